import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { exactMoment } from '#platform/database/columns.ts'
import { sessions } from '#platform/identity/sessions.table.ts'
import { owner } from '#platform/identity/users.table.ts'

/** Devices that take notices: one a session, and gone with it, however it ends. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    userId: owner(),
    sessionId: uuid('session_id')
      .notNull()
      .unique()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull().unique(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: exactMoment('created_at').notNull().defaultNow(),
  },
  (table) => [index('push_subscriptions_user').on(table.userId)],
)

/** Mornings on which a user's expiry notice was decided: one a local date, whatever became of it. */
export const pushReminders = pgTable(
  'push_reminders',
  {
    userId: owner(),
    localDate: date('local_date', { mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.localDate] })],
)

/**
 * What is to be sent to a device. It says about what, not what it will say: that is read when it is sent, so that nothing
 * private lies here and nothing outdated goes out. A row is deleted once it is settled.
 */
export const pushNotices = pgTable(
  'push_notices',
  {
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    /** 'expiry', 'test', or 'chat:', 'post:', 'off:' (a promise) or 'gone:' (what was asked for) and its id. */
    topic: text('topic').notNull(),
    /** Counts what was added while the row waited or was being sent. */
    generation: integer('generation').notNull().default(1),
    attempts: integer('attempts').notNull().default(0),
    /** Not before then. A worker that sends moves it on, so that its crash delays and does not lose. */
    dueAt: exactMoment('due_at').notNull(),
    deadlineAt: exactMoment('deadline_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subscriptionId, table.topic] }),
    index('push_notices_due').on(table.dueAt),
  ],
)
