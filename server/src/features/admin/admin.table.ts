import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { owner } from '#platform/identity/users.table.ts'

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

/** Of which dorms somebody is a steward; one of the campus has no row. Whether they are one stands with the user. */
export const stewardDorms = pgTable(
  'steward_dorms',
  { userId: owner(), dorm: text('dorm').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.dorm] })],
)
