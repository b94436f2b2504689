import type { RequestCard } from '@shelfmate/contract/chat/chat'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '#platform/database/columns.ts'
import { owner } from '#platform/identity/users.table.ts'
import { images } from '#platform/images/images.table.ts'

/**
 * One row a chat, made with its first message: the numbers of its last message and its last change. Whoever changes
 * anything of a chat updates this row first, which puts the chat's changes in one order without gaps.
 */
export const chats = pgTable(
  'chats',
  {
    userA: owner('user_a'),
    userB: owner('user_b'),
    lastSeq: integer('last_seq').notNull(),
    change: integer('change').notNull(),
    lastMessageAt: moment('last_message_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userA, table.userB] }),
    // Both columns: by one alone PostgreSQL would look a chat up among all that a sociable user has.
    index('chats_by_second_user').on(table.userB, table.userA),
    check('chats_sorted', sql`user_a < user_b`),
  ],
)

/** A chat as each of its two users has it. */
export const chatMembers = pgTable(
  'chat_members',
  {
    userA: uuid('user_a').notNull(),
    userB: uuid('user_b').notNull(),
    userId: uuid('user_id').notNull(),
    partnerId: uuid('partner_id').notNull(),
    lastReadSeq: integer('last_read_seq').notNull(),
    /** Kept, not counted: the partner's messages after `lastReadSeq` that are not deleted. */
    unreadCount: integer('unread_count').notNull(),
    /** The chat's own, here for the order of the list. */
    lastMessageAt: moment('last_message_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userA, table.userB, table.userId] }),
    foreignKey({ columns: [table.userA, table.userB], foreignColumns: [chats.userA, chats.userB] }).onDelete(
      'cascade',
    ),
    // Read backwards.
    index('chat_members_latest').on(table.userId, table.lastMessageAt, table.userA, table.userB),
    index('chat_members_unread').on(table.userId).where(sql`unread_count > 0`),
    check('chat_members_unread_count', sql`unread_count >= 0`),
  ],
)

/** Messages that a change has touched after the one that brought them; all others lie in the order of their changes. */
export const isTouched = sql`edited_at is not null or deleted_at is not null`

/** Keyed by chat first: a client-made id can meet nobody else's, and a chat's messages lie together. */
export const messages = pgTable(
  'messages',
  {
    userA: uuid('user_a').notNull(),
    userB: uuid('user_b').notNull(),
    seq: integer('seq').notNull(),
    id: uuid('id').notNull(),
    senderId: uuid('sender_id').notNull(),
    /** '[deleted]' once it is deleted: nothing is left of what it said. */
    text: text('text').notNull(),
    imageId: uuid('image_id').references(() => images.id, { onDelete: 'set null' }),
    imageWidth: integer('image_width'),
    imageHeight: integer('image_height'),
    /** What happened to a request for food: the message is its card. */
    card: jsonb('card').$type<RequestCard>(),
    /** Whether it counts as unread: a card that asks for no answer does not. */
    counts: boolean('counts').notNull().default(true),
    sentAt: moment('sent_at').notNull(),
    editedAt: moment('edited_at'),
    deletedAt: moment('deleted_at'),
    /** The chat's last change that touched this message. */
    change: integer('change').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userA, table.userB, table.seq] }),
    foreignKey({ columns: [table.userA, table.userB], foreignColumns: [chats.userA, chats.userB] }).onDelete(
      'cascade',
    ),
    // No other index begins with the chat's two users and holds every message: PostgreSQL takes two columns for as good as
    // three, and would read a whole chat to find one of its messages by its place.
    uniqueIndex('messages_by_id').on(table.id, table.userA, table.userB),
    index('messages_touched').on(table.userA, table.userB, table.change).where(isTouched),
    index('messages_by_image').on(table.imageId).where(sql`image_id is not null`),
  ],
)

/** What messages said before they were edited: for a report alone, and for thirty days. It goes with its message. */
export const earlierTexts = pgTable(
  'earlier_texts',
  {
    userA: uuid('user_a').notNull(),
    userB: uuid('user_b').notNull(),
    seq: integer('seq').notNull(),
    /** The chat's change that replaced it. */
    change: integer('change').notNull(),
    text: text('text').notNull(),
    replacedAt: moment('replaced_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userA, table.userB, table.seq, table.change] }),
    foreignKey({
      columns: [table.userA, table.userB, table.seq],
      foreignColumns: [messages.userA, messages.userB, messages.seq],
    }).onDelete('cascade'),
    index('earlier_texts_by_time').on(table.replacedAt),
  ],
)
