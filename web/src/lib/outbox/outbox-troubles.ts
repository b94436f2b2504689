import type { ApiError } from '../api-error.ts'
import { createStore } from '../store.ts'

/** Why the changes of a lane wait: sending failed. */
interface Trouble {
  failures: number
  /** When to try again by itself, in ms since 1970. */
  until: number
  /** What the server said; undefined when nothing got through. */
  answer?: ApiError | undefined
}

type Troubles = Readonly<Record<string, Trouble>>

/** What holds up every lane: the network. */
export const everyLane = '*'
export const noTroubles: Troubles = {}
export const troubles = createStore(noTroubles)
const useTroubles = troubles.use

/** What holds up the changes of a lane; undefined while they go their way. */
export function useTroubleOf(): (lane: string) => Trouble | undefined {
  const now = useTroubles()
  return (lane) => now[lane] ?? now[everyLane]
}
