import { limits } from '@shelfmate/contract/api/limits'
import type { ChatSummary, Message, Person } from '@shelfmate/contract/chat/chat'
import { type SQL, sql } from 'drizzle-orm'
import { photoIdOf } from '#features/profile/index.ts'
import { isoUtc } from '#platform/database/column-lists.ts'
import { literal, type Slots, sqlStatement } from '#platform/database/statement.ts'
import { isVerified, shownName, users } from '#platform/identity/users.table.ts'
import type { Standings } from '../chat.repository.ts'
import { chatMembers, chats, isTouched, messages } from '../chat.table.ts'

type Member = { userA: string; userB: string; userId: string }
type Glimpse = NonNullable<ChatSummary['lastMessage']>

/** A chat as of its last change, to one of its users. */
export interface ChatState extends Standings {
  change: number
  lastMessage: Glimpse
}

/** A row of messages as the contract's message. */
const message = sql`json_build_object(
  'id', m.id, 'seq', m.seq, 'senderId', m.sender_id, 'text', m.text,
  'image', case when m.image_id is not null
    then json_build_object('id', m.image_id, 'width', m.image_width, 'height', m.image_height) end,
  'sentAt', ${isoUtc(sql`m.sent_at`)}, 'editedAt', ${isoUtc(sql`m.edited_at`)}, 'deleted', m.deleted_at is not null,
  'card', m.card)`

/** The same, of which a list shows a glimpse. */
export const glimpse = sql`json_build_object(
  'seq', m.seq, 'senderId', m.sender_id, 'text', left(m.text, ${literal(limits.glimpseLength)}),
  'hasImage', m.image_id is not null, 'sentAt', ${isoUtc(sql`m.sent_at`)}, 'said', m.card->'said')`

const inChat = (at: Slots<Member>) => sql`m.user_a = ${at.userA}::uuid and m.user_b = ${at.userB}::uuid`

/** Messages of a chat as one list of JSON, newest first. */
const listOf = (rows: SQL): SQL =>
  sql`(select coalesce(json_agg(${message} order by m.seq desc), '[]') from (${rows}) m)`

/** The chat's last messages, or those before a place. */
const lastOf = (at: Slots<Member>, count: SQL, before = sql``): SQL => sql`
  select * from ${messages} m where ${inChat(at)} ${before} order by m.seq desc limit ${count}`

const state = (at: Slots<Member>) => sql`
  c.change, mine.unread_count as "unreadCount", mine.last_read_seq as "lastReadSeq",
  theirs.unread_count as "partnerUnreadCount", theirs.last_read_seq as "partnerLastReadSeq",
  (select ${glimpse} from (${lastOf(at, sql`1`)}) m) as "lastMessage"`

const chatOf = (at: Slots<Member>) => sql`
  ${chats} c
  join ${chatMembers} mine on mine.user_a = c.user_a and mine.user_b = c.user_b and mine.user_id = ${at.userId}::uuid
  join ${chatMembers} theirs on theirs.user_a = c.user_a and theirs.user_b = c.user_b and theirs.user_id <> ${at.userId}::uuid
  where c.user_a = ${at.userA}::uuid and c.user_b = ${at.userB}::uuid`

const page = literal(limits.messagesPage)
/** One more than a page tells that there is more than a page. */
const pageAndOne = literal(limits.messagesPage + 1)

type WithMessages = ChatState & { messages: Message[] }

/** Counts, in SQL, how often either of two people has handed food over to the other. */
export type HandOversBetween = (one: SQL, other: SQL) => SQL

/** A chat with its newest messages, newest first, and what its two have shared, all in one snapshot. */
export const chatReader = (handOversBetween: HandOversBetween) =>
  sqlStatement<Member, WithMessages & { shared: number }>(
    'chat_read',
    (at) => sql`
      select ${state(at)}, ${listOf(lastOf(at, page))} as messages,
        ${handOversBetween(sql`c.user_a`, sql`c.user_b`)} as shared
      from ${chatOf(at)}`,
  )

/** The other of the two as others see them; null while they are not verified. */
const partner = sql`(
  select json_build_object('userId', u.id, 'displayName', ${shownName('u')}, 'photoId', ${photoIdOf(sql`u.id`)})
  from ${users} u where u.id = mine.partner_id and ${isVerified('u')})`

/**
 * A chat with its partner and the messages that changes after a number touched: a page of them, and one more where there are more. Those
 * that are new are the chat's last ones; those edited or deleted since are found by their change.
 */
export const readChanges = sqlStatement<
  Member & { after: number },
  WithMessages & { partner: Person | null }
>(
  'chat_read_changes',
  (at) => sql`
    select ${state(at)}, ${partner} as partner, ${listOf(sql`
      select * from (
        select * from (${lastOf(at, pageAndOne)}) newest where change > ${at.after}::int
        union
        (select * from ${messages} m where ${inChat(at)} and (${isTouched}) and change > ${at.after}::int
         order by change limit ${pageAndOne})
      ) changed order by seq desc limit ${pageAndOne}`)} as messages
    from ${chatOf(at)}`,
)

/** A chat with one of its messages, if it knows the id. */
export const readMessage = sqlStatement<Member & { id: string }, WithMessages>(
  'chat_read_message',
  (at) => sql`
    select ${state(at)},
      ${listOf(sql`select * from ${messages} m where ${inChat(at)} and m.id = ${at.id}::uuid`)} as messages
    from ${chatOf(at)}`,
)

export const readState = sqlStatement<Member, ChatState>(
  'chat_read_state',
  (at) => sql`select ${state(at)} from ${chatOf(at)}`,
)

/** When the oldest of the messages was sent that somebody has not read. */
export const findOldestUnread = sqlStatement<Member & { lastReadSeq: number }, { sentAt: Date }>(
  'chat_find_oldest_unread',
  (at) => sql`
    select m.sent_at as "sentAt" from ${messages} m
    where ${inChat(at)} and m.seq > ${at.lastReadSeq}::int and m.sender_id <> ${at.userId}::uuid
      and m.counts and m.deleted_at is null
    order by m.seq limit 1`,
)

/** A page of messages before a place, newest first. */
export const readMessages = sqlStatement<Member & { before: number }, { messages: Message[] }>(
  'chat_read_messages',
  (at) => sql`select ${listOf(lastOf(at, page, sql`and m.seq < ${at.before}::int`))} as messages`,
)
