import { deletedText, usersOfChat } from '@shelfmate/contract/chat/chat-id'
import type { Executor, Tx } from '#platform/database/database.ts'
import { DomainError } from '#platform/errors/domain-error.ts'
import type { Onlooker } from '#platform/identity/meeting.ts'
import { detachImage } from '#platform/images/index.ts'
import { deleteMessage, takeTurn } from '../chat.repository.ts'
import { readMessage } from '../reading/reading.repository.ts'
import { seatFor, seatOf } from '../seat.ts'
import { listEarlierTexts } from './earlier.repository.ts'

interface QuotedMessage {
  senderId: string
  text: string
  imageId: string | null
  earlier: { text: string; replacedAt: string }[]
}

/** A message as its reader sees it, with what it said before: for a report alone. Errors: NOT_FOUND. */
export async function quoteMessage(
  on: Executor,
  reader: Onlooker,
  chatId: string,
  id: string,
): Promise<QuotedMessage> {
  const seat = seatFor(reader, chatId)
  const [found] = await readMessage(on, { ...seat, id })
  const [message] = found?.messages ?? []
  if (!message || message.deleted || message.senderId === reader.userId) throw new DomainError('NOT_FOUND')
  const { senderId, text, image, seq } = message
  const earlier = await listEarlierTexts(on, { ...seat, seq })
  return { senderId, text, imageId: image?.id ?? null, earlier }
}

/** Deletes a reported message as its sender could; returns the two whose chat it was in. */
export async function removeReportedMessage(
  tx: Tx,
  { chatId, id, senderId, now }: { chatId: string; id: string; senderId: string; now: Date },
): Promise<readonly string[]> {
  const seat = seatOf(senderId, chatId)
  const [turn] = await takeTurn(tx, seat)
  const at = { ...seat, id, text: deletedText, now: now.toISOString() }
  const deleted = turn ? await deleteMessage(tx, { ...at, ...turn }) : []
  for (const { imageId } of deleted) if (imageId !== null) await detachImage(tx, imageId)
  return usersOfChat(chatId) ?? []
}
