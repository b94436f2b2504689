import type { Image } from '@shelfmate/contract/api/images'
import type { ChatChange, Message } from '@shelfmate/contract/chat/chat'
import type { Executor, Tx } from '#platform/database/database.ts'
import { DomainError } from '#platform/errors/domain-error.ts'
import { keyValues, once, type Repeatable } from '#platform/idempotency/idempotency.ts'
import type { RequestKey } from '#platform/idempotency/request-key.ts'
import { holdOffEndings } from '#platform/identity/blocks/under-way.repository.ts'
import { type Remembered, rememberedValues } from '#platform/identity/remembered.ts'
import type { Viewer } from '#platform/identity/sessions.ts'
import { attachImage } from '#platform/images/index.ts'
import { Service } from '#platform/service/service.ts'
import { messageSent } from '../chat.events.ts'
import { announce, type ChatPorts } from '../chat.ledger.ts'
import { insertChat, insertMessage, insertMessageAhead, isRepeated } from '../chat.repository.ts'
import { requirePartner } from '../people/people.ts'
import { type ChatState, readMessage, readState } from '../reading/reading.repository.ts'
import type { Seat } from '../seat.ts'
import { glimpseOf } from './glimpse.ts'

interface SentMessage {
  text: string
  imageId: string | null
}

interface KeyedMessage extends SentMessage {
  id: string
  key: RequestKey
}

interface NewMessage extends KeyedMessage {
  sender: Sender
}

type Sender = Pick<Viewer, 'userId' | 'since'>

interface Sent {
  state: ChatState
  message: Message
}

/** Messages on their way into chats. */
export class Sending extends Service<ChatPorts> {
  /**
   * Sends a message; one that its sender has sent before changes nothing and is answered as it is now.
   * Errors: NOT_FOUND, IMAGE_NOT_FOUND, RATE_LIMITED for too many new chats, CHAT_QUOTA, ID_REUSED.
   */
  async send(seat: Seat, fields: SentMessage, key: RequestKey, sender: Sender): Promise<ChatChange> {
    const { database, quota } = this.ports
    const message = { ...fields, id: key.id, key, sender }
    const hasImage = fields.imageId !== null
    return once(
      database,
      requestOf(seat, key),
      async () => {
        const sent = await quota.spend(
          seat.userId,
          fields.text,
          hasImage,
          async () => (await this.#sendQuickly(seat, message)) ?? this.#sendTogether(seat, message),
        )
        return this.#tell(seat, sent.state, sent.message)
      },
      () => this.#sentBefore(seat, message),
    )
  }

  /**
   * Sends a text in a chat that is there, for somebody remembered, in one exchange; undefined for what goes the usual way.
   * Errors: NOT_FOUND also where they are not who they were, CHAT_QUOTA, ID_REUSED also where the same was sent before.
   */
  async sendAhead(
    seat: Seat,
    fields: SentMessage,
    key: RequestKey,
    remembered: Remembered,
  ): Promise<ChatChange | undefined> {
    if (fields.imageId !== null) return undefined
    const message = { ...fields, id: key.id, key }
    const { database, quota } = this.ports
    const sent = await quota.spend(seat.userId, fields.text, false, () =>
      requireSent(this.#store(database, seat, message, null, remembered)),
    )
    return this.#tell(seat, sent.state, sent.message)
  }

  /** The way of nearly every message: a text in a chat that is there. One statement is a transaction of its own. */
  async #sendQuickly(seat: Seat, message: NewMessage): Promise<Sent | undefined> {
    return message.imageId === null ? this.#store(this.ports.database, seat, message, null) : undefined
  }

  /** A message together with its image, its chat or both. */
  async #sendTogether(seat: Seat, message: NewMessage): Promise<Sent> {
    const { database, newChats } = this.ports
    if ((await readState(database, seat)).length > 0)
      return database.transaction((tx) => this.#storeWithImage(tx, seat, message))
    await requirePartner(database, seat)
    await newChats.take(message.sender)
    let isNew = false
    try {
      return await database.transaction(async (tx) => {
        // A chat that somebody begins at this moment is waited for, and then there. A block does not find it before the commit: it waits.
        const now = this.ports.clock.now()
        const [isStanding, made] = await Promise.all([
          holdOffEndings(tx, [seat.userId], now),
          insertChat(tx, { ...seat, now: now.toISOString() }),
        ])
        if (!isStanding) throw new DomainError('UNAUTHENTICATED')
        const sent = await this.#storeWithImage(tx, seat, message)
        isNew = made.length > 0
        return sent
      })
    } finally {
      if (!isNew) await newChats.giveBack(message.sender)
    }
  }

  async #storeWithImage(tx: Tx, seat: Seat, message: NewMessage): Promise<Sent> {
    const { imageId: id } = message
    const now = this.ports.clock.now()
    const attachment = { ownerId: seat.userId, purpose: 'chat', now } as const
    const image = id === null ? null : await attachImage(tx, { id, ...attachment })
    return requireSent(this.#store(tx, seat, message, image))
  }

  async #store(
    on: Executor,
    seat: Seat,
    { id, text, imageId, key }: KeyedMessage,
    image: Image | null,
    remembered?: Remembered,
  ): Promise<Sent | undefined> {
    const now = this.ports.clock.now()
    const size = { imageWidth: image?.width ?? null, imageHeight: image?.height ?? null }
    const values = {
      ...seat,
      id,
      text,
      imageId,
      ...size,
      card: null,
      counts: true,
      now: now.toISOString(),
      ...keyValues(requestOf(seat, key), now),
    }
    const [stored] = await (remembered
      ? insertMessageAhead(on, { ...values, ...rememberedValues(remembered, now) })
      : insertMessage(on, values)
    ).catch(refuseKnown)
    if (!stored) return undefined
    const { seq, sentAt, ...standings } = stored
    const { userId: senderId } = seat
    return {
      state: {
        ...standings,
        lastMessage: { seq, senderId, text: glimpseOf(text), hasImage: image !== null, sentAt, said: null },
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
    this.ports.events.emitCommitted(messageSent, { chatId: change.chatId, recipientId: seat.partnerId })
    return change
  }
}

/** Errors: NOT_FOUND where there is no chat. */
async function requireSent(sending: Promise<Sent | undefined>): Promise<Sent> {
  const sent = await sending
  if (!sent) throw new DomainError('NOT_FOUND')
  return sent
}

/** What is said again of a message is read anew: nothing may be left of one that was deleted. */
const requestOf = ({ userId }: Seat, key: RequestKey): Repeatable => ({ userId, key, kind: 'message' })

function refuseKnown(error: unknown): never {
  throw isRepeated(error) ? new DomainError('ID_REUSED') : error
}
