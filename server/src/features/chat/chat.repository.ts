import { type SQL, sql } from 'drizzle-orm'
import { isoUtc } from '#platform/database/column-lists.ts'
import { type Executor, isUniqueViolation } from '#platform/database/database.ts'
import { type Slots, sqlStatement } from '#platform/database/statement.ts'
import { type KeyValues, keyKept } from '#platform/idempotency/idempotency.repository.ts'
import { isSessionStillValid, type RememberedValues } from '#platform/identity/remembered.ts'
import { isHidden } from '#platform/identity/visibility.ts'
import { chatMembers, chats, earlierTexts, messages } from './chat.table.ts'

type Chat = { userA: string; userB: string }
/** One user's place in a chat. */
type Member = Chat & { userId: string }

const inChat = (at: Slots<Chat>) => sql`user_a = ${at.userA}::uuid and user_b = ${at.userB}::uuid`

/** Makes a chat of two users that has no message yet; returns its members, nothing where it is already there. */
export const insertChat = sqlStatement<Chat & { now: string }, { userId: string }>(
  'chat_insert',
  (at) => sql`
    with chat as (
      insert into ${chats} (user_a, user_b, last_seq, change, last_message_at)
      values (${at.userA}::uuid, ${at.userB}::uuid, 0, 0, ${at.now}::timestamptz)
      on conflict do nothing
      returning user_a, user_b, last_message_at
    )
    insert into ${chatMembers} (user_a, user_b, user_id, partner_id, last_read_seq, unread_count, last_message_at)
    select user_a, user_b, user_a, user_b, 0, 0, last_message_at from chat
    union all
    select user_a, user_b, user_b, user_a, 0, 0, last_message_at from chat
    returning user_id as "userId"`,
)

type NewMessage = Member &
  KeyValues & {
    id: string
    text: string
    imageId: string | null
    imageWidth: number | null
    imageHeight: number | null
    /** JSON of a request's card; null for what somebody writes. */
    card: string | null
    counts: boolean
    now: string
  }

/** What a person sends to somebody. */
type SentMessage = NewMessage & { partnerId: string }

interface Sent extends Standings {
  seq: number
  change: number
  sentAt: string
}

/** How both users stand in a chat. */
export interface Standings {
  unreadCount: number
  lastReadSeq: number
  partnerUnreadCount: number
  partnerLastReadSeq: number
}

/**
 * Numbers and stores a message and counts it for the partner, in one statement because every message takes this way: its
 * changes of the chat's row and of both members' are computed from the rows as they are once their locks are held, however
 * old the statement's own view of them is. Keeps the request's key, too. Returns nothing where there is no chat, or where the
 * two have been hidden from each other since its sender was let in; a known id fails (see isRepeated).
 */
export const insertMessage = sqlStatement<SentMessage, Sent>('chat_insert_message', (at) =>
  messageInserted(at, sql`not ${isHidden(sql`${at.userId}::uuid`, sql`${at.partnerId}::uuid`)}`),
)

/** The same for somebody remembered; returns nothing where they are not who they were, either. */
export const insertMessageAhead = sqlStatement<SentMessage & RememberedValues, Sent>(
  'chat_insert_message_ahead',
  (at) => messageInserted(at, isSessionStillValid(at)),
)

/** The same for a card, within the transaction of what it tells. */
export const insertCard = sqlStatement<NewMessage, Sent>('chat_insert_card', (at) =>
  messageInserted(at, sql`true`),
)

/** Waits for what is being changed in a chat at this moment. */
export const awaitChanges = sqlStatement<Chat, never>(
  'chat_await_changes',
  (at) => sql`select from ${chats} where ${inChat(at)} for update`,
)

const messageInserted = (at: Slots<NewMessage>, condition: SQL): SQL => sql`
    with chat as (
      update ${chats} set last_seq = last_seq + 1, change = change + 1,
        last_message_at = greatest(last_message_at, ${at.now}::timestamptz)
      where ${inChat(at)} and ${condition}
      returning user_a, user_b, last_seq, change, last_message_at
    ), key as (${keyKept(at, sql`exists (select from chat)`)}), message as (
      insert into ${messages} (user_a, user_b, seq, id, sender_id, text, image_id, image_width, image_height,
        card, counts, sent_at, change)
      select user_a, user_b, last_seq, ${at.id}::uuid, ${at.userId}::uuid, ${at.text}, ${at.imageId}::uuid,
             ${at.imageWidth}::int, ${at.imageHeight}::int, ${at.card}::jsonb, ${at.counts}::boolean, last_message_at, change
      from chat
    ), member as (
      update ${chatMembers} m set last_message_at = chat.last_message_at,
        unread_count = m.unread_count + (m.user_id <> ${at.userId}::uuid and ${at.counts}::boolean)::int
      from chat where m.user_a = chat.user_a and m.user_b = chat.user_b
      returning m.user_id, m.unread_count, m.last_read_seq
    )
    select chat.last_seq as seq, chat.change, ${isoUtc(sql`chat.last_message_at`)} as "sentAt",
           mine.unread_count as "unreadCount", mine.last_read_seq as "lastReadSeq",
           theirs.unread_count as "partnerUnreadCount", theirs.last_read_seq as "partnerLastReadSeq"
    from chat join member mine on mine.user_id = ${at.userId}::uuid
      join member theirs on theirs.user_id <> ${at.userId}::uuid`

/** Whether insertMessage failed because the chat knows the message's id. */
export const isRepeated = (error: unknown): boolean => isUniqueViolation(error)

/** Numbers a change and locks the chat until the transaction ends; returns nothing where there is no chat. */
export const takeTurn = sqlStatement<Chat, { change: number }>(
  'chat_take_turn',
  (at) => sql`update ${chats} set change = change + 1 where ${inChat(at)} returning change`,
)

