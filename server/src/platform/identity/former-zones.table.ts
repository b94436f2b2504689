import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './users.table.ts'

/** Zones that users have left, and until when they lived there: on which local day something happened stays known. */
export const formerZones = pgTable(
  'former_zones',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    until: timestamp('until', { withTimezone: true, precision: 3, mode: 'string' }).notNull(),
    /** Null: their own was not known, so the campus zone. */
    timeZone: text('time_zone'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.until] })],
)
