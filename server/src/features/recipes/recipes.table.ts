import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { exactMoment } from '#platform/database/columns.ts'
import { owner } from '#platform/identity/users.table.ts'

/** What is known of a user's asking for recipes; no row: never asked. */
export const recipeAskers = pgTable('recipe_askers', {
  userId: owner().primaryKey(),
  /** The AI's writing under way, in whatever process, until its lease ends: a process that dies holds nobody up for long. */
  runId: uuid('run_id'),
  leaseUntil: exactMoment('lease_until'),
  /** Pages of the cookbook shown of late, the latest first: they step back for others. */
  recent: text('recent').array().notNull().default([]),
})
