import type { Images } from '#platform/images/index.ts'
import type { LimitStore } from '#platform/limits/limiter.ts'
import type { Implementation } from '#platform/routes/implementation.ts'
import type { ChatPorts } from './changes.ts'
import { chatLimits } from './chat.limits.ts'
import { seesImage } from './chat.repository.ts'
import { chatRoutes } from './chat.routes.ts'

export { messageSent } from './chat.events.ts'
export { readUnread, type Unread } from './unread.ts'

/** The chat feature: conversations of two, and the people one can begin them with. */
export function chatFeature(
  store: LimitStore,
  { images, ...options }: Omit<ChatPorts, 'newChats'> & { images: Pick<Images, 'allow'> },
): Implementation[] {
  const { newChats, ...limits } = chatLimits(store, options.clock)
  // D23: the two of them alone.
  images.allow(
    'chat',
    async (on, viewerId, imageId) => (await seesImage(on, { viewerId, imageId })).length > 0,
  )
  return chatRoutes({ ...options, newChats }, limits)
}
