import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Slots } from '#platform/database/statement.ts'
import { sessions } from './sessions.table.ts'
import { isSuspended, isVerified, users } from './users.table.ts'
import { hiddenFrom, type Onlooker } from './visibility.ts'

/**
 * Who asked last with a session's token, somebody verified: a guess, for their session may have ended since. Less than a Viewer, so
 * that nothing takes one for the other.
 */
export interface Remembered extends Onlooker {
  /** The hash of the session's token, in hex: a session that was given another token since is not theirs to use. */
  tokenHash: string
}

/** What a statement needs to hold somebody remembered against their session. */
export type RememberedValues = {
  rememberedToken: string
  rememberedUser: string
  rememberedHidden: readonly string[]
  rememberedAt: Date
}

export const rememberedValues = ({ tokenHash, userId, hidden }: Remembered, at: Date): RememberedValues => ({
  rememberedToken: byteaOf(tokenHash),
  rememberedUser: userId,
  rememberedHidden: hidden,
  rememberedAt: at,
})

/**
 * Whether somebody is still who is remembered, as sessionFinder would find them: the condition of a statement that changes
 * something for them, and so costs no exchange.
 */
export const isSessionStillValid = (at: Slots<RememberedValues>): SQL => sql`exists (
  ${opened(sql`${at.rememberedToken}::bytea`, sql`${at.rememberedUser}::uuid`, at.rememberedAt)}
    and ${hiddenFrom(sql`who_.id`)} = ${at.rememberedHidden}::text[])`

/** A hash in hex as PostgreSQL reads bytes. */
export const byteaOf = (hex: string): string => `\\x${hex}`

/** The session of a token's hash and of somebody who may use it, as rows: none where that is no longer so. */
export const opened = (tokenHash: SQL, user: SQL, moment: SQLWrapper): SQL => sql`
  select from ${sessions} still_ join ${users} who_ on who_.id = still_.user_id
  where still_.token_hash = ${tokenHash} and who_.id = ${user}
    and still_.expires_at > ${moment}::timestamptz and ${isVerified('who_')}
    and not ${isSuspended('who_', sql`${moment}::timestamptz`)}`
