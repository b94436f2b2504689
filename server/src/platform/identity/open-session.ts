import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { sessions } from './sessions.table.ts'

/** For set-based queries: whether a session is still open at a moment; expired ones stay stored for a while. */
export const isSessionOpen = (sessionId: SQLWrapper, moment: SQLWrapper): SQL =>
  sql`exists (select from ${sessions} open_ where open_.id = ${sessionId} and open_.expires_at > ${moment})`
