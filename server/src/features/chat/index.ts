import type { Images } from '#platform/images/index.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import type { LimitStore } from '#platform/limits/limiter.ts'
import type { Implementation } from '#platform/routes/implementation.ts'
import { purgeEarlierTexts } from './chat.jobs.ts'
import { chatLimits } from './chat.limits.ts'
import { seesImage } from './chat.repository.ts'
import { chatRoutes } from './chat.routes.ts'

export { messageSent } from './chat.events.ts'
export { ChatCards, type NewCard } from './messages/cards.service.ts'
export {
  haveChat,
  leaveChats,
  quoteMessage,
  removeReportedImage,
  removeReportedMessage,
} from './messages/judged-message.ts'
export { awaitMessages } from './messages/under-way.ts'
export { findPeople } from './people/people.ts'
export { readUnread, type Unread } from './reading/unread.ts'

/** The chat feature: conversations of two, and the people one can begin them with. */
export function chatFeature(
  store: LimitStore,
  {
    images,
    ...options
  }: Omit<Parameters<typeof chatRoutes>[0], 'newChats' | 'quota'> & { images: Pick<Images, 'allow'> },
): { routes: Implementation[]; jobs: Job[] } {
  const { newChats, quota, ...limits } = chatLimits(store, options.clock)
  // D23: the two of them alone.
  images.allow('chat', seesImage)
  return {
    routes: chatRoutes({ ...options, newChats, quota }, limits),
    jobs: [purgeEarlierTexts(options.database, options.clock)],
  }
}
