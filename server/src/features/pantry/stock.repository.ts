import { sql } from 'drizzle-orm'
import { sqlStatement } from '#platform/database/statement.ts'
import { itemLogs, pantryItems } from './pantry.table.ts'

/** An item in a pantry; `was` are the items in whose place edits have put it (D9). */
type StockItem = Pick<
  typeof pantryItems.$inferSelect,
  'id' | 'name' | 'quantity' | 'remark' | 'expiryDate'
> & { was: string[] }

/** Everything in a user's pantry, soonest first. */
export const listStock = sqlStatement<{ userId: string }, StockItem>(
  'pantry_list_stock',
  (at) => sql`
    with recursive replaced as (
      select item.id as item_id, log.replaces as id
      from ${pantryItems} item join ${itemLogs} log on log.user_id = item.user_id and log.id = item.id
      where item.user_id = ${at.userId} and item.removed_at is null and log.replaces is not null
      union
      select replaced.item_id, log.replaces
      from replaced join ${itemLogs} log on log.user_id = ${at.userId} and log.id = replaced.id
      where log.replaces is not null
    ), past as (
      select item_id, array_agg(id) as ids from replaced group by item_id
    )
    select item.id, name, quantity, remark, expiry_date as "expiryDate", coalesce(past.ids, '{}') as was
    from ${pantryItems} item left join past on past.item_id = item.id
    where user_id = ${at.userId} and removed_at is null
    order by expiry_date, item.id`,
)
