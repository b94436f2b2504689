import type { DueHandOver } from '@shelfmate/contract/notifications/notifications'
import { type SQL, sql } from 'drizzle-orm'
import { pickupPlaceOf } from '#features/exchange/index.ts'
import { sqlStatement } from '#platform/database/statement.ts'
import { shownName, users } from '#platform/identity/users.table.ts'
import { foodRequests } from './requests.table.ts'

/** The moment by which a promise is to be kept. */
const keptBy = sql.raw('coalesce(pickup_at, ends_at)')

/** Promises to be kept by the end of a day in a zone. A hold ends an hour after its pick-up time: the index knows the ends. */
function isDue(localDate: SQL, timeZone: SQL): SQL {
  const midnight = sql`((${localDate}::date + 1)::timestamp at time zone ${timeZone})`
  return sql`state = 'promised' and ends_at < ${midnight} + interval '1 hour' and ${keptBy} < ${midnight}`
}

/** For other features' set-based queries: whether a user has food to hand over or to get on that day in that zone. */
export const hasHandOver = (userId: SQL, localDate: SQL, timeZone: SQL): SQL => sql`${userId} in (
  select unnest(array[giver_id, taker_id]) from ${foodRequests} where ${isDue(localDate, timeZone)})`

/** What somebody is to hand over or to get on that day of theirs, the next first. */
export const listHandOvers = sqlStatement<
  { userId: string; localDate: string; timeZone: string },
  DueHandOver
>(
  'requests_list_due_hand_overs',
  (at) => sql`
    select due.id, case when due.giver_id = ${at.userId}::uuid then 'giver' else 'taker' end as role,
           ${shownName('partner')} as partner, due.food_name as "foodName", due.units,
           coalesce(nullif(${pickupPlaceOf(sql`due.post_id`)}, ''), due.location) as place,
           ${keptBy} as at
    from ${foodRequests} due join ${users} partner
      on partner.id = case when due.giver_id = ${at.userId}::uuid then due.taker_id else due.giver_id end
    where ${isDue(sql`${at.localDate}`, sql`${at.timeZone}`)} and ${at.userId}::uuid in (due.giver_id, due.taker_id)
    order by at, due.id`,
)
