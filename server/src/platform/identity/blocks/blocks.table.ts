import { boolean, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#platform/database/columns.ts'
import { owner, users } from '../users.table.ts'

/**
 * Who neither sees nor reaches whom (D57): a row for each of the two, so that one look by `user_id` finds everybody who is
 * hidden from somebody, whoever of the two wanted it.
 */
export const blocks = pgTable(
  'blocks',
  {
    userId: owner(),
    otherId: uuid('other_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Whether `user_id` wanted it; it may be both. */
    byUser: boolean('by_user').notNull(),
    byOther: boolean('by_other').notNull(),
    blockedAt: moment('blocked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.otherId] }),
    // For the other's account going away.
    index('blocks_by_other').on(table.otherId),
  ],
)
