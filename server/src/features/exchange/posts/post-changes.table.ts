import { bigint, integer, pgTable } from 'drizzle-orm/pg-core'

/**
 * How often what the list of posts shows has changed: the sum over its rows, which triggers raise in the transaction of each
 * change, whichever version of the server makes it. Rows by connection, so that changes at once wait for nobody.
 */
export const postChanges = pgTable('post_changes', {
  shard: integer('shard').primaryKey(),
  changes: bigint('changes', { mode: 'number' }).notNull(),
})
