import { msPerHour } from '@shelfmate/contract/api/durations'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { EndedSessions } from './ended-sessions.ts'
import { deleteExpiredSessions } from './identity.repository.ts'

/** No screen outlives its session by more than a second, whoever ended it. */
const sweepEveryMs = 700
const purgeEveryMs = msPerHour

/** The live connections of this process, by the sessions that opened them. */
interface LiveSessions {
  localSessionIds(): string[]
  endLocalSessions(ids: string[]): void
}

/**
 * Cuts live connections whose session has ended without this process hearing of it: a notification can be lost while
 * the database restarts, and a session can simply run out.
 */
export function cutEndedSessions(database: Database, live: LiveSessions, clock: Clock): Job {
  const sessions = new EndedSessions(database)
  return {
    name: 'identity.cutEndedSessions',
    everyMs: sweepEveryMs,
    role: 'web',
    async run() {
      const ids = live.localSessionIds()
      if (ids.length > 0) live.endLocalSessions(await sessions.find(ids, clock.now()))
    },
  }
}

/** Forgets sessions that have run out, once an hour. */
export const purgeExpiredSessions = (database: Database, clock: Clock): Job => ({
  name: 'identity.purgeExpiredSessions',
  everyMs: purgeEveryMs,
  run: async () => void (await deleteExpiredSessions(database, { now: clock.now() })),
})
