import { type SQL, sql } from 'drizzle-orm'
import { sqlStatement } from '#platform/database/statement.ts'
import { dayAt } from '#platform/identity/zone-at.ts'

/**
 * The last of the hours before now that lies on an earlier day of the user's than now, by the zone in which they lived then, as
 * its use is counted; null where `pressedOn` is no earlier day.
 */
export const findDayBefore = sqlStatement<
  { userId: string; pressedOn: string; now: string; campusZone: string },
  { at: Date | null }
>('pantry_find_day_before', (at) => {
  const now = sql`${at.now}::timestamptz`
  const dayOf = (moment: SQL) => dayAt(sql`${at.userId}::uuid`, moment, sql`${at.campusZone}::text`)
  // A day of 25 hours, and a move over all of the 26 between zones, are fewer than these.
  return sql`
    select max(hour) as at
    from (select ${dayOf(now)} as day) as today, generate_series(${now} - interval '72 hours', ${now}, '1 hour') as hour
    where ${at.pressedOn}::date < today.day and ${dayOf(sql`hour`)} < today.day`
})
