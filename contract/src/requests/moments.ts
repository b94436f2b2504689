import { missedSpan } from './machine.ts'
import type { FoodRequest } from './requests.ts'

type Timed = Pick<FoodRequest, 'role' | 'state' | 'reason' | 'pickupAt' | 'endedAt' | 'actions'>

/** When next the clock alone changes what somebody may press, in ms since 1970; undefined when it never does. */
export function nextMoment(requests: readonly Timed[], after: number): number | undefined {
  const moments = requests.map(momentOf).filter((moment) => moment > after && Number.isFinite(moment))
  return moments.length > 0 ? Math.min(...moments) : undefined
}

/** It can be said that somebody missed a hand-over from a while after its pick-up time, and no longer two days after its promise ended. */
function momentOf({ role, actions, ...ending }: Timed): number {
  const [pickupAt, endedAt] = [msOf(ending.pickupAt), msOf(ending.endedAt)]
  const span = missedSpan({ ...ending, pickupAt, endedAt }, role)
  if (!span) return Number.NaN
  // What its moment has changed already is not waited for.
  return actions.includes('sayMissed') ? span.until + 1 : span.from
}

/** A moment of the API, in ms since 1970. */
export const msOf = (moment: string | null): number | null => (moment === null ? null : Date.parse(moment))
