import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#platform/database/columns.ts'
import { owner } from '#platform/identity/users.table.ts'

/** Every unit given away (D15): it stays when the post goes. Keyed by giver first: an id can meet nobody else's. */
export const donations = pgTable(
  'donations',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    postId: uuid('post_id').notNull(),
    foodName: text('food_name').notNull(),
    donatedAt: moment('donated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] }), index('donations_by_post').on(table.postId)],
)
