import { foldForSearch } from '@shelfmate/contract/api/fold-for-search'
import { limits } from '@shelfmate/contract/api/limits'
import type { CaughtUp, ChatSummary, Conversation, Message } from '@shelfmate/contract/chat/chat'
import { usersOfChat } from '@shelfmate/contract/chat/chat-id'
import { isMoment } from '#platform/clock/moment.ts'
import { Batcher } from '#platform/database/batcher.ts'
import type { Database } from '#platform/database/database.ts'
import { DomainError } from '#platform/errors/domain-error.ts'
import type { Onlooker } from '#platform/identity/visibility.ts'
import { notThisCursor } from '#platform/routes/cursors.ts'
import { RawJson } from '#platform/routes/implementation.ts'
import { ResponseCache, type Revisioned } from '#platform/routes/response-cache.ts'
import { changeOf, noState } from '../chat.ledger.ts'
import { type Page, patternOf, requirePartner } from '../people/people.ts'
import type { Seat } from '../seat.ts'
import { type AskedPage, listChats, revisionsOf } from './list.repository.ts'
import { chatReader, type HandOversBetween, readChanges, readMessages } from './reading.repository.ts'

/** What of the messages' JSON fits an answer of 200 kB beside everything else. */
const answerBytes = 180_000

/** Lists that are asked for at once are read in one statement: few enough that a short one does not wait for many long ones. */
const sharedLists = { runs: 2, keys: 16 }

interface ChatsPage {
  items: ChatSummary[]
  nextCursor: string | null
  unreadChats: number
}

/** What chats hold, to one of their users. */
export class ChatReading {
  readonly #database: Database
  readonly #lists: Batcher<AskedPage, Revisioned>
  readonly #revisions: Batcher<AskedPage, string>
  readonly #kept = new ResponseCache<ChatsPage>()
  readonly #readChat: ReturnType<typeof chatReader>

  constructor(database: Database, handOversBetween: HandOversBetween) {
    this.#database = database
    this.#readChat = chatReader(handOversBetween)
    this.#lists = new Batcher((asked) => listChats(database, asked), sharedLists)
    this.#revisions = new Batcher((asked) => revisionsOf(database, asked), sharedLists)
  }

  /** The user's chats, latest message first, or those with `search` in the partner's name, without case or accents. */
  async list(
    { userId, hidden }: Onlooker,
    { search = '', limit = limits.peoplePage, cursor }: Page,
  ): Promise<RawJson<ChatsPage>> {
    const pattern = patternOf(foldForSearch(search))
    const asked = {
      userId,
      hidden,
      pattern,
      limit,
      ...(cursor === undefined ? beforeAll : placeOf(userId, cursor)),
    }
    if (cursor === undefined && search === '') return this.#usual(asked)
    const [page] = await listChats(this.#database, [asked])
    return new RawJson(page?.text ?? '')
  }

  /** The beginning of a list, kept: what it shows is asked first where that is known, and read together with it where it is not. */
  async #usual(asked: AskedPage): Promise<RawJson<ChatsPage>> {
    const key = `${asked.userId} ${asked.limit}`
    const revision = this.#kept.has(key) ? await this.#revisions.ask(asked) : undefined
    return this.#kept.answer(key, revision, () => this.#lists.ask(asked))
  }

  /** A conversation with its newest messages; empty before the first one. Errors: NOT_FOUND. */
  async open(seat: Seat): Promise<Conversation> {
    const partner = await requirePartner(this.#database, seat)
    const [found] = await this.#readChat(this.#database, seat)
    // Each hand-over is told in a chat: where there is none, there was none.
    const { messages: newest, shared, ...state } = found ?? { ...noState, messages: [], shared: 0 }
    const { partnerId: _, since: __, ...chat } = changeOf(seat, state, state.change, [])
    return { ...chat, partner, shared, ...pageOf(newest) }
  }

  /** Messages before a place, oldest first. Errors: NOT_FOUND. */
  async listMessages(seat: Seat, before: number): Promise<{ messages: Message[]; before: number | null }> {
    const [row] = await readMessages(this.#database, { ...seat, before })
    const older = row?.messages ?? []
    if (older.length === 0) await requirePartner(this.#database, seat)
    return pageOf(older)
  }

  /** Everything that changed after a change number, and how the partner is called now. Errors: NOT_FOUND; TOO_FAR_BEHIND, also for a number that the chat has lost, to a backup that was put back. */
  async catchUp(seat: Seat, after: number): Promise<CaughtUp> {
    const [found] = await readChanges(this.#database, { ...seat, after })
    const partner = found ? found.partner : await requirePartner(this.#database, seat)
    const { messages: changed, ...state } = found ?? { ...noState, messages: [] }
    const { messages } = pageOf(changed)
    if (after > state.change || changed.length > limits.messagesPage || messages.length < changed.length)
      throw new DomainError('TOO_FAR_BEHIND')
    return { ...changeOf(seat, state, after, messages), ...(partner && { partner }) }
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
  if (!users?.includes(userId) || !isMoment(beforeAt)) throw notThisCursor()
  return { beforeAt, beforeA: users[0], beforeB: users[1] }
}
