import { sql } from 'drizzle-orm'
import { sqlStatement } from '#platform/database/statement.ts'
import { foodRequests } from './requests.table.ts'

/**
 * Has the requests of a dorm, however they spell it, name another where a screen still shows them: open ones, and those that ended
 * since a moment. After their posts, which a turn locks first, too.
 */
export const moveRequests = sqlStatement<{ from: string; to: string; since: string }, never>(
  'requests_move',
  (at) => sql`
    update ${foodRequests} set location = ${at.to}
    where lower(location) = lower(${at.from}) and (ended_at is null or ended_at > ${at.since}::timestamptz)`,
)
