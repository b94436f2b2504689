import { limits } from '@shelfmate/contract/api/limits'
import { and, eq, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import {
  columnNames,
  columnsAs,
  columnsListed,
  columnsSet,
  keyNames,
  type Lists,
  listedAs,
  listsOf,
} from '#platform/database/column-lists.ts'
import type { Executor } from '#platform/database/database.ts'
import { literal, rowByRow, type Slots, sqlStatement, statement } from '#platform/database/statement.ts'
import { type KeyValues, keyKept, keyLists, keysKept } from '#platform/idempotency/idempotency.repository.ts'
import type { Revision } from '#platform/identity/revisions.ts'
import { commonKeys, itemKeys, itemLogs, pantries, pantryItems } from './pantry.table.ts'

export type StoredItem = typeof pantryItems.$inferSelect

/** Something of a pantry, and whose it is. */
export type Owned = { userId: string; id: string }

const seqOf = (userId: SQL) => sql`(select seq from ${pantries} where user_id = ${userId})`

/** Where a pantry stands: every change of it takes a turn, which raises this in its own transaction. */
export const pantryRevision: Revision = {
  name: 'pantry',
  of: (userId) => sql`coalesce(${seqOf(userId)}, 0)::float8`,
}

/**
 * One page as the JSON of its answer, which PostgreSQL writes and nobody parses again: items by expiry date after
 * (afterDate, afterId), the cursor of the next page, and the pantry's seq in the same snapshot.
 */
export const listPage = sqlStatement<
  { userId: string; afterDate: string; afterId: string; limit: number },
  { answer: string; seq: number }
>(
  'pantry_list_page',
  (at) => sql`
    with soonest as (
      select ${columnsAs(pantryItems, itemKeys)}
      from ${pantryItems}
      where user_id = ${at.userId} and removed_at is null and (expiry_date, id) > (${at.afterDate}::date, ${at.afterId}::uuid)
      order by expiry_date, id
      limit ${literal(limits.pageSize)}
    ), page as (
      select * from soonest limit ${at.limit}::int
    ), pantry as materialized (
      select coalesce(${seqOf(sql`${at.userId}`)}, 0) as seq
    )
    select json_build_object(
      'items', coalesce(json_agg(page order by "expiryDate", id), '[]'::json),
      'nextCursor', case when count(*) = ${at.limit}::int then max("expiryDate"::text || '_' || id::text) end,
      'seq', (select seq from pantry)
    )::text as answer, (select seq::float8 from pantry) as seq
    from page`,
)

/** What changes ask for of their owners' pantries, each of whom stands in the lists once. */
export type AskedTurns = { userIds: string[]; turns: number[]; added: number[] }

/** Where an owner's pantry stands after their turns: `seq` is the last of them. */
export type TakenTurns = { userId: string; seq: number; itemCount: number }

const turnsTaken = (at: Slots<AskedTurns>): SQL => sql`
    insert into ${pantries} as p (user_id, seq, item_count)
    select * from unnest(${at.userIds}::uuid[], ${at.turns}::bigint[], ${at.added}::int[]) as given (user_id, seq, item_count)
    order by user_id
    on conflict (user_id) do update set seq = p.seq + excluded.seq, item_count = p.item_count + excluded.item_count
    returning user_id, seq, item_count`

/**
 * Takes turns of several owners: numbers their changes, counts their items, and locks their pantries until the transaction
 * ends, so that changes of one owner follow each other without a gap. Pantries are locked in the order of their owners.
 */
export const takeTurns = sqlStatement<AskedTurns, TakenTurns>(
  'pantry_take_turns',
  (at) => sql`
    with turn as (${turnsTaken(at)})
    select user_id as "userId", seq, item_count as "itemCount" from turn`,
)

/** Locks a pantry until the transaction ends, as a turn does, for what reads it and changes nothing of it. */
export const lockPantry = sqlStatement<{ userId: string }, never>(
  'pantry_lock',
  (at) => sql`select from ${pantries} where user_id = ${at.userId} for update`,
)

/** Corrects the number of items within a turn. */
export const resizePantry = statement('pantry_resize', (orm, at: Slots<{ userId: string; added: number }>) =>
  orm
    .update(pantries)
    .set({ itemCount: sql`${pantries.itemCount} + ${at.added}` })
    .where(eq(pantries.userId, at.userId))
    .returning({ itemCount: pantries.itemCount }),
)

export const currentSeq = statement('pantry_current_seq', (orm, at: Slots<{ userId: string }>) =>
  orm.select({ seq: pantries.seq }).from(pantries).where(eq(pantries.userId, at.userId)),
)

type Common = Pick<StoredItem, (typeof commonKeys)[number]>

/** An item as the log and the pantry store it. */
export type NewItem = Pick<StoredItem, 'userId' | (typeof itemKeys)[number]> &
  Pick<typeof itemLogs.$inferSelect, 'loggedAt' | 'replaces'> & {
    /** How many turns its owner takes in this transaction after the one that stores it. */
    laterTurns: number
  }

/** Fails what logs an id for the second time, or stores one that came to the pantry without being logged there. */
export const idConstraints = ['item_logs_user_id_id_pk', 'pantry_items_user_id_id_pk']
/** Fails a turn of somebody whose account is being deleted. */
export const ownerConstraint = 'pantries_user_id_users_id_fk'

const newItemKeys = ['userId', ...itemKeys, 'loggedAt', 'replaces'] as const

/** Items and their requests' keys. */
type NewLists = Lists<NewItem> & Lists<KeyValues>

const newLists = (items: readonly NewItem[], keys: readonly KeyValues[]): NewLists => ({
  ...listsOf(items, [...newItemKeys, 'laterTurns']),
  ...keyLists(keys),
})

/**
 * Logs and stores items and keeps their requests' keys: parts of a statement, as `with …`. `turn` has user_id and seq of each
 * owner. Fails by one of `idConstraints` where an id was used before.
 */
const stored = (at: Slots<NewLists>, turn: SQLWrapper): SQL => sql`
    key as (${keysKept(at)}), logged as (
      insert into ${itemLogs} (${columnNames(itemLogs, newItemKeys)}, seq)
      select ${keyNames(newItemKeys)}, turn.seq - "laterTurns"
      from (select ${columnsListed(itemLogs, newItemKeys, at)}, ${listedAs(at.laterTurns, 'int', 'laterTurns')}) new
      join ${turn} turn on turn.user_id = "userId"
      returning *
    ), stored as (
      insert into ${pantryItems} (user_id, ${columnNames(pantryItems, itemKeys)})
      select user_id, ${columnNames(pantryItems, itemKeys)} from logged
    )`

const insertLists = sqlStatement<NewLists, never>('pantry_insert_items', (at) => {
  const turn = rowByRow(sql`select user_id, seq from ${pantries} own where own.user_id = "userId"`)
  return sql`with ${stored(at, turn)} select from logged where false`
})

/** Logs and stores items within their owners' turns, and keeps their requests' keys. */
export const insertItems = (on: Executor, items: readonly NewItem[], keys: readonly KeyValues[]) =>
  insertLists(on, newLists(items, keys))

const addLists = sqlStatement<AskedTurns & NewLists, TakenTurns>(
  'pantry_add_items',
  (at) => sql`
    with turn as (${turnsTaken(at)}), ${stored(at, sql`turn`)}
    select user_id as "userId", seq, item_count as "itemCount" from turn`,
)

/** Takes turns (see takeTurns), and logs and stores items within them. */
export const addItems = (
  on: Executor,
  turns: AskedTurns,
  items: readonly NewItem[],
  keys: readonly KeyValues[],
) => addLists(on, { ...turns, ...newLists(items, keys) })

type LoggedItem = Pick<typeof itemLogs.$inferSelect, (typeof itemKeys)[number] | 'seq' | 'replaces'>

/**
 * What the create or edit that made this item logged then: all its items, in the order of their dates' rows, which is
 * that of their ids counted up from the first one and around.
 */
export const listLoggedTogether = sqlStatement<Owned, LoggedItem>(
  'pantry_list_logged_together',
  (at) => sql`
    select ${columnsAs(itemLogs, itemKeys)}, seq::float8 as seq, replaces
    from ${itemLogs}
    where user_id = ${at.userId}
      and seq = (select seq from ${itemLogs} where user_id = ${at.userId} and id = ${at.id})
    order by id < ${at.id}, id`,
)

export const findItem = statement('pantry_find_item', (orm, at: Slots<Owned>) =>
  orm
    .select()
    .from(pantryItems)
    .where(and(eq(pantryItems.userId, at.userId), eq(pantryItems.id, at.id))),
)

/** Edits an item in place and keeps the request's key. */
export const updateItem = sqlStatement<Owned & Common & KeyValues, never>(
  'pantry_update_item',
  (at) => sql`
    with key as (${keyKept(at)})
    update ${pantryItems} set ${columnsSet(pantryItems, commonKeys, at)}
    where user_id = ${at.userId} and id = ${at.id} and removed_at is null`,
)

/** Sets quantity and removal together, whatever state the item is in. */
export const setStock = statement(
  'pantry_set_stock',
  (orm, at: Slots<Owned & { quantity: number; removedAt: string | null }>) =>
    orm
      .update(pantryItems)
      .set({ quantity: sql`${at.quantity}`, removedAt: sql`${at.removedAt}` })
      .where(and(eq(pantryItems.userId, at.userId), eq(pantryItems.id, at.id)))
      .returning(),
)

/** Removes those of the items that are there; returns their ids. */
export const removeItems = sqlStatement<{ userId: string; ids: string[]; removedAt: string }, { id: string }>(
  'pantry_remove_items',
  (at) => sql`
    update ${pantryItems} set removed_at = ${at.removedAt}::timestamptz
    where user_id = ${at.userId} and id = any(${at.ids}::uuid[]) and removed_at is null
    returning id`,
)

export const deleteItem = statement('pantry_delete_item', (orm, at: Slots<Owned>) =>
  orm.delete(pantryItems).where(and(eq(pantryItems.userId, at.userId), eq(pantryItems.id, at.id))),
)

export const purgeRemoved = statement('pantry_purge_removed', (orm, at: Slots<{ before: string }>) =>
  orm.delete(pantryItems).where(lt(pantryItems.removedAt, at.before)),
)

/** For other features' queries: true, once a user's pantry is locked until the transaction ends, as a turn locks it. */
export const pantryLocked = (userId: SQL): SQL =>
  sql`(select count(*) >= 0 from (select from ${pantries} where user_id = ${userId} for update) locked)`

/** For other features' queries: whether a user ever kept anything. */
export const keepsFood = (userId: SQL): SQL =>
  sql`exists (select from ${pantries} kept where kept.user_id = ${userId})`
