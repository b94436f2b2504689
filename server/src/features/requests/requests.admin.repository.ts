import { sql } from 'drizzle-orm'
import { sqlStatement } from '#platform/database/statement.ts'
import { foodRequests } from './requests.table.ts'

/** Has the requests of a dorm, however they spell it, name another; after their posts, in the order in which a turn locks them. */
export const moveRequests = sqlStatement<{ from: string; to: string }, never>(
  'requests_move',
  (at) => sql`update ${foodRequests} set location = ${at.to} where lower(location) = lower(${at.from})`,
)
