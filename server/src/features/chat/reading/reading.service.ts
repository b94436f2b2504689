import { foldText } from '@shelfmate/contract/api/fold-text'
import { limits } from '@shelfmate/contract/api/limits'
import type { ChatChange, ChatSummary, Conversation, Message } from '@shelfmate/contract/chat/chat'
import { usersOfChat } from '@shelfmate/contract/chat/chat-id'
import { isInstant } from '#platform/clock/instant.ts'
import type { Database } from '#platform/database/database.ts'
import { DomainError } from '#platform/errors/domain-error.ts'
import type { Onlooker } from '#platform/identity/meeting.ts'
import { changeOf, noState } from '../changes.ts'
import { findPersons, notThisCursor, type Page, patternOf, requirePartner } from '../people/people.ts'
import type { Seat } from '../seat.ts'
import { listChats, readChanges, readChat, readMessages } from './reading.repository.ts'

/** What of the messages' JSON fits an answer of 200 kB beside everything else. */
const answerBytes = 180_000

interface ChatsPage {
  items: ChatSummary[]
  nextCursor: string | null
  unreadChats: number
}

/** What chats hold, to one of their users. */
export class ChatReading {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** The user's chats, latest message first, or those with `search` in the partner's name, without case or accents. */
  async list(
    { userId, hidden }: Onlooker,
    { search = '', limit = limits.peoplePage, cursor }: Page,
  ): Promise<ChatsPage> {
    const before = cursor === undefined ? beforeAll : placeOf(userId, cursor)
    const pattern = patternOf(foldText(search))
    const [row] = await listChats(this.#database, { userId, hidden: [...hidden], pattern, ...before })
    const { chats = [], unreadChats = 0 } = row ?? {}
    const listed = chats.slice(0, limit)
    const people = await findPersons(
      this.#database,
      listed.map((chat) => chat.partnerId),
    )
    const last = listed.at(-1)
    return {
      items: listed.flatMap(({ partnerId, ...chat }) => {
        const partner = people.get(partnerId)
        return partner ? { ...chat, partner } : []
      }),
      nextCursor: last && chats.length > limit ? `${last.lastMessage.sentAt}_${last.chatId}` : null,
      unreadChats,
    }
  }

  /** A conversation with its newest messages; empty before the first one. Errors: NOT_FOUND. */
  async open(seat: Seat): Promise<Conversation> {
    const partner = await requirePartner(this.#database, seat)
    const [found] = await readChat(this.#database, seat)
    const { messages: newest, ...state } = found ?? { ...noState, messages: [] }
    const { partnerId: _, since: __, ...chat } = changeOf(seat, state, state.change, [])
    return { ...chat, partner, ...pageOf(newest) }
  }

  /** Messages before a place, oldest first. Errors: NOT_FOUND. */
  async listMessages(seat: Seat, before: number): Promise<{ messages: Message[]; before: number | null }> {
    const [row] = await readMessages(this.#database, { ...seat, before })
    const older = row?.messages ?? []
    if (older.length === 0) await requirePartner(this.#database, seat)
    return pageOf(older)
  }

  /** Everything that changed after a change number. Errors: NOT_FOUND, TOO_FAR_BEHIND. */
  async catchUp(seat: Seat, after: number): Promise<ChatChange> {
    const [found] = await readChanges(this.#database, { ...seat, after })
    if (!found) await requirePartner(this.#database, seat)
    const { messages: changed, ...state } = found ?? { ...noState, messages: [] }
    const { messages } = pageOf(changed)
    if (changed.length > limits.messagesPage || messages.length < changed.length)
      throw new DomainError('TOO_FAR_BEHIND')
    return changeOf(seat, state, after, messages)
  }
}

/** As many of the messages, given newest first, as an answer holds: oldest first, with the place before which to go on. */
function pageOf(newest: Message[]): { messages: Message[]; before: number | null } {
  const messages: Message[] = []
  let bytes = 0
  for (const message of newest) {
    bytes += Buffer.byteLength(JSON.stringify(message))
    if (bytes > answerBytes) break
    messages.unshift(message)
  }
  const first = messages[0]?.seq ?? 1
  return { messages, before: first > 1 ? first : null }
}

const lastUuid = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
const beforeAll = { beforeAt: 'infinity', beforeA: lastUuid, beforeB: lastUuid }

/** A cursor is the last chat's place in the list: its last message's time and its id. */
function placeOf(userId: string, cursor: string): typeof beforeAll {
  const [beforeAt = '', ...rest] = cursor.split('_')
  const users = usersOfChat(rest.join('_'))
  if (!users?.includes(userId) || !isInstant(beforeAt)) throw notThisCursor()
  return { beforeAt, beforeA: users[0], beforeB: users[1] }
}
