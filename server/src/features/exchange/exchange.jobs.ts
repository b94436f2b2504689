import { limits } from '@shelfmate/contract/api/limits'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { detachImage } from '#platform/images/index.ts'
import type { Job } from '#platform/jobs/every.ts'
import { forgetRemovedPosts } from './comments/answers.repository.ts'
import { purgePosts } from './exchange.repository.ts'

const purgeEveryMs = 300_000
const msPerSecond = 1000
/** Twice the undo window: an undo that is under way still finds its post. */
const keepPostsMs = 2 * limits.undoWindowSeconds * msPerSecond

/** Forgets for good what nobody can undo any more. */
export const purgeExchange = (database: Database, clock: Clock): Job => ({
  name: 'exchange.purge',
  everyMs: purgeEveryMs,
  async run() {
    const removed = { before: new Date(clock.now().getTime() - keepPostsMs).toISOString() }
    await database.transaction(async (tx) => {
      await forgetRemovedPosts(tx, removed)
      for (const { photoId } of await purgePosts(tx, removed))
        if (photoId !== null) await detachImage(tx, photoId)
    })
  },
})
