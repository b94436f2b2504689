import type { HeadOfPage } from '#platform/http/pages/page-head.ts'
import { hiddenNow } from '#platform/identity/blocks/blocks.repository.ts'
import type { Images } from '#platform/images/index.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import type { LimitStore } from '#platform/limits/limiter.ts'
import type { Log } from '#platform/log/log.ts'
import type { Implementation } from '#platform/routes/implementation.ts'
import type { LinkSigner } from '#platform/secret/secret.ts'
import { PostHolds } from './claims/holds.service.ts'
import { purgeExchange } from './exchange.jobs.ts'
import type { ExchangePorts } from './exchange.ledger.ts'
import { exchangeLimits } from './exchange.limits.ts'
import { exchangeRoutes } from './exchange.routes.ts'
import { readWords } from './offers/offers.jobs.ts'
import { PostNews } from './posts/post-news.ts'
import type { PeoplePorts } from './posts/posts-of.ts'
import { searchRoutes } from './searches/searches.routes.ts'
import { SharedPosts } from './sharing/shared-posts.ts'
import { sharingRoutes } from './sharing/sharing.routes.ts'
import { type Channels, tellAudience } from './telling/change-audience.ts'

export { type HeldPost, PostHolds } from './claims/holds.service.ts'
export { movePosts } from './exchange.admin.repository.ts'
export { ExchangeAdmin } from './exchange.admin.ts'
export { donationActions } from './exchange.counting.repository.ts'
export { donationsRecorded, pictureChanged, postEdited, postEnded, postPublished } from './exchange.events.ts'
export { pickupPlaceOf, pickupWindowOf, postIsKept, postIsThere } from './exchange.repository.ts'
export { type Diet, fitsDiet } from './offers/fits-diet.ts'
export { quoteComment, quotePost } from './quotes.repository.ts'
export { neighboursOf } from './telling/neighbours.repository.ts'
export { readToldPost, type ToldPost } from './telling/told-post.repository.ts'

type CommandPorts = Omit<ExchangePorts, 'limits' | 'tell' | 'database' | 'configuredDorms'> & Channels
type ExchangeOptions = CommandPorts & Pick<ExchangePorts, 'database' | 'configuredDorms'> & PeoplePorts
type Beside = { links: LinkSigner; images: Pick<Images, 'read'>; log: Log }

/** What is promised of posts, for a command that serves nobody itself. */
export const holdsForCommands = (ports: CommandPorts): PostHolds =>
  new PostHolds({ ...ports, tell: (change, audience) => tellAudience(ports, change, audience) })

/** The exchange feature: posts of surplus food, their comments and claims. */
export function exchangeFeature(
  store: LimitStore,
  { publishToEveryone, links, images, log, ...ports }: ExchangeOptions & Beside,
): {
  routes: Implementation[]
  jobs: Job[]
  holds: PostHolds
  heads: Record<string, HeadOfPage>
  close(): Promise<void>
} {
  const channels = { publishToEveryone, publish: ports.publish }
  const news = new PostNews({
    publish: (change, audience) => tellAudience(channels, change, audience),
    hiddenNow: (userId) => hiddenNow(ports.database, userId),
    log,
  })
  const { savings, ...limits } = exchangeLimits(store, ports.clock)
  const all: ExchangePorts & PeoplePorts = {
    ...ports,
    limits,
    tell: (change, audience) => news.tell(change, audience),
  }
  const shared = new SharedPosts({ ...ports, links, images })
  return {
    heads: { '/exchange/posts/:postId': shared.headOf },
    routes: [...exchangeRoutes(all), ...sharingRoutes(shared), ...searchRoutes({ ...all, savings })],
    holds: new PostHolds(all),
    jobs: [purgeExchange(ports.database, ports.clock), readWords(ports.database)],
    close: () => news.close(),
  }
}
