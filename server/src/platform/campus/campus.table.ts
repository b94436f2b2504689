import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What an administrator changed of the dorms that the configuration names: opened beside them, closed, or called otherwise. */
export const dormChanges = pgTable('dorm_changes', {
  name: text('name').primaryKey(),
  isOpen: boolean('is_open').notNull(),
  /** Of one that is closed because it was renamed: its name by now. */
  renamedTo: text('renamed_to'),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
})
