import type { PantryChange } from '@shelfmate/contract/pantry/pantry'
import { and, eq, sql } from 'drizzle-orm'
import { type Slots, sqlStatement, statement } from '#platform/database/statement.ts'
import { answeredAt, type KeyValues, keyKept } from '#platform/idempotency/idempotency.repository.ts'
import type { Owned } from '../pantry.repository.ts'
import { consumptionLogs, itemLogs, pantryItems } from '../pantry.table.ts'

export type ConsumptionAnswer = PantryChange & { consumptionId: string }

type NewConsumption = Owned &
  KeyValues & {
    itemId: string
    name: string
    pieces: number
    consumedAt: string
    answer: string
  }

/** Logs what was used up of an item, and keeps its request's key; returns nothing when this id was logged before. */
export const insertConsumption = sqlStatement<NewConsumption, { id: string }>(
  'pantry_insert_consumption',
  (at) => sql`
    with key as (${keyKept(at)})
    insert into ${consumptionLogs} (user_id, id, item_id, name, pieces, consumed_at, answer)
    values (${at.userId}, ${at.id}, ${at.itemId}, ${at.name}, ${at.pieces}, ${at.consumedAt}, ${at.answer}::jsonb)
    on conflict (user_id, id) do nothing
    returning id`,
)

export const findConsumption = statement('pantry_find_consumption', (orm, at: Slots<Owned>) =>
  orm
    .select({
      itemId: consumptionLogs.itemId,
      pieces: consumptionLogs.pieces,
      consumedAt: consumptionLogs.consumedAt,
      answer: sql<ConsumptionAnswer>`${consumptionLogs.answer}`,
    })
    .from(consumptionLogs)
    .where(and(eq(consumptionLogs.userId, at.userId), eq(consumptionLogs.id, at.id))),
)

/** When something was used up by a request, though it may count for a day before; without a kept request when it counts. */
export const findUse = sqlStatement<Owned, { usedAt: string }>(
  'pantry_find_use',
  (at) => sql`
    select coalesce(${answeredAt(sql`used.user_id`, sql`used.id`)}, used.consumed_at) as "usedAt"
    from ${consumptionLogs} used where used.user_id = ${at.userId} and used.id = ${at.id}`,
)

export const deleteConsumption = statement('pantry_delete_consumption', (orm, at: Slots<Owned>) =>
  orm
    .delete(consumptionLogs)
    .where(and(eq(consumptionLogs.userId, at.userId), eq(consumptionLogs.id, at.id))),
)

/** The soonest of what edits have put in the place of an item (D9), as far as it is there and none of `but`. */
export const findReplacing = sqlStatement<Owned & { but: string[] }, { id: string }>(
  'pantry_find_replacing',
  (at) => sql`
    with recursive later as (
      select id from ${itemLogs} where user_id = ${at.userId} and replaces = ${at.id}
      union
      select log.id from later join ${itemLogs} log on log.user_id = ${at.userId} and log.replaces = later.id
    )
    select item.id from later join ${pantryItems} item on item.user_id = ${at.userId} and item.id = later.id
    where item.removed_at is null and item.id <> all(${at.but}::uuid[])
    order by item.expiry_date, item.id
    limit 1`,
)

/** The items in whose place edits have put one. */
export const listReplacedBy = sqlStatement<Owned, { id: string }>(
  'pantry_list_replaced_by',
  (at) => sql`
    with recursive past as (
      select replaces as id from ${itemLogs}
      where user_id = ${at.userId} and id = ${at.id} and replaces is not null
      union
      select log.replaces from past join ${itemLogs} log on log.user_id = ${at.userId} and log.id = past.id
      where log.replaces is not null
    )
    select id from past`,
)
