import { type SQL, sql } from 'drizzle-orm'

/** For set-based queries: the runs of consecutive days in rows of (user_id, day), each with its length and last day. */
export const runsOfDays = (days: SQL): SQL => sql`
  select user_id, count(*)::int as length, max(day) as last_day
  from (select user_id, day, day - (row_number() over (partition by user_id order by day))::int as run from ${days} as active) as numbered
  group by user_id, run`
