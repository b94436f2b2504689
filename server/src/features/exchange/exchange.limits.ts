import { msPerHour, msPerMinute } from '@shelfmate/contract/api/durations'
import { serverLimits } from '@shelfmate/contract/api/server-limits'
import type { Clock } from '#platform/clock/clock.ts'
import { NewcomerLimiter } from '#platform/identity/newcomer-limiter.ts'
import type { Viewer } from '#platform/identity/sessions.ts'
import { Limiter, type LimitStore } from '#platform/limits/limiter.ts'

export type ExchangeWriter = Pick<Viewer, 'userId' | 'since'>

export const exchangeLimits = (store: LimitStore, clock: Clock) => ({
  savings: new Limiter(store, { name: 'exchange-searches', points: 60, windowMs: msPerHour }),
  // Words of offers that the guard reads, for a suggestion or an edit: somebody who pauses after every letter, and fills a form to
  // its limits, stays below it.
  readings: new Limiter(store, { name: 'exchange-suggestions', points: 600, windowMs: 10 * msPerMinute }),
  // Whoever has asked hears of each.
  windows: new Limiter(store, { name: 'exchange-windows', points: 60, windowMs: msPerHour }),
  posts: new NewcomerLimiter(store, clock, 'exchange-posts', {
    perHour: 30,
    firstPerDay: serverLimits.newcomerPostsPerDay,
  }),
  comments: new NewcomerLimiter(store, clock, 'exchange-comments', {
    perHour: 120,
    firstPerDay: serverLimits.newcomerCommentsPerDay,
  }),
})
