import { limits } from '@shelfmate/contract/api/limits'
import type { Clock } from '#platform/clock/clock.ts'
import { isNewcomer } from '#platform/identity/newcomer.ts'
import type { Viewer } from '#platform/identity/sessions.ts'
import { Limiter, type LimitStore } from '#platform/limits/limiter.ts'

export type Writer = Pick<Viewer, 'userId' | 'since'>

const hour = 3_600
const day = 86_400

/** How often somebody may write: so much an hour, and in an account's first days so much a day, too. */
class Writing {
  readonly #clock: Clock
  readonly #hourly: Limiter
  readonly #first: Limiter

  constructor(store: LimitStore, clock: Clock, name: string, most: { perHour: number; firstPerDay: number }) {
    this.#clock = clock
    this.#hourly = new Limiter(store, { name, points: most.perHour, seconds: hour })
    this.#first = new Limiter(store, { name: `${name}-newcomer`, points: most.firstPerDay, seconds: day })
  }

  /** Takes a point for some work, and gives it back when the work fails. Errors: RATE_LIMITED. */
  spend<T>(writer: Writer, work: () => Promise<T>): Promise<T> {
    const { userId } = writer
    const hourly = () => this.#hourly.spend(userId, work)
    return isNewcomer(writer, this.#clock.now()) ? this.#first.spend(userId, hourly) : hourly()
  }
}

export const exchangeLimits = (store: LimitStore, clock: Clock) => ({
  savings: new Limiter(store, { name: 'exchange-searches', points: 60, seconds: hour }),
  posts: new Writing(store, clock, 'exchange-posts', {
    ...{ perHour: 30, firstPerDay: limits.newcomerPostsPerDay },
  }),
  comments: new Writing(store, clock, 'exchange-comments', {
    ...{ perHour: 120, firstPerDay: limits.newcomerCommentsPerDay },
  }),
})
