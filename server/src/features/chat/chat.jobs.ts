import { msPerDay, msPerHour } from '@shelfmate/contract/api/durations'
import { serverLimits } from '@shelfmate/contract/api/server-limits'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { deleteEarlierTexts } from './messages/earlier.repository.ts'

/** Forgets what messages said before they were edited. */
export const purgeEarlierTexts = (database: Database, clock: Clock): Job => ({
  name: 'chat.purgeEarlierTexts',
  everyMs: msPerHour,
  async run() {
    const before = new Date(clock.now().getTime() - serverLimits.earlierTextDays * msPerDay)
    await deleteEarlierTexts(database, { before })
  },
})
