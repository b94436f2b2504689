import { missedSpans } from './machine.ts'
import type { FoodRequest } from './requests.ts'

type Timed = Pick<FoodRequest, 'role' | 'state' | 'reason' | 'pickupAt' | 'passedAt' | 'endedAt' | 'actions'>

/** When next the clock alone changes what somebody may press, in ms since 1970; undefined when it never does. */
export function nextMoment(requests: readonly Timed[], after: number): number | undefined {
  const moments = requests.flatMap(momentsOf).filter((moment) => moment > after && Number.isFinite(moment))
  return moments.length > 0 ? Math.min(...moments) : undefined
}

/** It can be said that somebody missed a hand-over from a while after its pick-up time, and no longer two days after its promise ended. */
function momentsOf({ role, actions, ...request }: Timed): number[] {
  const [pickupAt, passedAt, endedAt] = [
    msOf(request.pickupAt),
    msOf(request.passedAt ?? null),
    msOf(request.endedAt),
  ]
  const spans = missedSpans({ ...request, pickupAt, passedAt, endedAt }, role)
  // What its moment has changed already is not waited for.
  return actions.includes('sayMissed')
    ? [Math.max(...spans.map(({ until }) => until).filter(Number.isFinite)) + 1]
    : spans.map(({ from }) => from)
}

/** A moment of the API, in ms since 1970. */
export const msOf = (moment: string | null): number | null => (moment === null ? null : Date.parse(moment))
