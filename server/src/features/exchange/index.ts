import { exchangeChangedEvent } from '@shelfmate/contract/exchange'
import type { Job } from '#platform/jobs/every.ts'
import { Limiter, type LimitStore } from '#platform/limits/limiter.ts'
import type { Implementation } from '#platform/routes/implementation.ts'
import { purgeExchange } from './exchange.jobs.ts'
import type { ExchangePorts } from './exchange.ledger.ts'
import { exchangeRoutes } from './exchange.routes.ts'
import { PostNews } from './post-news.ts'

export { ExchangeAdmin } from './exchange.admin.ts'
export { donationActions } from './exchange.counting.repository.ts'
export { donationsRecorded } from './exchange.events.ts'

const hour = 3_600

interface ExchangeOptions extends Omit<ExchangePorts, 'limits' | 'tell'> {
  /** Sends an event to every open screen of everybody. */
  publishToEveryone(event: string, payload: unknown): void
}

/** The exchange feature: posts of surplus food, their comments and claims. */
export function exchangeFeature(
  store: LimitStore,
  { publishToEveryone, ...ports }: ExchangeOptions,
): { routes: Implementation[]; jobs: Job[]; close(): void } {
  const news = new PostNews((change) => publishToEveryone(exchangeChangedEvent, change))
  const limits = {
    posts: new Limiter(store, { name: 'exchange-posts', points: 30, seconds: hour }),
    comments: new Limiter(store, { name: 'exchange-comments', points: 120, seconds: hour }),
  }
  return {
    routes: exchangeRoutes({ ...ports, limits, tell: (change) => news.tell(change) }),
    jobs: [purgeExchange(ports.database, ports.clock)],
    close: () => news.close(),
  }
}
