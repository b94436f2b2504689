import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { exactMoment } from '#platform/database/columns.ts'
import { owner } from '#platform/identity/users.table.ts'

const day = (name: string) => date(name, { mode: 'string' })

/** What holds for who never switched anything. */
export const settingDefaults = {
  emailEnabled: true,
  pushExpiry: true,
  pushMessages: true,
  pushMessageText: false,
  pushRescue: false,
  /** Times of day as HH:MM. */
  quietFrom: '22:00',
  quietUntil: '07:00',
} as const

/** Who switched what. No row: the defaults. */
export const notificationSettings = pgTable('notification_settings', {
  userId: owner().primaryKey(),
  emailEnabled: boolean('email_enabled').notNull(),
  pushExpiry: boolean('push_expiry').notNull().default(settingDefaults.pushExpiry),
  pushMessages: boolean('push_messages').notNull().default(settingDefaults.pushMessages),
  pushMessageText: boolean('push_message_text').notNull().default(settingDefaults.pushMessageText),
  pushRescue: boolean('push_rescue').notNull().default(settingDefaults.pushRescue),
  quietFrom: text('quiet_from').notNull().default(settingDefaults.quietFrom),
  quietUntil: text('quiet_until').notNull().default(settingDefaults.quietUntil),
})

/** Mornings that were decided: one a zone and date, whoever of the workers came first. */
export const reminderRounds = pgTable(
  'reminder_rounds',
  {
    timeZone: text('time_zone').notNull(),
    localDate: day('local_date').notNull(),
    /** Moves on with each look at who has come into the zone since. */
    decidedAt: exactMoment('decided_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.timeZone, table.localDate] })],
)

/** The one reminder of a user and local date: the row comes first, then the mail. */
export const reminders = pgTable(
  'reminders',
  {
    userId: owner(),
    localDate: day('local_date').notNull(),
    /** pending, then sent, missed (no mail server until the end of that day) or dropped (nothing left to say, switched off, suspended, or the address refused). */
    status: text('status', { enum: ['pending', 'sent', 'missed', 'dropped'] }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** While pending: not before then. A worker that sends moves it on, so that its crash delays and does not lose. */
    dueAt: exactMoment('due_at').notNull(),
    deadlineAt: exactMoment('deadline_at').notNull(),
    settledAt: exactMoment('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.localDate] }),
    index('reminders_pending').on(table.dueAt).where(sql`status = 'pending'`),
  ],
)
