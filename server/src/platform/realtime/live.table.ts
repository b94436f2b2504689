import { bigserial, pgTable, timestamp } from 'drizzle-orm/pg-core'
import { bytea } from '#platform/database/columns.ts'

/** Events too large for a PostgreSQL notification wait here for seconds; Socket.IO's adapter writes, reads and purges it. */
export const liveAttachments = pgTable('live_attachments', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  createdAt: timestamp('created_at', { withTimezone: true }).defaultNow(),
  payload: bytea('payload'),
})
