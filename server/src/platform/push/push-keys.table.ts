import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The one pair of keys that push services know this installation by, whatever process asks them. */
export const pushKeys = pgTable(
  'push_keys',
  {
    isTheOne: boolean('is_the_one').primaryKey().default(true),
    publicKey: text('public_key').notNull(),
    privateKey: text('private_key').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  () => [check('push_keys_one', sql`is_the_one`)],
)
