import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { exactMoment } from '#platform/database/columns.ts'
import { owner } from '#platform/identity/users.table.ts'

/** What users say that names of theirs mean. */
export const foodCorrections = pgTable(
  'food_corrections',
  {
    userId: owner(),
    /** The name without case, accents and gaps. */
    nameKey: text('name_key').notNull(),
    /** A name of the food table; null: it is no food. */
    food: text('food'),
    changedAt: exactMoment('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.nameKey] })],
)
