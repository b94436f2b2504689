import { randomUUID } from 'node:crypto'
import { dateInZone, daysAfter } from '@shelfmate/contract/pantry/expiry'
import type { Tx } from '#platform/database/database.ts'
import type { Viewer } from '#platform/identity/sessions.ts'
import { Service } from '#platform/service/service.ts'
import { donationsRecorded, postEnded } from '../exchange.events.ts'
import { announce, changeTo, type ExchangePorts, handedOver, nextOf, store } from '../exchange.ledger.ts'
import { lockPosts, lockPresentPost, type StoredPost } from '../exchange.repository.ts'
import { insertDonations } from './claims.repository.ts'

export type HeldPost = StoredPost
type HoldsPorts = Pick<ExchangePorts, 'clock' | 'events' | 'campusZone' | 'tell'>

/** What is promised of posts, and what of it is handed over: parts of others' transactions, on posts that they have locked. */
export class PostHolds extends Service<HoldsPorts> {
  /** A post that is there, locked until the transaction ends; undefined when it is gone. */
  async lock(tx: Tx, postId: string): Promise<StoredPost | undefined> {
    const [post] = await lockPresentPost(tx, { id: postId })
    return post
  }

  /** Locks posts, and all of an owner if there is one, until the transaction ends: before what follows locks anything else. */
  async lockAll(tx: Tx, posts: { ids: readonly string[]; ownerId: string | null }): Promise<void> {
    await lockPosts(tx, posts)
  }

  /**
   * Whether somebody else can ask for a post: they meet its author, and its date has passed neither where they are (D13) nor on
   * the campus, whose day ends what is asked for.
   */
  isOffered(
    { expiryDate, graceDays, hiddenFrom }: StoredPost,
    { userId, timeZone }: Pick<Viewer, 'userId' | 'timeZone'>,
  ): boolean {
    if (hiddenFrom.includes(userId)) return false
    const { clock, campusZone } = this.ports
    const lastDay = daysAfter(expiryDate, graceDays)
    return [timeZone ?? campusZone, campusZone].every((zone) => lastDay >= dateInZone(clock.now(), zone))
  }

  /** Holds free units of a locked post, or sets held ones free where `units` is below 0; returns the post as it is then. */
  async hold(tx: Tx, post: StoredPost, units: number): Promise<StoredPost> {
    if (units === 0) return post
    const next = nextOf(post, { promised: post.promised + units })
    await store(tx, next)
    announce(this.ports, tx, changeTo(next), next)
    return next
  }

  /** Hands held units over: a donation of the owner's for each. With the last one the post goes: then it returns nothing. */
  async handOver(tx: Tx, post: StoredPost, units: number): Promise<StoredPost | undefined> {
    const { clock, events } = this.ports
    const at = clock.now()
    const { id: postId, foodName, author } = post
    const { userId } = author
    const given = Array.from({ length: units }, () => randomUUID())
    const records = given.map((id) => ({ userId, id, postId, foodName, donatedAt: at.toISOString() }))
    await insertDonations(tx, records, [])
    const next = nextOf(post, handedOver(post, units, units))
    await store(tx, next)
    announce(this.ports, tx, changeTo(next), next)
    const donations = given.map((donationId) => ({ userId, donationId }))
    await events.emit(tx, donationsRecorded, { donations, at })
    if (next.quantity > 0) return next
    await events.emit(tx, postEnded, { postId })
    return undefined
  }
}
