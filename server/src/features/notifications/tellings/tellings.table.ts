import { index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { exactMoment } from '#platform/database/columns.ts'
import { owner } from '#platform/identity/users.table.ts'
import { posts } from '../../exchange/exchange.table.ts'

/** Posts, new or edited, of which it is to be decided who is told. A row is deleted once that is done. */
export const postsToTell = pgTable(
  'posts_to_tell',
  {
    postId: uuid('post_id')
      .primaryKey()
      .references(() => posts.id, { onDelete: 'cascade' }),
    /** Counts the edits while the row waited or was worked on. */
    generation: integer('generation').notNull().default(1),
    /** Not before then. A worker that decides moves it on, so that its crash delays and does not lose. */
    dueAt: exactMoment('due_at').notNull(),
  },
  (table) => [index('posts_to_tell_due').on(table.dueAt)],
)

/** Whom a post was told to: once, whatever becomes of the post and of the search that asked for it. */
export const postTellings = pgTable(
  'post_tellings',
  {
    userId: owner(),
    /** No foreign key: food that goes at once counts for its day like any other. */
    postId: uuid('post_id').notNull(),
    toldAt: exactMoment('told_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.postId] })],
)
