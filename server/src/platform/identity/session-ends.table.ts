import { bigint, integer, pgTable } from 'drizzle-orm/pg-core'

/**
 * How often sessions were ended: the sum over its rows, which a trigger raises in the transaction that ends some, whichever
 * version of the server does. Rows by connection, so that ends at once wait for nobody.
 */
export const sessionEnds = pgTable('session_ends', {
  shard: integer('shard').primaryKey(),
  ends: bigint('ends', { mode: 'number' }).notNull(),
})
