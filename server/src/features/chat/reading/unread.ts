import { deletedText } from '@shelfmate/contract/chat/chat-id'
import type { Executor } from '#platform/database/database.ts'
import { hiddenNow } from '#platform/identity/blocks/blocks.repository.ts'
import { mayInteract } from '#platform/identity/visibility.ts'
import { findPersons } from '../people/people.ts'
import { seatOf } from '../seat.ts'
import { findOldestUnread, readState } from './reading.repository.ts'

/** What somebody has not read in one of their chats. */
export interface Unread {
  partnerName: string
  count: number
  /** When the oldest of it was sent. */
  since: Date
  /** What the newest message says where it is the partner's; empty for an image alone. */
  newest: { text: string; hasImage: boolean } | null
}

/** The same for other features; undefined when everything is read. */
export async function readUnread(on: Executor, userId: string, chatId: string): Promise<Unread | undefined> {
  const seat = seatOf(userId, chatId)
  const [state] = await readState(on, seat)
  if (!state || state.unreadCount === 0) return undefined
  if (!mayInteract({ hidden: await hiddenNow(on, userId) }, seat.partnerId)) return undefined
  const partner = (await findPersons(on, [seat.partnerId])).get(seat.partnerId)
  const [oldest] = await findOldestUnread(on, { ...seat, lastReadSeq: state.lastReadSeq })
  if (!partner || !oldest) return undefined
  const { senderId, text, hasImage, said } = state.lastMessage
  const isTheirs = senderId === seat.partnerId && text !== deletedText
  return {
    partnerName: partner.displayName,
    count: state.unreadCount,
    since: new Date(oldest.sentAt),
    newest: isTheirs ? { text: said?.recipient ?? text, hasImage } : null,
  }
}
