import { chatIdOf, type Message, type RequestCard } from '@shelfmate/contract/chat/chat'
import type { Tx } from '#platform/database/database.ts'
import { keyValues } from '#platform/idempotency/idempotency.ts'
import { ownKey } from '#platform/idempotency/request-key.ts'
import { Service } from '#platform/service/service.ts'
import { messageSent } from '../chat.events.ts'
import { announce, type ChatPorts } from '../chat.ledger.ts'
import { insertCard, insertChat } from '../chat.repository.ts'
import { seatOf } from '../seat.ts'
import { glimpseOf } from './glimpse.ts'

export interface NewCard {
  senderId: string
  recipientId: string
  card: RequestCard
  text: string
  /** Whether the recipient is asked for something: else it counts for nobody as unread. */
  counts: boolean
  /** Whether the recipient's devices hear of it. */
  rings: boolean
}

/** Cards of requests in chats: messages like others, numbered with them, written within what they tell of. */
export class ChatCards extends Service<Omit<ChatPorts, 'newChats' | 'quota'>> {
  /** Writes cards, chat by chat in one order so that no two transactions wait for each other. Makes chats where there are none. */
  async post(tx: Tx, cards: readonly NewCard[]): Promise<void> {
    const inChats = cards.map((each) => ({ ...each, chatId: chatIdOf(each.senderId, each.recipientId) }))
    for (const each of inChats.toSorted((a, b) => (a.chatId < b.chatId ? -1 : Number(a.chatId > b.chatId))))
      await this.#write(tx, each)
  }

  async #write(tx: Tx, { senderId, chatId, recipientId, ...written }: NewCard & { chatId: string }) {
    const { card, text, counts, rings } = written
    const seat = seatOf(senderId, chatId)
    const at = this.ports.clock.now()
    const key = ownKey()
    await insertChat(tx, { ...seat, now: at.toISOString() })
    const [stored] = await insertCard(tx, {
      ...seat,
      id: key.id,
      text,
      imageId: null,
      imageWidth: null,
      imageHeight: null,
      card: JSON.stringify(card),
      counts,
      now: at.toISOString(),
      ...keyValues({ userId: senderId, key, kind: 'message' }, at),
    })
    if (!stored) throw new Error('a chat that was just made is there')
    const { seq, sentAt, ...standings } = stored
    const said = card.said ?? null
    const lastMessage = { seq, senderId, text: glimpseOf(text), hasImage: false, sentAt, said }
    const message: Message = {
      id: key.id,
      seq,
      senderId,
      text,
      image: null,
      sentAt,
      editedAt: null,
      deleted: false,
      card,
    }
    tx.afterCommit(() => {
      announce(this.ports, seat, { ...standings, lastMessage }, [message])
      if (rings) this.ports.events.emitCommitted(messageSent, { chatId, recipientId })
    })
  }
}
