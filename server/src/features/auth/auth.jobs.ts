import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { Job } from '#platform/jobs/every.ts'
import { deleteExpiredResets } from './auth.repository.ts'

const purgeEveryMs = 3_600_000

/** Forgets links to reset a password that nobody used within their hour. */
export const purgeExpiredResets = (database: Database, clock: Clock): Job => ({
  name: 'auth.purgeExpiredResets',
  everyMs: purgeEveryMs,
  run: async () => void (await deleteExpiredResets(database, { now: clock.now() })),
})
