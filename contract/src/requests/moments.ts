import { isOpen, lateMs, missedWindowMs } from './machine.ts'
import type { FoodRequest } from './requests.ts'

type Timed = Pick<FoodRequest, 'state' | 'reason' | 'pickupAt' | 'endedAt'>

/** When next the clock alone changes what somebody may press, in ms since 1970; undefined when it never does. */
export function nextMoment(requests: readonly Timed[], after: number): number | undefined {
  const moments = requests.map(momentOf).filter((moment) => moment > after)
  return moments.length > 0 ? Math.min(...moments) : undefined
}

/** It can be said that somebody missed a hand-over a while after its pick-up time, and no longer two days after its promise ended. */
function momentOf({ state, reason, pickupAt, endedAt }: Timed): number {
  if (isOpen(state)) return pickupAt === null ? Number.NaN : Date.parse(pickupAt) + lateMs
  return reason === 'holdEnded' && endedAt !== null ? Date.parse(endedAt) + missedWindowMs + 1 : Number.NaN
}
