import { msPerDay, msPerHour } from '@shelfmate/contract/api/durations'
import { limits } from '@shelfmate/contract/api/limits'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { purgeKeys } from './idempotency.repository.ts'

const purgeEveryMs = msPerHour
/** Few enough that nobody waits for the rows. */
const batch = 5_000

/** Forgets keys and answers that nobody will ask for again. */
export const purgeIdempotencyKeys = (database: Database, clock: Clock): Job => ({
  name: 'idempotency.purgeKeys',
  everyMs: purgeEveryMs,
  async run(stopping) {
    const before = new Date(clock.now().getTime() - limits.waitingDays * msPerDay).toISOString()
    for (let purged = batch; purged === batch; ) {
      if (stopping?.aborted) return
      purged = (await purgeKeys(database, { before, limit: batch })).length
    }
  },
})
