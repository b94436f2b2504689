import { sql } from 'drizzle-orm'
import { consumptionLogs, itemLogs } from './pantry.table.ts'

/**
 * For other features' set-based queries, every action that counts as rows of (user_id, at, units): one for all items that
 * were logged together; replacements that an edit made are no logging (D9).
 */
export const loggingActions = sql`
  select user_id, logged_at as at, count(*)::int as units from ${itemLogs}
  where replaces is null group by user_id, seq, logged_at`

/** The same of every use that was not undone; what a cooking takes of one item counts once. */
export const consumptionActions = sql`select user_id, consumed_at as at, 1 as units from ${consumptionLogs}`
