import type { Image } from '@shelfmate/contract/api/images'
import { limits } from '@shelfmate/contract/api/limits'
import {
  type ChatChange,
  type ChatTyping,
  chatTypingEvent,
  type Message,
} from '@shelfmate/contract/chat/chat'
import { deletedText } from '@shelfmate/contract/chat/chat-id'
import type { Executor, Tx } from '#platform/database/database.ts'
import { DomainError } from '#platform/errors/domain-error.ts'
import { keyValues, once, type Repeatable } from '#platform/idempotency/idempotency.ts'
import type { RequestKey } from '#platform/idempotency/request-key.ts'
import type { Viewer } from '#platform/identity/sessions.ts'
import { attachImage, detachImage } from '#platform/images/index.ts'
import { Service } from '#platform/service/service.ts'
import { announce, type ChatPorts, changeOf, noState } from './changes.ts'
import { messageSent } from './chat.events.ts'
import {
  deleteMessage,
  insertChat,
  insertMessage,
  isRepeated,
  moveLastRead,
  takeTurn,
  updateText,
} from './chat.repository.ts'
import { glimpseOf } from './messages/glimpse.ts'
import { requirePartner } from './people/people.ts'
import { type ChatState, readMessage, readState } from './reading/reading.repository.ts'
import { chatIdOfSeat, type Seat } from './seat.ts'

interface SentMessage {
  text: string
  imageId: string | null
}

interface NewMessage extends SentMessage {
  id: string
  key: RequestKey
  sender: Sender
}

type Sender = Pick<Viewer, 'userId' | 'since'>

interface Sent {
  state: ChatState
  message: Message
}

/** Changes of chats. Each updates the chat's row first: that puts them in one order without gaps. */
export class ChatService extends Service<ChatPorts> {
  /**
   * Sends a message; one that its sender has sent before changes nothing and is answered as it is now.
   * Errors: NOT_FOUND, IMAGE_NOT_FOUND, RATE_LIMITED for too many new chats, CHAT_QUOTA, ID_REUSED.
   */
  async send(seat: Seat, fields: SentMessage, key: RequestKey, sender: Sender): Promise<ChatChange> {
    const { database, quota } = this.ports
    const message = { ...fields, id: key.id, key, sender }
    const hasPicture = fields.imageId !== null
    return once(
      database,
      requestOf(seat, key),
      async () => {
        const sent = await quota.spend(
          seat.userId,
          fields.text,
          hasPicture,
          async () => (await this.#sendQuickly(seat, message)) ?? this.#sendTogether(seat, message),
        )
        return this.#tell(seat, sent.state, sent.message)
      },
      () => this.#sentBefore(seat, message),
    )
  }

  /** Changes the text of the user's own text message. Errors: NOT_FOUND, CHAT_QUOTA. */
  async edit(seat: Seat, id: string, text: string): Promise<ChatChange> {
    return this.ports.quota.spend(seat.userId, text, false, () =>
      this.#changeMessage(seat, id, (tx, turn) => updateText(tx, { ...seat, ...turn, id, text })),
    )
  }

  /** Deletes the user's own message; nothing is kept of what it said, nor of its picture. Errors: NOT_FOUND. */
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

  /** The way of nearly every message: a text in a chat that is there. One statement is a transaction of its own. */
  async #sendQuickly(seat: Seat, message: NewMessage): Promise<Sent | undefined> {
    return message.imageId === null ? this.#store(this.ports.database, seat, message, null) : undefined
  }

  /** A message together with its picture, its chat or both. */
  async #sendTogether(seat: Seat, message: NewMessage): Promise<Sent> {
    const { database, newChats } = this.ports
    if ((await readState(database, seat)).length > 0)
      return database.transaction((tx) => this.#storeWithPicture(tx, seat, message))
    await requirePartner(database, seat)
    await newChats.take(message.sender)
    let isNew = false
    try {
      return await database.transaction(async (tx) => {
        // A chat that somebody begins at this moment is waited for, and then there.
        const made = await insertChat(tx, { ...seat, now: this.ports.clock.now().toISOString() })
        const sent = await this.#storeWithPicture(tx, seat, message)
        isNew = made.length > 0
        return sent
      })
    } finally {
      if (!isNew) await newChats.giveBack(message.sender)
    }
  }

  async #storeWithPicture(tx: Tx, seat: Seat, message: NewMessage): Promise<Sent> {
    const { imageId: id } = message
    const now = this.ports.clock.now()
    const attachment = { ownerId: seat.userId, purpose: 'chat', now } as const
    const picture = id === null ? null : await attachImage(tx, { id, ...attachment })
    const sent = await this.#store(tx, seat, message, picture)
    if (!sent) throw new DomainError('NOT_FOUND')
    return sent
  }

  async #store(
    on: Executor,
    seat: Seat,
    { id, text, imageId, key }: NewMessage,
    image: Image | null,
  ): Promise<Sent | undefined> {
    const now = this.ports.clock.now()
    const size = { imageWidth: image?.width ?? null, imageHeight: image?.height ?? null }
    const [stored] = await insertMessage(on, {
      ...{ ...seat, id, text, imageId, ...size, card: null, counts: true, now: now.toISOString() },
      ...keyValues(requestOf(seat, key), now),
    }).catch(refuseKnown)
    if (!stored) return undefined
    const { seq, sentAt, ...standings } = stored
    const { userId: senderId } = seat
    return {
      state: {
        ...standings,
        lastMessage: { seq, senderId, text: glimpseOf(text), hasImage: image !== null, sentAt },
      },
      message: { id, seq, senderId, text, image, sentAt, editedAt: null, deleted: false, card: null },
    }
  }

  /** What became of a message that was sent before; undefined when this one was not. */
  async #sentBefore(seat: Seat, { id, text, imageId }: NewMessage): Promise<ChatChange | undefined> {
    const [found] = await readMessage(this.ports.database, { ...seat, id })
    const [message] = found?.messages ?? []
    if (!found || message?.senderId !== seat.userId) return undefined
    const isAsSent = message.editedAt === null && !message.deleted
    if (isAsSent && (message.text !== text || (message.image?.id ?? null) !== imageId)) return undefined
    // Who sends again had no answer: the process that should have told both may be gone. A screen that has missed
    // something since sees that by the gap.
    return this.#tell(seat, found, message, found.change)
  }

  #tell(seat: Seat, state: ChatState, message: Message, since?: number): ChatChange {
    const change = announce(this.ports, seat, state, [message], since)
    this.ports.events.tell(messageSent, { chatId: change.chatId, recipientId: seat.partnerId })
    return change
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

/** What is said again of a message is read anew: nothing may be left of one that was deleted. */
const requestOf = ({ userId }: Seat, key: RequestKey): Repeatable => ({ userId, key, kind: 'message' })

function refuseKnown(error: unknown): never {
  throw isRepeated(error) ? new DomainError('ID_REUSED') : error
}
