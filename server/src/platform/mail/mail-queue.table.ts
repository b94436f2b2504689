import { index, integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { bytea, exactMoment } from '#platform/database/columns.ts'

/** Mails that are promised and not yet handed over, sealed: links in them set passwords. */
export const queuedMails = pgTable(
  'queued_mails',
  {
    id: uuid('id').primaryKey(),
    sealed: bytea('sealed').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Not before then. Whoever sends it moves this on, so that a crash delays and does not lose. */
    dueAt: exactMoment('due_at').notNull(),
    deadlineAt: exactMoment('deadline_at').notNull(),
  },
  (table) => [index('queued_mails_by_due').on(table.dueAt)],
)
