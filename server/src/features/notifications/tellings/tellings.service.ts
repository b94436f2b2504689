import { msPerDay, msPerMinute } from '@shelfmate/contract/api/durations'
import type { Notice } from '@shelfmate/contract/notifications/notifications'
import { dateInZone } from '@shelfmate/contract/pantry/expiry'
import { fitsDiet, readToldPost, type ToldPost } from '#features/exchange/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { isNewcomer } from '#platform/identity/newcomer.ts'
import { drain, type Lease } from '#platform/jobs/drain.ts'
import type { Limiter } from '#platform/limits/limiter.ts'
import { Service } from '#platform/service/service.ts'
import { topics } from '../push/push-notice.ts'
import { tellingNotice } from './telling-notice.ts'
import {
  findWanting,
  listWanting,
  type Neighbour,
  purgeTellings,
  type QueuedPost,
  settleQueuedPost,
  takeQueuedPost,
  tellOfPost,
} from './tellings.repository.ts'

/** Longer than reading the food knowledge and everybody's diet takes. */
const leaseMs = 2 * msPerMinute

interface TellingPorts {
  database: Database
  clock: Clock
  campusZone: string
  /** How many posts of a new account others are told of in a day. */
  newcomers: Limiter
}

/** Who is told of food that is offered where they live: those who want it, whose diet it fits, once. */
export class TellingsService extends Service<TellingPorts> {
  /** One tick: decides whom the posts that wait are told to. Safe to run twice and in several processes. */
  async tick(stopping?: AbortSignal): Promise<void> {
    const { database, clock } = this.ports
    const take = (lease: Lease) => takeQueuedPost(database, lease)
    await drain({ clock, leaseMs, take, handle: (queued: QueuedPost) => this.#decide(queued) }, stopping)
  }

  /** Forgets who was told of what is gone: once their day is over it counts for nothing. */
  async purge(): Promise<void> {
    const { database, clock } = this.ports
    await purgeTellings(database, { before: dayBefore(clock.now()) })
  }

  /** What a notice of a post says to somebody now; undefined where they do not want it any more, or it does not fit them. */
  async notice(userId: string, postId: string): Promise<Notice | undefined> {
    const { database } = this.ports
    const asked = this.#asked(postId)
    const [[wanting], post] = await Promise.all([
      findWanting(database, { ...asked, userId }),
      readToldPost(database, postId),
    ])
    if (!wanting || !post || !(await fitsDiet(post, wanting))) return undefined
    return tellingNotice(postId, post, { today: asked.today, isAsked: wanting.asked })
  }

  async #decide(queued: QueuedPost): Promise<void> {
    const { database, clock } = this.ports
    const { postId } = queued
    const now = clock.now()
    const post = await readToldPost(database, postId)
    const wanting = post
      ? await listWanting(database, { ...this.#asked(postId), dayBefore: dayBefore(now) })
      : []
    const userIds = post ? await fitting(post, wanting) : []
    if (post && userIds.length > 0 && (await this.#mayBeTold(post, now)))
      await tellOfPost(database, {
        postId,
        userIds,
        topic: topics.post(postId),
        now: now.toISOString(),
        deadlineAt: new Date(now.getTime() + msPerDay).toISOString(),
      })
    await settleQueuedPost(database, queued)
  }

  /** Whoever has just come cannot have a whole dorm told of one thing after the other. */
  async #mayBeTold({ giverId, giverSince }: ToldPost, now: Date): Promise<boolean> {
    return !isNewcomer({ since: giverSince }, now) || this.ports.newcomers.tryTake(giverId)
  }

  #asked(postId: string) {
    const { clock, campusZone } = this.ports
    const now = clock.now()
    return { postId, today: dateInZone(now, campusZone), now: now.toISOString() }
  }
}

const dayBefore = (now: Date) => new Date(now.getTime() - msPerDay).toISOString()

/** Those whose diet a post fits. Neighbours of one diet are looked at once. */
async function fitting(post: ToldPost, neighbours: readonly Neighbour[]): Promise<string[]> {
  const verdicts = new Map<string, Promise<boolean>>()
  const userIds: string[] = []
  for (const { userId, ...diet } of neighbours) {
    const key = JSON.stringify([diet.preferences, diet.allergies])
    const verdict = verdicts.get(key) ?? fitsDiet(post, diet)
    verdicts.set(key, verdict)
    if (await verdict) userIds.push(userId)
  }
  return userIds
}
