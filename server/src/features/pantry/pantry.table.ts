import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { keysOf, moment } from '#platform/database/columns.ts'
import { owner } from '#platform/identity/users.table.ts'

/** One row a pantry: its last change's number and its size. Locking it puts an owner's changes in one order. */
export const pantries = pgTable('pantries', {
  userId: owner().primaryKey(),
  seq: bigint('seq', { mode: 'number' }).notNull(),
  itemCount: integer('item_count').notNull(),
})

/**
 * An item, there or logged. Keyed by owner first: a client-made id can meet nobody else's, and an owner's rows lie together.
 * It goes with its owner by a trigger (user_leaves_pantry), and is written within a turn of it alone: a foreign key would look the owner
 * up again for each row (decision 063).
 */
const itemColumns = () => ({
  userId: uuid('user_id').notNull(),
  id: uuid('id').notNull(),
  name: text('name').notNull(),
  quantity: integer('quantity').notNull(),
  expiryDate: date('expiry_date', { mode: 'string' }).notNull(),
  remark: text('remark').notNull(),
  place: text('place').notNull().default(''),
  size: text('size').notNull().default(''),
  dateSource: text('date_source').notNull().default('typed'),
  condition: text('condition').notNull().default(''),
  /** A date, or nothing. */
  dateBefore: text('date_before').notNull().default(''),
  dateAdded: moment('date_added').notNull(),
})

/** Every column that an item shares with its log but whose they are: what SQL by hand writes and reads. */
export const itemKeys = keysOf(itemColumns(), 'userId')
/** Those of them that the items of one add or edit have in common. */
export const commonKeys = keysOf(itemColumns(), 'userId', 'id', 'expiryDate')

/** What is in the pantries. */
export const pantryItems = pgTable(
  'pantry_items',
  {
    ...itemColumns(),
    /** Set while the item is gone but its removal can still be undone; purged soon after. */
    removedAt: moment('removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('pantry_items_by_expiry')
      .on(table.userId, table.expiryDate, table.id)
      .where(sql`removed_at is null`),
    index('pantry_items_removed').on(table.removedAt).where(sql`removed_at is not null`),
    check(
      'pantry_items_quantity',
      sql`quantity between 0 and 9999 and (quantity > 0 or removed_at is not null)`,
    ),
  ],
)

/** Every item ever logged, as it was logged: what badges count. */
export const itemLogs = pgTable(
  'item_logs',
  {
    ...itemColumns(),
    loggedAt: moment('logged_at').notNull(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    /** The item that an edit replaced by this one: such a row is no new logging (D9). */
    replaces: uuid('replaces'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)

/** Every use of an item. `answer` is what a request that comes again is answered where its key isn't kept any more. */
export const consumptionLogs = pgTable(
  'consumption_logs',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    itemId: uuid('item_id').notNull(),
    name: text('name').notNull(),
    /** How many pieces it took; an undo puts back as many. */
    pieces: integer('pieces').notNull().default(1),
    consumedAt: moment('consumed_at').notNull(),
    answer: jsonb('answer').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('consumption_logs_by_time').on(table.userId, table.consumedAt),
  ],
)

/** What was done to several items by one press, kept while it can be undone. */
export const itemActions = pgTable(
  'item_actions',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    action: text('action').notNull(),
    /** The change of the pantry that it was; null where a server of the version before did it. */
    seq: bigint('seq', { mode: 'number' }),
    /** The items and what they were: see actions.repository.ts. */
    items: jsonb('items').notNull(),
    doneAt: moment('done_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('item_actions_by_time').on(table.doneAt),
  ],
)

/** Removed items of which their owner said that they were thrown away. */
export const wasteLogs = pgTable(
  'waste_logs',
  {
    userId: owner(),
    itemId: uuid('item_id').notNull(),
    name: text('name').notNull(),
    quantity: integer('quantity').notNull(),
    thrownAt: moment('thrown_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.itemId] })],
)
