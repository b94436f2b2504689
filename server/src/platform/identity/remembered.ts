import { type SQL, sql } from 'drizzle-orm'
import type { Slots } from '#platform/database/statement.ts'
import { hiddenFrom, type Onlooker } from './meeting.ts'
import { sessions } from './sessions.table.ts'
import { isSuspended, isVerified, users } from './users.table.ts'

/**
 * Who asked last with a session's token, somebody verified: a guess, for their session may have ended since. Less than a Viewer, so
 * that nothing takes one for the other.
 */
export interface Remembered extends Onlooker {
  sessionId: string
}

/** What a statement needs to hold somebody remembered against their session. */
export type RememberedValues = {
  rememberedSession: string
  rememberedUser: string
  rememberedHidden: readonly string[]
  rememberedAt: Date
}

export const rememberedValues = ({ sessionId, userId, hidden }: Remembered, at: Date): RememberedValues => ({
  rememberedSession: sessionId,
  rememberedUser: userId,
  rememberedHidden: hidden,
  rememberedAt: at,
})

/**
 * Whether somebody is still who is remembered, as sessionFinder would find them: the condition of a statement that changes
 * something for them, and so costs no exchange.
 */
export const isStill = (at: Slots<RememberedValues>): SQL => sql`exists (
  select from ${sessions} still_ join ${users} who_ on who_.id = still_.user_id
  where still_.id = ${at.rememberedSession}::uuid and who_.id = ${at.rememberedUser}::uuid
    and still_.expires_at > ${at.rememberedAt}::timestamptz and ${isVerified('who_')}
    and not ${isSuspended('who_', sql`${at.rememberedAt}::timestamptz`)}
    and ${hiddenFrom(sql`who_.id`)} = ${at.rememberedHidden}::text[])`
