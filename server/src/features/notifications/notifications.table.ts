import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '#platform/identity/users.table.ts'

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })
const day = (name: string) => date(name, { mode: 'string' })

/** Who switched what. No row: as at sign-up, everything on. */
export const notificationSettings = pgTable('notification_settings', {
  userId: owner().primaryKey(),
  emailEnabled: boolean('email_enabled').notNull(),
})

/** Mornings that were decided: one a zone and date, whoever of the workers came first. */
export const reminderRounds = pgTable(
  'reminder_rounds',
  {
    timeZone: text('time_zone').notNull(),
    localDate: day('local_date').notNull(),
    decidedAt: moment('decided_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.timeZone, table.localDate] })],
)

/** The one reminder of a user and local date: the row comes first, then the mail. */
export const reminders = pgTable(
  'reminders',
  {
    userId: owner(),
    localDate: day('local_date').notNull(),
    /** pending, then sent, missed (no mail server until noon) or dropped (nothing left to say, or switched off). */
    status: text('status', { enum: ['pending', 'sent', 'missed', 'dropped'] }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** While pending: not before then. A worker that sends moves it on, so that its crash delays and does not lose. */
    dueAt: moment('due_at').notNull(),
    deadlineAt: moment('deadline_at').notNull(),
    settledAt: moment('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.localDate] }),
    index('reminders_pending').on(table.dueAt).where(sql`status = 'pending'`),
  ],
)
