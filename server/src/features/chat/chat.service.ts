import { limits } from '@shelfmate/contract/api/limits'
import { type ChatChange, type ChatTyping, chatTypingEvent } from '@shelfmate/contract/chat/chat'
import { deletedText } from '@shelfmate/contract/chat/chat-id'
import type { Tx } from '#platform/database/database.ts'
import { DomainError } from '#platform/errors/domain-error.ts'
import { detachImage } from '#platform/images/index.ts'
import { Service } from '#platform/service/service.ts'
import { announce, type ChatPorts, changeOf, noState } from './chat.ledger.ts'
import { deleteMessage, moveLastRead, takeTurn, updateText } from './chat.repository.ts'
import { requirePartner } from './people/people.ts'
import { readMessage, readState } from './reading/reading.repository.ts'
import { chatIdOfSeat, type Seat } from './seat.ts'

/** Changes of chats, but for new messages (see Sending). Each updates the chat's row first: that puts them in one order without gaps. */
export class ChatService extends Service<ChatPorts> {
  /** Changes the text of the user's own text message. Errors: NOT_FOUND, CHAT_QUOTA. */
  async edit(seat: Seat, id: string, text: string): Promise<ChatChange> {
    return this.ports.quota.spend(seat.userId, text, false, () =>
      this.#changeMessage(seat, id, (tx, turn) => updateText(tx, { ...seat, ...turn, id, text })),
    )
  }

  /** Deletes the user's own message; nothing is kept of what it said, nor of its image. Errors: NOT_FOUND. */
  async remove(seat: Seat, id: string): Promise<ChatChange> {
    return this.#changeMessage(seat, id, async (tx, turn) => {
      const deleted = await deleteMessage(tx, { ...seat, ...turn, id, text: deletedText })
      for (const { imageId } of deleted) if (imageId !== null) await detachImage(tx, imageId)
      return deleted
    })
  }

  /** Notes that the user has seen everything up to a message; sending alone notes nothing. Errors: NOT_FOUND. */
  async read(seat: Seat, seq: number): Promise<ChatChange> {
    const { database } = this.ports
    const upto = Math.min(seq, limits.positionMax)
    try {
      const state = await database.transaction(async (tx) => {
        const [turn] = await takeTurn(tx, seat)
        const [moved] = turn ? await moveLastRead(tx, { ...seat, seq: upto }) : []
        const [now] = moved ? await readState(tx, seat) : []
        if (!now) throw new Unchanged()
        return now
      })
      return announce(this.ports, seat, state, [])
    } catch (error) {
      if (!(error instanceof Unchanged)) throw error
    }
    const [state] = await readState(database, seat)
    if (!state) await requirePartner(database, seat)
    return changeOf(seat, state ?? noState, (state ?? noState).change, [])
  }

  /** Tells the partner that the user is writing. Errors: NOT_FOUND. */
  async type(seat: Seat): Promise<void> {
    await requirePartner(this.ports.database, seat)
    const typing: ChatTyping = { chatId: chatIdOfSeat(seat), userId: seat.userId }
    this.ports.publish(seat.partnerId, chatTypingEvent, typing)
  }

  async #changeMessage(
    seat: Seat,
    id: string,
    write: (tx: Tx, turn: { change: number; now: string }) => Promise<{ seq: number }[]>,
  ): Promise<ChatChange> {
    const { database, clock } = this.ports
    const { messages, ...state } = await database.transaction(async (tx) => {
      const [turn] = await takeTurn(tx, seat)
      const written = turn ? await write(tx, { ...turn, now: clock.now().toISOString() }) : []
      const [found] = written.length > 0 ? await readMessage(tx, { ...seat, id }) : []
      if (!found) throw new DomainError('NOT_FOUND')
      return found
    })
    return announce(this.ports, seat, state, messages)
  }
}

/** Thrown to roll back a turn in which nothing changed. */
class Unchanged extends Error {}
