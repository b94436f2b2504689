import { messageSent } from '#features/chat/index.ts'
import { postEdited, postPublished } from '#features/exchange/index.ts'
import { promiseOff, wishGone } from '#features/requests/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Events } from '#platform/events/events.ts'
import type { MessageQueue } from './push/message-queue.ts'
import { topics } from './push/push-notice.ts'
import { queuePost } from './tellings/tellings.repository.ts'

/** Somebody who has mistyped edits or deletes at once: neighbours hear of what is left then. */
const secondThoughtsMs = 20_000

/** Has every message, every promise that is off, and every wish whose food has gone with its giver queued for the devices of who it is for. */
export function listenForMessages(events: Events, queue: MessageQueue): void {
  events.onCommitted(messageSent, ({ chatId, recipientId }) => queue.add(topics.chat(chatId), recipientId))
  events.onCommitted(promiseOff, ({ requestId, userId }) => queue.add(topics.off(requestId), userId))
  events.onCommitted(wishGone, ({ requestId, userId }) => queue.add(topics.gone(requestId), userId))
}

/** Has it decided who is told of a post that came or was edited, which is kept with the change itself. */
export function listenForPosts(events: Events, clock: Clock): void {
  const queue = async (tx: Tx, { postId }: { postId: string }) => {
    const dueAt = new Date(clock.now().getTime() + secondThoughtsMs).toISOString()
    await queuePost(tx, { postId, dueAt })
  }
  events.on(postPublished, queue)
  events.on(postEdited, queue)
}