type OwnMessage = Member & { id: string; text: string; change: number; now: string }

/** A user's message that is not deleted, or the card of what they did. */
const sentMessage = (at: Slots<OwnMessage>) =>
  sql`${inChat(at)} and id = ${at.id}::uuid and sender_id = ${at.userId}::uuid and deleted_at is null`

/** One that its sender may change: what a card tells has happened, and stays. */
const ownMessage = (at: Slots<OwnMessage>) => sql`${sentMessage(at)} and card is null`

/** Keeps what it said before: the turn that this is part of locks the chat. */
export const updateText = sqlStatement<OwnMessage, { seq: number }>(
  'chat_update_text',
  (at) => sql`
    with kept as (
      insert into ${earlierTexts} (user_a, user_b, seq, change, text, replaced_at)
      select user_a, user_b, seq, ${at.change}::int, text, ${at.now}::timestamptz
      from ${messages} where ${ownMessage(at)} and image_id is null and text <> ${at.text}
    )
    update ${messages} set text = ${at.text}, edited_at = ${at.now}::timestamptz, change = ${at.change}::int
    where ${ownMessage(at)} and image_id is null returning seq`,
)

type Deleted = { seq: number; imageId: string | null }

/**
 * Puts a text in the place of what a message said and showed; where the partner has not read it, it counts for them no
 * more. Returns the image that it showed, too, which nothing names any more.
 */
export const deleteMessage = sqlStatement<OwnMessage, Deleted>('chat_delete_message', (at) =>
  messageDeleted(at, ownMessage(at)),
)

/** The same by a steward, who takes the words of a card away as well: its buttons stay. */
export const deleteJudgedMessage = sqlStatement<OwnMessage, Deleted>('chat_delete_judged_message', (at) =>
  messageDeleted(at, sentMessage(at)),
)

const messageDeleted = (at: Slots<OwnMessage>, which: SQL): SQL => sql`
    with showed as (
      select image_id from ${messages} where ${which}
    ), deleted as (
      update ${messages} set text = ${at.text}, edited_at = null, deleted_at = ${at.now}::timestamptz,
        change = ${at.change}::int, image_id = null, image_width = null, image_height = null,
        card = card - 'said' || jsonb_build_object('foodName', '')
      where ${which} returning user_a, user_b, seq, counts
    ), forgotten as (
      delete from ${earlierTexts} e using deleted
      where e.user_a = deleted.user_a and e.user_b = deleted.user_b and e.seq = deleted.seq
    ), uncounted as (
      update ${chatMembers} m set unread_count = m.unread_count - 1
      from deleted
      where m.user_a = deleted.user_a and m.user_b = deleted.user_b and m.user_id <> ${at.userId}::uuid
        and m.last_read_seq < deleted.seq and deleted.counts
    )
    select deleted.seq, showed.image_id as "imageId" from deleted cross join showed`

/**
 * Moves a user's last read message on, never back; returns nothing where it stays. What is read is counted off, so that
 * each message is counted at most once; run in a turn, for that count must not miss what happens at this moment.
 */
export const moveLastRead = sqlStatement<Member & { seq: number }, { lastReadSeq: number }>(
  'chat_move_last_read',
  (at) => sql`
    with upto as (
      select last_seq, least(last_seq, ${at.seq}::int) as seq from ${chats} where ${inChat(at)}
    )
    update ${chatMembers} m set last_read_seq = upto.seq, unread_count = case when upto.seq = upto.last_seq then 0
      else m.unread_count - (
        select count(*)::int from ${messages} r
        where r.user_a = m.user_a and r.user_b = m.user_b and r.seq > m.last_read_seq and r.seq <= upto.seq
          and r.sender_id <> m.user_id and r.deleted_at is null and r.counts
      ) end
    from upto
    where m.user_a = ${at.userA}::uuid and m.user_b = ${at.userB}::uuid and m.user_id = ${at.userId}::uuid
      and m.last_read_seq < upto.seq
    returning m.last_read_seq as "lastReadSeq"`,
)

/** The message that an image was sent with. */
export const findImageMessage = sqlStatement<
  { imageId: string },
  { userA: string; userB: string; id: string; senderId: string }
>(
  'chat_find_image_message',
  (at) => sql`
    select user_a as "userA", user_b as "userB", id, sender_id as "senderId" from ${messages}
    where image_id = ${at.imageId}::uuid`,
)

/** The images in all chats of a user, whoever sent them. */
export const listImagesWith = sqlStatement<{ userId: string }, { imageId: string }>(
  'chat_list_images_with',
  (at) => sql`
    select m.image_id as "imageId" from ${chatMembers} c
    join ${messages} m on m.user_a = c.user_a and m.user_b = c.user_b
    where c.user_id = ${at.userId}::uuid and m.image_id is not null`,
)

export const listPartners = sqlStatement<{ userId: string }, { partnerId: string }>(
  'chat_list_partners',
  (at) => sql`
    select case when user_a = user_id then user_b else user_a end as "partnerId"
    from ${chatMembers} where user_id = ${at.userId}::uuid`,
)

const findSeen = sqlStatement<{ viewerId: string; imageId: string }, { seq: number }>(
  'chat_sees_image',
  (at) => sql`
    select seq from ${messages}
    where image_id = ${at.imageId}::uuid and ${at.viewerId}::uuid in (user_a, user_b)`,
)

/** Whether an image was sent in a chat of this viewer. */
export const seesImage = async (on: Executor, viewerId: string, imageId: string): Promise<boolean> =>
  (await findSeen(on, { viewerId, imageId })).length > 0
