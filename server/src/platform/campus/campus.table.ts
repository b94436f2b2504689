import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What an administrator changed of the dorms that the configuration names: opened beside them, or closed. */
export const dormChanges = pgTable('dorm_changes', {
  name: text('name').primaryKey(),
  isOpen: boolean('is_open').notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
})
