import { isDeepStrictEqual } from 'node:util'
import type { ChatChange, ChatSummary, Conversation } from '@shelfmate/contract/chat/chat'
import { foldChats, foldConversation } from '@shelfmate/contract/chat/chat-fold'
import type { ChatReading } from '../../server/src/features/chat/reading/reading.service.ts'
import type { Seat } from '../../server/src/features/chat/seat.ts'
import { DomainError } from '../../server/src/platform/errors/domain-error.ts'

/** A user's open conversation and list of chats, and the events on their way to them. */
export class ChatScreens {
  readonly seat: Seat
  readonly arriving: ChatChange[] = []
  readonly #reading: ChatReading
  #conversation: Conversation
  #chats: readonly ChatSummary[] = []

  private constructor(seat: Seat, reading: ChatReading, conversation: Conversation) {
    this.seat = seat
    this.#reading = reading
    this.#conversation = conversation
  }

  static async open(seat: Seat, reading: ChatReading): Promise<ChatScreens> {
    return new ChatScreens(seat, reading, await reading.open(seat))
  }

  /** Folds a change in, or asks for what was missed. */
  async meet(change: ChatChange): Promise<void> {
    const folded = foldConversation(this.#conversation, change)
    if (folded === 'gap') return this.catchUp()
    this.#conversation = folded
    const chats = foldChats(this.#chats, change)
    this.#chats = chats === 'unknown' ? await this.#fetchChats() : chats
  }

  /** What a screen does once it is connected again; where it can't catch up, it opens the chat anew. */
  async catchUp(): Promise<void> {
    const change = await this.#reading.catchUp(this.seat, this.#conversation.change).catch(unlessTooFar)
    const folded = change ? foldConversation(this.#conversation, change) : await this.#reading.open(this.seat)
    if (folded === 'gap') throw new Error('catching up leaves a gap')
    this.#conversation = folded
    this.#chats = await this.#fetchChats()
  }

  /** What differs from a reload, or from what the messages themselves say; undefined where nothing does. */
  async difference(): Promise<string | undefined> {
    const fetched = await this.#reading.open(this.seat)
    if (!isDeepStrictEqual(this.#conversation, fetched))
      return `folded ${JSON.stringify(this.#conversation)}, fetched ${JSON.stringify(fetched)}`
    const chats = await this.#fetchChats()
    if (!isDeepStrictEqual(this.#chats, chats))
      return `folded ${JSON.stringify(this.#chats)}, fetched ${JSON.stringify(chats)}`
    const { messages, lastRead, unreadCount } = fetched
    const unread = messages.filter(
      ({ seq, senderId, deleted }) => seq > lastRead.mine && senderId !== this.seat.userId && !deleted,
    )
    if (unreadCount !== unread.length) return `unread is ${unreadCount}, but ${unread.length} are`
    const misplaced = messages.find(({ seq }, n) => seq !== n + 1)
    return misplaced && `message ${misplaced.seq} is out of place`
  }

  async #fetchChats(): Promise<readonly ChatSummary[]> {
    const { text } = await this.#reading.list({ userId: this.seat.userId, hidden: [] }, {})
    // PostgreSQL wrote it by the contract.
    return (JSON.parse(text) as { items: ChatSummary[] }).items
  }
}

function unlessTooFar(error: unknown): undefined {
  if (!(error instanceof DomainError && error.code === 'TOO_FAR_BEHIND')) throw error
}
