import { chatIdOf, usersOfChat } from '@shelfmate/contract/chat/chat-id'
import { DomainError } from '#platform/errors/domain-error.ts'
import { mayInteract, type Onlooker } from '#platform/identity/visibility.ts'

/** One user's place in one chat. */
export type Seat = {
  /** The chat's key: its users, sorted. */
  userA: string
  userB: string
  userId: string
  partnerId: string
}

/** A user's place in a chat; whether the partner exists is for the database to say. Errors: NOT_FOUND (D24). */
export function seatOf(userId: string, chatId: string): Seat {
  const [userA, userB] = usersOfChat(chatId) ?? []
  if (!userA || !userB || (userId !== userA && userId !== userB)) throw new DomainError('NOT_FOUND')
  return { userA, userB, userId, partnerId: userId === userA ? userB : userA }
}

/** The same for whoever asks: a chat with somebody hidden is one that is not there. Errors: NOT_FOUND. */
export function seatFor(viewer: Onlooker, chatId: string): Seat {
  const seat = seatOf(viewer.userId, chatId)
  if (!mayInteract(viewer, seat.partnerId)) throw new DomainError('NOT_FOUND')
  return seat
}

/** The same, for what one may try with oneself. Errors: NOT_FOUND, CHAT_WITH_ONESELF. */
export function seatWithAnother(viewer: Onlooker, chatId: string): Seat {
  if (chatId === chatIdOf(viewer.userId, viewer.userId)) throw new DomainError('CHAT_WITH_ONESELF')
  return seatFor(viewer, chatId)
}

/** The other place of the same chat. */
export const partnerOf = ({ userId, partnerId, ...chat }: Seat): Seat => ({
  ...chat,
  userId: partnerId,
  partnerId: userId,
})

/** The id of the chat that a seat is in. */
export const chatIdOfSeat = ({ userA, userB }: Seat): string => chatIdOf(userA, userB)
