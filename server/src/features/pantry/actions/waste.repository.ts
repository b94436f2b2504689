import { type SQL, sql } from 'drizzle-orm'
import { sqlStatement } from '#platform/database/statement.ts'
import { pantryItems, wasteLogs } from '../pantry.table.ts'

type OwnItems = { userId: string; itemIds: string[] }

/** Logs removed items as thrown away, each once; returns those that could be. */
export const logWaste = sqlStatement<OwnItems & { at: string }, { id: string }>(
  'pantry_log_waste',
  (at) => sql`
    with thrown as (
      select id, name, quantity from ${pantryItems}
      where user_id = ${at.userId} and id = any(${at.itemIds}::uuid[]) and removed_at is not null and quantity > 0
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
