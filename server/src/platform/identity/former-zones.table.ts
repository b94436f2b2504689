import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '#platform/database/columns.ts'
import { owner } from './users.table.ts'

/** Zones that users have left, and until when they lived there: on which local day something happened stays known. */
export const formerZones = pgTable(
  'former_zones',
  {
    userId: owner(),
    until: moment('until').notNull(),
    /** Null: their own was not known, so the campus zone. */
    timeZone: text('time_zone'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.until] }),
    // Each round asks who has moved since the one before.
    index('former_zones_by_end').on(table.until),
  ],
)
