import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { formerZones } from './former-zones.table.ts'
import { users } from './users.table.ts'

/** For set-based queries: the user's local date of a moment, wherever they have gone since. */
export const dayAt = (userId: SQLWrapper, moment: SQLWrapper, campusZone: SQLWrapper): SQL =>
  sql`(${moment} at time zone ${zoneAt(userId, moment, campusZone)})::date`

/** For set-based queries: rows of (user_id) of who has left a zone at a moment or since. */
export const movedSince = (moment: SQLWrapper): SQL =>
  sql`select left_.user_id from ${formerZones} left_ where left_.until >= ${moment}`

/**
 * The IANA zone that a user lived in at a moment, else the campus zone (D6). The millisecond of the move itself belongs to
 * the zone that was left: something may have been done in it before.
 */
const zoneAt = (userId: SQLWrapper, moment: SQLWrapper, campusZone: SQLWrapper): SQL => sql`coalesce(
  (select coalesce(left_.time_zone, ${campusZone}) from ${formerZones} left_
   where left_.user_id = ${userId} and left_.until >= ${moment} order by left_.until limit 1),
  (select here.time_zone from ${users} here where here.id = ${userId}),
  ${campusZone})`
