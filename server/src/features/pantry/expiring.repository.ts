import { type SQL, sql } from 'drizzle-orm'
import { literal, sqlStatement } from '#platform/database/statement.ts'
import { pantryItems } from './pantry.table.ts'

/** For other features' set-based queries: whether a user has an item that expires from one date until another, both included. */
export const hasItemExpiring = (userId: SQL, from: SQL, until: SQL): SQL => sql`exists (
  select from ${pantryItems} expiring
  where expiring.user_id = ${userId} and expiring.removed_at is null
    and expiring.expiry_date >= ${from} and expiring.expiry_date <= ${until})`

type ExpiringItem = Pick<typeof pantryItems.$inferSelect, 'id' | 'name' | 'quantity' | 'expiryDate'> & {
  /** Whether the date is a suggested one. */
  isAbout: boolean
}

const mostExpiring = literal(100)

/**
 * A user's items that expire from one date until another, both included, soonest first; at most a hundred. Where there are
 * more, what can be eaten comes before what passed before `today`, and of that the last.
 */
export const listExpiring = sqlStatement<
  { userId: string; from: string; today: string; until: string },
  ExpiringItem
>('pantry_list_expiring', (at) => {
  const found = (dates: SQL, order: SQL) => sql`(
    select id, name, quantity, expiry_date as "expiryDate", date_source = 'suggested' as "isAbout" from ${pantryItems}
    where user_id = ${at.userId} and removed_at is null
      and expiry_date >= ${at.from}::date and expiry_date <= ${at.until}::date and ${dates}
    order by ${order} limit ${mostExpiring})`
  return sql`
    with found as (
      ${found(sql`expiry_date >= ${at.today}::date`, sql`expiry_date, id`)}
      union all
      ${found(sql`expiry_date < ${at.today}::date`, sql`expiry_date desc, id desc`)}
    ), kept as (
      -- The half that can be eaten has the later dates.
      select * from found order by "expiryDate" desc, id desc limit ${mostExpiring}
    )
    select * from kept order by "expiryDate", id`
})
