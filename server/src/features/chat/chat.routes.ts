import { chatCalls } from '@shelfmate/contract/chat/chat'
import { type Implementation, implement, implementAhead } from '#platform/routes/implementation.ts'
import type { ChatPorts } from './chat.ledger.ts'
import type { ChatLimits } from './chat.limits.ts'
import { ChatService } from './chat.service.ts'
import { Sending } from './messages/sending.service.ts'
import { findPeople } from './people/people.ts'
import type { HandOversBetween } from './reading/reading.repository.ts'
import { ChatReading } from './reading/reading.service.ts'
import { seatFor, seatWithAnother } from './seat.ts'

/** The chat's calls. */
export function chatRoutes(
  ports: ChatPorts & { handOversBetween: HandOversBetween },
  limits: Omit<ChatLimits, 'newChats' | 'quota'>,
): Implementation[] {
  const { database } = ports
  const chats = new ChatService(ports)
  const sending = new Sending(ports)
  const reading = new ChatReading(database, ports.handOversBetween)
  return [
    implement(chatCalls.listPeople, async ({ viewer, query }) => {
      limits.people.take(viewer.userId)
      return findPeople(database, viewer, query)
    }),
    implement(chatCalls.listChats, ({ viewer, query }) => reading.list(viewer, query)),
    implement(chatCalls.open, async ({ viewer, params }) =>
      reading.open(seatWithAnother(viewer, params.chatId)),
    ),
    implement(chatCalls.listMessages, async ({ viewer, params, query }) =>
      reading.listMessages(seatFor(viewer, params.chatId), query.before),
    ),
    implement(chatCalls.catchUp, async ({ viewer, params, query }) =>
      reading.catchUp(seatFor(viewer, params.chatId), query.after),
    ),
    implementAhead(
      chatCalls.send,
      async ({ viewer, params, body, key }) => {
        const seat = seatWithAnother(viewer, params.chatId)
        limits.messages.take(viewer.userId)
        return sending.send(seat, body, key, viewer)
      },
      async ({ remembered, params, body, key }) => {
        const seat = seatWithAnother(remembered, params.chatId)
        return limits.messages.trying(remembered.userId, () => sending.sendAhead(seat, body, key, remembered))
      },
    ),
    implement(chatCalls.edit, async ({ viewer, params, body }) => {
      const seat = seatFor(viewer, params.chatId)
      limits.messages.take(viewer.userId)
      return chats.edit(seat, params.id, body.text)
    }),
    implement(chatCalls.remove, async ({ viewer, params }) => {
      const seat = seatFor(viewer, params.chatId)
      limits.messages.take(viewer.userId)
      return chats.remove(seat, params.id)
    }),
    implement(chatCalls.read, async ({ viewer, params, body }) =>
      chats.read(seatFor(viewer, params.chatId), body.seq),
    ),
    implement(chatCalls.typing, async ({ viewer, params }) => {
      const seat = seatFor(viewer, params.chatId)
      limits.typing.take(viewer.userId)
      await chats.type(seat)
      return null
    }),
  ]
}
