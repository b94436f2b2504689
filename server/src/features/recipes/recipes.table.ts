import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '#platform/identity/users.table.ts'

/** What is known of a user's asking for recipes; no row: never asked. */
export const recipeAskers = pgTable('recipe_askers', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The AI's writing under way, in whatever process, until its lease ends: a process that dies holds nobody up for long. */
  runId: uuid('run_id'),
  leaseUntil: timestamp('lease_until', { withTimezone: true, mode: 'string' }),
  /** Pages of the cookbook shown of late, the latest first: they step back for others. */
  recent: text('recent').array().notNull().default([]),
})
