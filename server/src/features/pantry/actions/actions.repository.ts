import { and, eq, lt, sql } from 'drizzle-orm'
import {
  columnNames,
  columnsAs,
  columnsListed,
  type Lists,
  listsOf,
} from '#platform/database/column-lists.ts'
import type { Executor } from '#platform/database/database.ts'
import { type Slots, sqlStatement, statement } from '#platform/database/statement.ts'
import { type KeyValues, keyKept } from '#platform/idempotency/idempotency.repository.ts'
import type { Owned, StoredItem } from '../pantry.repository.ts'
import { itemActions, itemKeys, pantryItems } from '../pantry.table.ts'

const stateKeys = ['expiryDate', 'dateSource', 'place', 'condition', 'dateBefore'] as const

/** What opening, freezing, thawing, moving and confirming change. */
export type ItemState = Pick<StoredItem, (typeof stateKeys)[number]>

export const stateOf = ({ expiryDate, dateSource, place, condition, dateBefore }: StoredItem): ItemState => ({
  expiryDate,
  dateSource,
  place,
  condition,
  dateBefore,
})

/** An item as an action found and left it; without states where the action did not change its state. */
export interface ActedItem {
  id: string
  before?: ItemState
  after?: ItemState
  /** Pieces that joined it. */
  added?: number
}

/** These items of a user, there or just gone, in the order of their ids' list. */
export const findItems = sqlStatement<{ userId: string; itemIds: string[] }, StoredItem>(
  'pantry_find_items',
  (at) => sql`
    select user_id as "userId", ${columnsAs(pantryItems, itemKeys)}, removed_at as "removedAt"
    from ${pantryItems}
    where user_id = ${at.userId} and id = any(${at.itemIds}::uuid[])
    order by array_position(${at.itemIds}::uuid[], id)`,
)

/** Those of them that are there. */
export const findPresentItems = async (on: Executor, own: { userId: string; itemIds: string[] }) =>
  (await findItems(on, own)).filter(({ removedAt }) => removedAt === null)

const recordKeys = ['id', ...stateKeys] as const

type Restated = { id: string } & Partial<ItemState>

const setListed = sqlStatement<{ userId: string } & Lists<Restated>, never>(
  'pantry_set_states',
  (at) => sql`
    update ${pantryItems} i
    set expiry_date = s."expiryDate", date_source = s."dateSource", place = s.place, condition = s.condition, date_before = s."dateBefore"
    from (select ${columnsListed(pantryItems, recordKeys, at)}) as s
    where i.user_id = ${at.userId} and i.id = s.id`,
)

/** Puts items into other states. */
export const setStates = (on: Executor, userId: string, items: readonly Restated[]) =>
  setListed(on, { userId, ...listsOf(items, recordKeys) })

/** Sets or clears the removal of items. */
export const setRemoved = sqlStatement<
  { userId: string; itemIds: string[]; removedAt: string | null },
  never
>(
  'pantry_set_removed',
  (at) => sql`
    update ${pantryItems} set removed_at = ${at.removedAt}::timestamptz
    where user_id = ${at.userId} and id = any(${at.itemIds}::uuid[])`,
)

type NewAction = Owned & KeyValues & { action: string; seq: number; items: string; doneAt: string }

/** Keeps what an undo needs, and the request's key: of a request that comes again the key's constraint is to fail (see once). */
export const insertAction = sqlStatement<NewAction, never>(
  'pantry_insert_action',
  (at) => sql`
    with key as (${keyKept(at)})
    insert into ${itemActions} (${columnNames(itemActions, ['userId', 'id', 'action', 'seq', 'items', 'doneAt'])})
    values (${at.userId}, ${at.id}, ${at.action}, ${at.seq}, ${at.items}::jsonb, ${at.doneAt})
    on conflict (user_id, id) do nothing`,
)

/** Takes an action from those that can be undone. */
export const takeAction = statement('pantry_take_action', (orm, at: Slots<Owned>) =>
  orm
    .delete(itemActions)
    .where(and(eq(itemActions.userId, at.userId), eq(itemActions.id, at.id)))
    .returning({
      action: itemActions.action,
      seq: itemActions.seq,
      doneAt: itemActions.doneAt,
      // What insertAction stored.
      items: sql<ActedItem[]>`${itemActions.items}`,
    }),
)

/** A row where one of these items has been put into a state by an action after the one with this number, even into the same. */
export const findLaterStates = sqlStatement<{ userId: string; seq: number; itemIds: string[] }, object>(
  'pantry_find_later_states',
  (at) => sql`
    select from ${itemActions} a
    where a.user_id = ${at.userId} and a.seq > ${at.seq} and exists (
      select from jsonb_array_elements(a.items) i where i ? 'after' and (i->>'id')::uuid = any(${at.itemIds}::uuid[]))
    limit 1`,
)

export const purgeActions = statement('pantry_purge_actions', (orm, at: Slots<{ before: string }>) =>
  orm.delete(itemActions).where(lt(itemActions.doneAt, at.before)),
)
