import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Everything that an administrator did: kept when whom it was about is gone. */
export const adminActions = pgTable(
  'admin_actions',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** Who did it, as the machine knows them. */
    operator: text('operator').notNull(),
    action: text('action').notNull(),
    /** Whom or what it was done to: a user's address, or the id of a post or comment. */
    target: text('target').notNull(),
    reason: text('reason').notNull(),
    /** What was there before, where it is gone. */
    before: jsonb('before'),
  },
  (table) => [index('admin_actions_by_time').on(table.at)],
)
