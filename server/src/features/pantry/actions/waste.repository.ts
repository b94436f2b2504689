import { type SQL, sql } from 'drizzle-orm'
import { sqlStatement } from '#platform/database/statement.ts'
import { consumptionLogs, itemLogs, pantryItems, wasteLogs } from '../pantry.table.ts'

type OwnItems = { userId: string; itemIds: string[] }

/**
 * Logs removed items as thrown away, each once; returns those that could be. A press may come from a device that had no network
 * for longer than a removed item is kept: then it is as it was logged, less what was used of it, unless an edit has replaced it.
 * What an edit or a join added to it is not known any more: with as much used as was logged it counts as used up.
 */
export const logWaste = sqlStatement<OwnItems & { at: string }, { id: string }>(
  'pantry_log_waste',
  (at) => sql`
    with gone as materialized (
      select id, name, quantity from ${itemLogs}
      where user_id = ${at.userId} and id = any(${at.itemIds}::uuid[])
        and id not in (select id from ${pantryItems} where user_id = ${at.userId} and id = any(${at.itemIds}::uuid[]))
    ), left_over as (
      select id, name, quantity - (
        select coalesce(sum(pieces), 0)::int from ${consumptionLogs} where user_id = ${at.userId} and item_id = gone.id
      ) as quantity
      from gone
      where not exists (select from ${itemLogs} later where later.user_id = ${at.userId} and later.replaces = gone.id)
    ), thrown as (
      select id, name, quantity from ${pantryItems}
      where user_id = ${at.userId} and id = any(${at.itemIds}::uuid[]) and removed_at is not null and quantity > 0
      union all select id, name, quantity from left_over where quantity > 0
    ), logged as (
      insert into ${wasteLogs} (user_id, item_id, name, quantity, thrown_at)
      select ${at.userId}::uuid, id, name, quantity, ${at.at}::timestamptz from thrown order by id
      on conflict do nothing
    )
    select id from thrown`,
)

/** Takes back that items which are there again were thrown away. */
export const forgetWaste = sqlStatement<OwnItems, { itemId: string }>(
  'pantry_forget_waste',
  (at) => sql`
    delete from ${wasteLogs} where user_id = ${at.userId} and item_id = any(${at.itemIds}::uuid[])
    returning item_id as "itemId"`,
)

/** Leaves what was thrown away of an item as it is, whatever becomes of food that comes back under its id. */
export const settleWaste = sqlStatement<{ userId: string; itemId: string }, never>(
  'pantry_settle_waste',
  (at) => sql`
    update ${wasteLogs} set item_id = gen_random_uuid() where user_id = ${at.userId} and item_id = ${at.itemId}`,
)

/** For other features' queries: how many items a user has thrown away since a moment. */
export const thrownAwaySince = (userId: SQL, since: SQL): SQL<number> =>
  sql<number>`(select count(*)::int from ${wasteLogs} w where w.user_id = ${userId} and w.thrown_at >= ${since})`
