import { sql } from 'drizzle-orm'
import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#platform/database/columns.ts'
import { owner } from '#platform/identity/users.table.ts'

/** Food that people want to be told of when it is offered where they live then. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    userId: owner(),
    /** As they were typed. */
    words: text('words').notNull(),
    /** Without case and accents, as names of posts are searched. */
    foldedWords: text('folded_words').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('saved_searches_by_owner').on(table.userId, table.foldedWords)],
)
