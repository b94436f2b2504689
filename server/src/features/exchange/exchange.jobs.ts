import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { detachImage } from '#platform/images/index.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { purgePastUndo } from '#platform/jobs/past-undo.ts'
import { forgetRemovedPosts } from './comments/answers.repository.ts'
import { purgePosts } from './exchange.repository.ts'

/** Forgets removed posts for good once nobody can undo that any more. */
export const purgeExchange = (database: Database, clock: Clock): Job =>
  purgePastUndo('exchange.purge', clock, (removed) =>
    database.transaction(async (tx) => {
      await forgetRemovedPosts(tx, removed)
      for (const { photoId } of await purgePosts(tx, removed))
        if (photoId !== null) await detachImage(tx, photoId)
    }),
  )
