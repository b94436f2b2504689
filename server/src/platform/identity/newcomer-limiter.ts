import { msPerDay, msPerHour } from '@shelfmate/contract/api/durations'
import type { Clock } from '#platform/clock/clock.ts'
import { Limiter, type LimitStore } from '#platform/limits/limiter.ts'
import { isNewcomer, type Newcomer } from './newcomer.ts'

/** How often somebody may do what others hear of: so much an hour, and in an account's first days so much a day, too. */
export class NewcomerLimiter {
  readonly #clock: Clock
  readonly #hourly: Limiter
  readonly #first: Limiter

  constructor(store: LimitStore, clock: Clock, name: string, most: { perHour: number; firstPerDay: number }) {
    this.#clock = clock
    this.#hourly = new Limiter(store, { name, points: most.perHour, windowMs: msPerHour })
    this.#first = new Limiter(store, {
      name: `${name}-newcomer`,
      points: most.firstPerDay,
      windowMs: msPerDay,
    })
  }

  /** Takes a point for some work, and gives it back when the work fails. Errors: RATE_LIMITED. */
  spend<T>(who: Newcomer & { userId: string }, work: () => Promise<T>): Promise<T> {
    const { userId } = who
    const hourly = () => this.#hourly.spend(userId, work)
    return isNewcomer(who, this.#clock.now()) ? this.#first.spend(userId, hourly) : hourly()
  }
}
