import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, moment } from '#platform/database/columns.ts'
import { owner } from '#platform/identity/users.table.ts'

/** Requests that their senders may repeat, by the id that they made. Keyed by sender first: an id can meet nobody else's. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    /** What the request made. */
    kind: text('kind', {
      enum: [
        'account',
        'action',
        'comment',
        'consumption',
        'cooking',
        'donation',
        'edit',
        'image',
        'item',
        'message',
        'post',
        'report',
        'request',
        'requestAction',
      ],
    }).notNull(),
    /** Null where a server of the version before kept the answer: it knew none. */
    fingerprint: bytea('fingerprint'),
    /** Null where what the request made is read anew, as it is now. */
    answer: jsonb('answer'),
    answeredAt: moment('answered_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('idempotency_keys_by_time').on(table.answeredAt),
  ],
)
