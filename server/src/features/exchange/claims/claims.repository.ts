import { sql } from 'drizzle-orm'
import { columnNames, columnTypes, keyNames } from '#platform/database/column-lists.ts'
import type { Executor } from '#platform/database/database.ts'
import { sqlStatement } from '#platform/database/statement.ts'
import { type KeyValues, keyRecords, keysKept } from '#platform/idempotency/idempotency.repository.ts'
import { donations } from './donations.table.ts'

const donationKeys = ['userId', 'id', 'postId', 'foodName', 'donatedAt'] as const
type NewDonation = Record<(typeof donationKeys)[number], string>

const insertRecords = sqlStatement<{ donations: string; keys: string }, { id: string }>(
  'exchange_insert_donations',
  (at) => sql`
    with key as (${keysKept(at.keys)})
    insert into ${donations} (${columnNames(donations, donationKeys)})
    select ${keyNames(donationKeys)}
    from json_to_recordset(${at.donations}::json) as new (${columnTypes(donations, donationKeys)})
    on conflict (user_id, id) do nothing
    returning id`,
)

/** Records units given away, and keeps their requests' keys; returns the ids that were not recorded before. */
export const insertDonations = (on: Executor, given: readonly NewDonation[], keys: readonly KeyValues[]) =>
  insertRecords(on, { donations: JSON.stringify(given), keys: keyRecords(keys) })
