import { chatIdOf, deletedText, usersOfChat } from '@shelfmate/contract/chat/chat-id'
import { saysOwnWords } from '@shelfmate/contract/chat/own-words'
import type { Executor, Tx } from '#platform/database/database.ts'
import { DomainError } from '#platform/errors/domain-error.ts'
import { detachImage } from '#platform/images/index.ts'
import {
  deleteJudgedMessage,
  findImageMessage,
  listImagesWith,
  listPartners,
  takeTurn,
} from '../chat.repository.ts'
import { readMessage, readState } from '../reading/reading.repository.ts'
import { seatOf } from '../seat.ts'
import { listEarlierTexts } from './earlier.repository.ts'

interface QuotedMessage {
  senderId: string
  text: string
  imageId: string | null
  earlier: { text: string; replacedAt: string }[]
}

/**
 * A message to somebody, with what it said before: for a report alone, so a block that came since hides nothing of it.
 * Errors: NOT_FOUND.
 */
export async function quoteMessage(
  on: Executor,
  readerId: string,
  chatId: string,
  id: string,
): Promise<QuotedMessage> {
  const seat = seatOf(readerId, chatId)
  const [found] = await readMessage(on, { ...seat, id })
  const [message] = found?.messages ?? []
  if (!message || message.deleted || message.senderId === readerId) throw new DomainError('NOT_FOUND')
  if (message.card && !saysOwnWords(message.card)) throw new DomainError('NOT_FOUND')
  const { senderId, text, image, seq } = message
  const earlier = await listEarlierTexts(on, { ...seat, seq })
  return { senderId, text, imageId: image?.id ?? null, earlier }
}

/** Whether two people have a chat, hidden from them or not. */
export const haveChat = async (on: Executor, one: string, other: string): Promise<boolean> =>
  (await readState(on, seatOf(one, chatIdOf(one, other)))).length > 0

/** Deletes a reported message, or what a card says; returns the two whose chat it was in. */
export async function removeReportedMessage(
  tx: Tx,
  { chatId, id, senderId, now }: { chatId: string; id: string; senderId: string; now: Date },
): Promise<readonly string[]> {
  const seat = seatOf(senderId, chatId)
  const [turn] = await takeTurn(tx, seat)
  const at = { ...seat, id, text: deletedText, now: now.toISOString() }
  const deleted = turn ? await deleteJudgedMessage(tx, { ...at, ...turn }) : []
  for (const { imageId } of deleted) if (imageId !== null) await detachImage(tx, imageId)
  return usersOfChat(chatId) ?? []
}

/** Deletes a reported image with the message that it was sent with; returns the two whose chat that was in, or nobody. */
export async function removeReportedImage(tx: Tx, imageId: string, now: Date): Promise<readonly string[]> {
  const [message] = await findImageMessage(tx, { imageId })
  if (!message) {
    await detachImage(tx, imageId)
    return []
  }
  const { userA, userB, id, senderId } = message
  return removeReportedMessage(tx, { chatId: chatIdOf(userA, userB), id, senderId, now })
}

/** Deletes the images in all chats of somebody whose account goes: with the chats, nobody could take back what they sent. Returns who those are with. */
export async function leaveChats(tx: Tx, userId: string): Promise<string[]> {
  for (const { imageId } of await listImagesWith(tx, { userId })) await detachImage(tx, imageId)
  return (await listPartners(tx, { userId })).map(({ partnerId }) => partnerId)
}
