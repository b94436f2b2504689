import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { owner } from '#platform/identity/users.table.ts'

/** For how many days each of a user's foods is dated in each place: the last five that they told, and their median. */
export const learnedDates = pgTable(
  'learned_dates',
  {
    userId: owner(),
    /** A food of the table by its name there, else the key of a name that nobody knows. */
    food: text('food').notNull(),
    place: text('place').notNull(),
    /** Oldest first. */
    days: integer('days').array().notNull(),
    median: integer('median').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.food, table.place] }),
    index('learned_dates_by_food').on(table.food, table.place, table.median),
  ],
)

/** How far into a pantry's log its dates were learned. */
export const datesLearned = pgTable('dates_learned', {
  userId: owner().primaryKey(),
  seq: bigint('seq', { mode: 'number' }).notNull(),
})
