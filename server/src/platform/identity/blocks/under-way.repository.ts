/** What somebody does with others at this moment, and what ends all of it: a block, a suspension, the end of their account. */
import { type SQLWrapper, sql } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { sqlStatement } from '#platform/database/statement.ts'
import { isSuspended, users } from '../users.table.ts'

const lockOf = (userId: SQLWrapper) => sql`hashtextextended('meetings of ' || ${userId}, 0)`

/** The locks of some users, always in one order so that no two transactions wait for each other. */
const locksOf = (userIds: SQLWrapper) => sql`
  select ${lockOf(sql`somebody.id`)} as lock from unnest(${userIds}::text[]) as somebody (id) order by lock`

const holdOff = sqlStatement<{ userIds: readonly string[] }, never>(
  'identity_hold_off_endings',
  (at) => sql`select pg_advisory_xact_lock_shared(lock) from (${locksOf(at.userIds)}) as locks`,
)

const findStanding = sqlStatement<{ userIds: readonly string[]; now: Date }, { id: string }>(
  'identity_find_standing',
  (at) => sql`
    select u.id from ${users} u
    where u.id = any(${at.userIds}::uuid[]) and not ${isSuspended('u', sql`${at.now}::timestamptz`)}`,
)

/**
 * Until the end of the transaction nothing ends what these users do with others: asked before what it reads of them. Returns
 * whether all may still do it: a session that was looked up before may be over.
 */
export async function holdOffEndings(tx: Tx, userIds: readonly string[], now: Date): Promise<boolean> {
  const [, standing] = await Promise.all([holdOff(tx, { userIds }), findStanding(tx, { userIds, now })])
  return standing.length === userIds.length
}

/** Waits for what these users have under way, and keeps them from anything new until the end of the transaction. */
export const awaitUnderWay = sqlStatement<{ userIds: string[] }, never>(
  'identity_await_under_way',
  (at) => sql`select pg_advisory_xact_lock(lock) from (${locksOf(at.userIds)}) as locks`,
)
