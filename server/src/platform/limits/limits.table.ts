import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core'

/** Counters of rate limits in the form that rate-limiter-flexible reads and writes; keys are hashes. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
})
