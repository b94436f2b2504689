import { messageSent } from '#features/chat/index.ts'
import type { Events } from '#platform/events/events.ts'
import type { MessageQueue } from './push/message-queue.ts'

/** Has every message queued for the devices of who it is for. */
export function listenForMessages(events: Events, queue: MessageQueue): void {
  events.onCommitted(messageSent, ({ chatId, recipientId }) => queue.add(chatId, recipientId))
}
