import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { purgePastUndo } from '#platform/jobs/past-undo.ts'
import { purgeActions } from './actions/actions.repository.ts'
import { purgeRemoved } from './pantry.repository.ts'

/** Forgets removed items and what undoes actions for good once nobody can undo them any more. */
export const purgeRemovedItems = (database: Database, clock: Clock): Job =>
  purgePastUndo('pantry.purgeRemovedItems', clock, async (removed) => {
    await purgeRemoved(database, removed)
    await purgeActions(database, removed)
  })
