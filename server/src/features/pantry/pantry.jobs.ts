import { limits } from '@shelfmate/contract/api/limits'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { Job } from '#platform/jobs/every.ts'
import { purgeActions } from './actions/actions.repository.ts'
import { purgeRemoved } from './pantry.repository.ts'

const purgeEveryMs = 300_000
const msPerSecond = 1000
/** Twice the undo window: an undo that is under way still finds its item. */
const keepMs = 2 * limits.undoWindowSeconds * msPerSecond

/** Forgets removed items and what undoes actions for good once nobody can undo them any more. */
export const purgeRemovedItems = (database: Database, clock: Clock): Job => ({
  name: 'pantry.purgeRemovedItems',
  everyMs: purgeEveryMs,
  run: async () => {
    const before = new Date(clock.now().getTime() - keepMs).toISOString()
    await purgeRemoved(database, { before })
    await purgeActions(database, { before })
  },
})
