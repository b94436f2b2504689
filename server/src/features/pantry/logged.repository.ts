import { sql } from 'drizzle-orm'
import { literal, sqlStatement } from '#platform/database/statement.ts'
import { dayAt } from '#platform/identity/zone-at.ts'
import { itemLogs } from './pantry.table.ts'

interface LoggedDate {
  name: string
  place: string
  /** From the day on which it was logged, where its owner was; of a late press from the day that it counts for. */
  days: number
  seq: number
}

const mostRead = 2_000

/** The latest change of their pantry with which a user logged something; null before the first. */
export const findLoggedSeq = sqlStatement<{ userId: string }, { seq: number | null }>(
  'pantry_logged_seq',
  (at) => sql`select max(seq)::float8 as seq from ${itemLogs} where user_id = ${at.userId}`,
)

/**
 * The dates that a user told after a change of their pantry until another, oldest first: neither suggested ones, which would
 * teach what they were taught, nor those of food that was opened, frozen or thawed before, nor those that an edit replaced.
 */
export const listLoggedSince = sqlStatement<
  { userId: string; after: number; until: number; campusZone: string },
  LoggedDate
>(
  'pantry_list_logged_since',
  (at) => sql`
    select * from (
      select name, place, seq::float8 as seq, id, expiry_date -
        ${dayAt(at.userId, sql`least(told.date_added, told.logged_at)`, sql`${at.campusZone}::text`)} as days
      from ${itemLogs} told
      where user_id = ${at.userId} and seq > ${at.after}::bigint and seq <= ${at.until}::bigint and date_source <> 'suggested'
        and condition = ''
        and not exists (select from ${itemLogs} later where later.user_id = told.user_id and later.replaces = told.id)
      order by seq desc, id desc
      limit ${literal(mostRead)}
    ) as newest
    where days >= 0
    order by seq, id`,
)

/** What was logged until a change of the pantry, and replaced by edits after it until another. */
export const listReplacedSince = sqlStatement<
  { userId: string; after: number; until: number },
  Pick<LoggedDate, 'name' | 'place'>
>(
  'pantry_list_replaced_since',
  (at) => sql`
    select was.name, was.place from ${itemLogs} was join ${itemLogs} later
      on later.user_id = was.user_id and later.replaces = was.id
    where was.user_id = ${at.userId} and was.seq <= ${at.after}::bigint
      and later.seq > ${at.after}::bigint and later.seq <= ${at.until}::bigint`,
)

const mostNames = 500

/** The names that a user logged, the latest first. */
export const listLoggedNames = sqlStatement<{ userId: string }, { name: string }>(
  'pantry_list_logged_names',
  (at) => sql`
    select name from ${itemLogs} where user_id = ${at.userId}
    group by name order by max(date_added) desc limit ${literal(mostNames)}`,
)
