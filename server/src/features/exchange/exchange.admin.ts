import type { ExchangeChange } from '@shelfmate/contract/exchange/exchange'
import type { Tx } from '#platform/database/database.ts'
import type { Events } from '#platform/events/events.ts'
import { forgetComment } from './comments/answers.repository.ts'
import { deleteOwnComment } from './comments/comments.repository.ts'
import {
  type AnnulledDonation,
  type AnyComment,
  deleteDonations,
  findAnyComment,
  listCommentsOf,
  listPostsOf,
  lockAnyPost,
  lockPostShowing,
  touchPostsOf,
} from './exchange.admin.repository.ts'
import { pictureChanged, postEnded } from './exchange.events.ts'
import { changeTo, lockOwn, nextOf, store } from './exchange.ledger.ts'
import { lockPosts, type StoredPost } from './exchange.repository.ts'
import { type ChangeAudience, type Channels, tellAudience } from './telling/change-audience.ts'

/** What an administrator takes out of the exchange. Nobody undoes it; open screens show it at once. */
export class ExchangeAdmin {
  readonly #channels: Channels
  readonly #events: Events

  constructor({ events, ...channels }: Channels & { events: Events }) {
    this.#channels = channels
    this.#events = events
  }

  /** Deletes a post with its comments, and has what is open on it end; returns what it was, or undefined when there is none. */
  async removePost(tx: Tx, id: string): Promise<StoredPost | undefined> {
    const [found] = await lockAnyPost(tx, { id })
    if (!found) return undefined
    const post = await lockOwn(tx, found.userId, id)
    const next = nextOf(post, { quantity: 0 })
    await store(tx, next)
    await this.#events.emit(tx, postEnded, { postId: id })
    this.#announce(tx, changeTo(next), post)
    return post
  }

  /** Takes a picture off the post that shows it, if one does, and what was asked for it. */
  async takePictureOff(tx: Tx, imageId: string): Promise<void> {
    await this.#change(tx, imageId, { photoId: null })
    await this.#events.emit(tx, pictureChanged, { imageId, isGone: true })
  }

  /** Locks all posts of somebody: before a picture of theirs is hidden from others, or shown again. */
  async lockPostsOf(tx: Tx, ownerId: string): Promise<void> {
    await lockPosts(tx, { ids: [], ownerId })
  }

  /** Tells of what shows a picture that was hidden from others, or is shown again. Take the locks before. */
  async tellOfPicture(tx: Tx, imageId: string, ownerId: string): Promise<void> {
    // Kept pages of the list name that of an author, too.
    await touchPostsOf(tx, { ownerId })
    await this.#change(tx, imageId, {})
    await this.#events.emit(tx, pictureChanged, { imageId, isGone: false })
  }

  async #change(tx: Tx, imageId: string, changed: Partial<StoredPost>): Promise<void> {
    const [found] = await lockPostShowing(tx, { imageId })
    if (!found) return
    const post = await lockOwn(tx, found.userId, found.id)
    const next = nextOf(post, changed)
    await store(tx, next)
    this.#announce(tx, changeTo(next), post)
  }

  /** Deletes a comment; returns what it was, or undefined when there is none. */
  async removeComment(tx: Tx, id: string): Promise<AnyComment | undefined> {
    const [comment] = await findAnyComment(tx, { id })
    if (!comment) return undefined
    const { userId, postId } = comment
    const [found] = await lockAnyPost(tx, { id: postId })
    const deleted = await deleteOwnComment(tx, { id, userId })
    // Somebody else removed it, or its post, while the lock was waited for.
    if (!found || deleted.length === 0) return undefined
    await forgetComment(tx, { id, userId })
    const post = await lockOwn(tx, found.userId, postId)
    const next = nextOf(post, { commentCount: post.commentCount - 1 })
    await store(tx, next)
    this.#announce(tx, { ...changeTo(next), removedCommentId: id }, post)
    return comment
  }

  /** Deletes the posts of a user; returns what they were. */
  async removePostsOf(tx: Tx, userId: string): Promise<StoredPost[]> {
    const removed: StoredPost[] = []
    for (const { id } of await listPostsOf(tx, { userId })) {
      const post = await this.removePost(tx, id)
      if (post) removed.push(post)
    }
    return removed
  }

  /** Deletes the posts and comments of a user. */
  async removeAllOf(tx: Tx, userId: string): Promise<void> {
    await this.removePostsOf(tx, userId)
    for (const { id } of await listCommentsOf(tx, { userId })) await this.removeComment(tx, id)
  }

  /** Takes back the donations of a user, of one post or all; returns what they were. */
  async annulDonations(tx: Tx, userId: string, postId: string | undefined): Promise<AnnulledDonation[]> {
    return deleteDonations(tx, { userId, postId: postId ?? null })
  }

  #announce(tx: Tx, change: ExchangeChange, { hiddenFrom }: ChangeAudience): void {
    tx.afterCommit(() => tellAudience(this.#channels, change, { hiddenFrom }))
  }
}
