import { msPerDay, msPerHour } from '@shelfmate/contract/api/durations'
import type { SQL } from 'drizzle-orm'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { listUnverified } from '#platform/identity/identity.repository.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import type { AuthAdmin } from './auth.admin.ts'
import {
  deleteExpiredResets,
  deleteExpiredVerifications,
  deleteUnverified,
  lockUnverified,
} from './auth.repository.ts'

const purgeEveryMs = msPerHour

const unverifiedForMs = 30 * msPerDay

/** Forgets what proves addresses when its day is over, and accounts that nobody confirmed in thirty days and that keep nothing (D60). */
export const purgeUnverified = (
  database: Database,
  clock: Clock,
  keeps: readonly ((userId: SQL) => SQL)[],
): Job => {
  const lock = lockUnverified(keeps)
  const remove = deleteUnverified(keeps)
  return {
    name: 'auth.purgeUnverified',
    everyMs: purgeEveryMs,
    async run() {
      const now = clock.now()
      await deleteExpiredVerifications(database, { now })
      const before = new Date(now.getTime() - unverifiedForMs)
      await database.transaction(async (tx) => {
        const ids = (await lock(tx, { before })).map(({ id }) => id)
        if (ids.length > 0) await remove(tx, { before, ids })
      })
    },
  }
}

/** Where the mail server was taken away, nobody stays waiting for its mail (D60). */
export const verifyWithoutMail = (database: Database, admin: Pick<AuthAdmin, 'verify'>): Job => ({
  name: 'auth.verifyWithoutMail',
  everyMs: purgeEveryMs,
  async run(stopping) {
    for (const { id } of await listUnverified(database, {})) {
      if (stopping?.aborted) return
      await database.transaction((tx) => admin.verify(tx, { id, verifiedAt: null }))
    }
  },
})

/** Forgets links to reset a password that nobody used within their hour. */
export const purgeExpiredResets = (database: Database, clock: Clock): Job => ({
  name: 'auth.purgeExpiredResets',
  everyMs: purgeEveryMs,
  run: async () => void (await deleteExpiredResets(database, { now: clock.now() })),
})
