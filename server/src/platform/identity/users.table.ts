import { customType, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Text that compares without case (D1). */
const citext = customType<{ data: string }>({ dataType: () => 'citext' })

/** Who can sign in. What else is known of a person belongs to the feature that asks for it. */
export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  email: citext('email').notNull().unique(),
  displayName: text('display_name').notNull(),
  passwordHash: text('password_hash').notNull(),
  /** IANA zone that the browser sent at its last login; null: the campus zone. */
  timeZone: text('time_zone'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
