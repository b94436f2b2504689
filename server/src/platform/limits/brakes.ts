import type { Call } from '@shelfmate/contract/call'
import type { Clock } from '#platform/clock/clock.ts'
import { Pace } from './pace.ts'

const secondsPerMinute = 60
/** Half a minute's share may come at once: a screen that opens, a list that is scrolled fast, an outbox that empties. */
const burstPart = 0.5
/** A change costs the server more than a look. */
const changesPart = 0.5

/**
 * Keeps a program that runs wild as one student from slowing everybody else down. Far above what anybody does by hand; what
 * does harm in small numbers has limits of its own. For signed-in calls alone: a whole dorm can stand behind one address.
 */
export class Brakes {
  readonly #looks: Pace | undefined
  readonly #changes: Pace | undefined

  /** `perMinute` looks, and half as many changes, for each user in this process; 0: no brakes. */
  constructor(clock: Clock, perMinute: number) {
    if (perMinute === 0) return
    const pace = (most: number) =>
      new Pace(clock, { burst: most * burstPart, perSecond: most / secondsPerMinute })
    this.#looks = pace(perMinute)
    this.#changes = pace(perMinute * changesPart)
  }

  /** Throws RATE_LIMITED, with the seconds to wait, for a user who is too fast. */
  take(userId: string, { method }: Pick<Call, 'method'>): void {
    const pace = method === 'GET' ? this.#looks : this.#changes
    pace?.take(userId)
  }
}
