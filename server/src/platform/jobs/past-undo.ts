import { msPerSecond } from '@shelfmate/contract/api/durations'
import { limits } from '@shelfmate/contract/api/limits'
import type { Clock } from '#platform/clock/clock.ts'
import { DomainError } from '#platform/errors/domain-error.ts'
import type { Job } from './jobs.ts'

const purgeEveryMs = 300_000

/** For how long a change can be undone. */
const undoWindowMs = limits.undoWindowSeconds * msPerSecond

/** Throws UNDO_EXPIRED when `since` lies too far back to undo what happened then. */
export function requireUndoable(now: Date, since: Date | string): void {
  if (now.getTime() - new Date(since).getTime() > undoWindowMs) throw new DomainError('UNDO_EXPIRED')
}

/** A job that forgets for good what was removed `before`: twice the undo window ago, so that an undo that is under way still finds it. */
export const purgePastUndo = (
  name: string,
  clock: Clock,
  purge: (at: { before: string }) => Promise<void>,
): Job => ({
  name,
  everyMs: purgeEveryMs,
  run: () => purge({ before: new Date(clock.now().getTime() - 2 * undoWindowMs).toISOString() }),
})
