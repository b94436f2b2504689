import { limits } from '@shelfmate/contract/api/limits'
import { type SQLWrapper, sql } from 'drizzle-orm'
import { photoIdOf } from '#features/profile/index.ts'
import { isoUtc } from '#platform/database/column-lists.ts'
import type { Executor } from '#platform/database/database.ts'
import { literal, sqlStatement } from '#platform/database/statement.ts'
import { isVerified, shownName, users } from '#platform/identity/users.table.ts'
import type { Revisioned } from '#platform/routes/response-cache.ts'
import { chatMembers, chats, messages } from '../chat.table.ts'
import { glimpse } from './reading.repository.ts'

/** A page of the list of chats that somebody asks for. */
export interface AskedPage {
  userId: string
  /** Partners whose chats are left out. */
  hidden: readonly string[]
  /** Part of the partner's folded name as a LIKE pattern; `%` takes everybody. */
  pattern: string
  /** The page follows this place in the list. */
  beforeAt: string
  beforeA: string
  beforeB: string
  limit: number
}

/** One more than a page tells that there is more than a page. */
const pageAndOne = literal(limits.peoplePage + 1)
const chatId = sql.raw(`c.user_a || '_' || c.user_b`)

const chat = sql`json_build_object(
  'chatId', ${chatId}, 'change', c.change, 'unreadCount', o.unread_count, 'lastMessage', ${glimpse},
  'partner', json_build_object(
    'userId', u.id, 'displayName', ${shownName('u')}, 'photoId', ${photoIdOf(sql`u.id`)}))`

/** A page's chats, with their places in it; of who is not verified the place is empty. */
const listed = sql`
  select o.*, row_number() over (order by o.last_message_at desc, o.user_a desc, o.user_b desc) as place
  from ${chatMembers} o
  where o.user_id = asked."userId" and o.partner_id <> all(asked.hidden)
    and (o.last_message_at, o.user_a, o.user_b) < (asked."beforeAt", asked."beforeA", asked."beforeB")
    and (asked.pattern = '%' or exists (
      select from ${users} named where named.id = o.partner_id and named.folded_name like asked.pattern))
  order by o.last_message_at desc, o.user_a desc, o.user_b desc
  limit ${pageAndOne}`

const unreadChats = sql`
  (select count(*)::int from ${chatMembers} mine
   where mine.user_id = asked."userId" and mine.unread_count > 0 and mine.partner_id <> all(asked.hidden))`

/**
 * A number of what a page shows: of each chat its last change, which is raised with whatever is done in it, and how the partner is shown. 64 bits
 * of each that say the same say it by chance once in 10^19.
 */
const revision = sql`
  coalesce(sum(hash_record_extended(
    row(o.user_a, o.user_b, o.user_id, o.unread_count, c.change, u.display_name, u.name_mark, ${isVerified('u')}, ${photoIdOf(sql`u.id`)}), 0)), 0)
  || '-' || ${unreadChats}`

/** Given as JSON: of arrays the planner counts the elements, and plans a few of them anew at each execution. */
const askedIn = (asked: SQLWrapper) => sql`
  json_to_recordset(${asked}::json) as asked (n int, "userId" uuid, hidden uuid[], pattern text,
    "beforeAt" timestamptz, "beforeA" uuid, "beforeB" uuid, "limit" int)`

const shown = sql`
  (${listed}) o
    join ${chats} c on c.user_a = o.user_a and c.user_b = o.user_b
    join ${users} u on u.id = o.partner_id`

interface Numbered {
  n: number
  revision: string
}

const readRevisions = sqlStatement<{ asked: string }, Numbered>(
  'chat_list_positions',
  (at) => sql`
    select asked.n, page.revision
    from ${askedIn(at.asked)} cross join lateral (select ${revision} as revision from ${shown}) page`,
)

const readPages = sqlStatement<{ asked: string }, Numbered & { answer: string }>(
  'chat_list',
  (at) => sql`
    select asked.n, page.revision, page.answer
    from ${askedIn(at.asked)}
    cross join lateral (
      select ${revision} as revision, json_build_object(
        'items', coalesce(
          json_agg(${chat} order by o.place) filter (where o.place <= asked."limit" and ${isVerified('u')}), '[]'),
        'nextCursor', case when count(*) > asked."limit"
          then max(${isoUtc(sql`m.sent_at`)} || '_' || ${chatId}) filter (where o.place = asked."limit") end,
        'unreadChats', ${unreadChats})::text as answer
      from ${shown}
        cross join lateral (
          select * from ${messages} last
          where last.user_a = o.user_a and last.user_b = o.user_b order by last.seq desc limit 1
        ) m
    ) page`,
)

/** What each of several lists shows now, as a number that its next change changes; in the order in which they are asked for. */
export const revisionsOf = async (on: Executor, pages: readonly AskedPage[]): Promise<string[]> =>
  inOrder(await readRevisions(on, { asked: numbered(pages) })).map((row) => row.revision)

/**
 * Pages of several lists, latest message first, each as the JSON of its answer: the chats with their partners, the place where the
 * list goes on, and how many of all chats have something unread. In the order in which they are asked for.
 */
export const listChats = async (on: Executor, pages: readonly AskedPage[]): Promise<Revisioned[]> =>
  inOrder(await readPages(on, { asked: numbered(pages) })).map(({ answer: text, ...row }) => ({
    text,
    ...row,
  }))

const numbered = (pages: readonly AskedPage[]) => JSON.stringify(pages.map((page, n) => ({ n, ...page })))

/** Each asks for one row, and is answered one. */
const inOrder = <Row extends Numbered>(rows: readonly Row[]) => rows.toSorted((a, b) => a.n - b.n)
