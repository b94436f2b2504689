import { sql } from 'drizzle-orm'
import { columnNames, columnsListed, type Lists, listsOf } from '#platform/database/column-lists.ts'
import type { Executor } from '#platform/database/database.ts'
import { sqlStatement } from '#platform/database/statement.ts'
import { type KeyValues, keyLists, keysKept } from '#platform/idempotency/idempotency.repository.ts'
import { donations } from './donations.table.ts'

const donationKeys = ['userId', 'id', 'postId', 'foodName', 'donatedAt'] as const
type NewDonation = Record<(typeof donationKeys)[number], string>

const insertLists = sqlStatement<Lists<NewDonation> & Lists<KeyValues>, { id: string }>(
  'exchange_insert_donations',
  (at) => sql`
    with key as (${keysKept(at)})
    insert into ${donations} (${columnNames(donations, donationKeys)})
    select ${columnsListed(donations, donationKeys, at)}
    on conflict (user_id, id) do nothing
    returning id`,
)

/** Records units given away, and keeps their requests' keys; returns the ids that were not recorded before. */
export const insertDonations = (on: Executor, given: readonly NewDonation[], keys: readonly KeyValues[]) =>
  insertLists(on, { ...listsOf(given, donationKeys), ...keyLists(keys) })
