import type { Pool } from 'pg'
import type { Job } from '#platform/jobs/every.ts'
import { Limiter } from '#platform/limits/limiter.ts'
import type { Implementation } from '#platform/routes/implementation.ts'
import { purgeExchange } from './exchange.jobs.ts'
import type { ExchangePorts } from './exchange.ledger.ts'
import { exchangeRoutes } from './exchange.routes.ts'

export { donationActions } from './exchange.counting.repository.ts'
export { donationRecorded } from './exchange.events.ts'

const hour = 3_600

/** The exchange feature: posts of surplus food, their comments and claims. */
export function exchangeFeature(
  pool: Pool,
  ports: Omit<ExchangePorts, 'limits'>,
): { routes: Implementation[]; jobs: Job[] } {
  const limits = {
    posts: new Limiter(pool, { name: 'exchange-posts', points: 30, seconds: hour }),
    comments: new Limiter(pool, { name: 'exchange-comments', points: 120, seconds: hour }),
  }
  return {
    routes: exchangeRoutes({ ...ports, limits }),
    jobs: [purgeExchange(ports.database, ports.clock)],
  }
}
