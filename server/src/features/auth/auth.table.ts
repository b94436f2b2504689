import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '#platform/database/columns.ts'
import { owner } from '#platform/identity/users.table.ts'

/** Every login: who, under which address and name, and when (the specification's loginRec). */
export const loginRecords = pgTable(
  'login_records',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    userId: owner(),
    email: text('email').notNull(),
    displayName: text('display_name').notNull(),
    loginTime: timestamp('login_time', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('login_records_by_user').on(table.userId, table.loginTime)],
)

/** Open links to reset a password, by the SHA-256 of their token; using one deletes all of its user. */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    userId: owner(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** It went by mail: whoever uses it reads the inbox. One that an administrator hands over says nothing of that. */
    provesAddress: boolean('proves_address').notNull().default(true),
  },
  (table) => [index('password_resets_by_user').on(table.userId)],
)

/** The address that each user is yet to confirm; code and link follow from the attempt and our key. */
export const emailVerifications = pgTable('email_verifications', {
  userId: owner().primaryKey(),
  email: text('email').notNull(),
  attempt: uuid('attempt').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})
