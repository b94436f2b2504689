import { foldForSearch } from '@shelfmate/contract/api/fold-for-search'
import type { ExchangeChange, Post } from '@shelfmate/contract/exchange/exchange'
import type { PantryPorts } from '#features/pantry/index.ts'
import type { Tx } from '#platform/database/database.ts'
import { DomainError } from '#platform/errors/domain-error.ts'
import { mayInteract, type Onlooker } from '#platform/identity/visibility.ts'
import { detachImage } from '#platform/images/index.ts'
import type { Limiter } from '#platform/limits/limiter.ts'
import { forgetPost } from './comments/answers.repository.ts'
import type { ExchangeWriter } from './exchange.limits.ts'
import {
  deletePost,
  findAuthor,
  lockOwnPost,
  lockPresentPost,
  type StoredPost,
  savePost,
  type Writing,
} from './exchange.repository.ts'
import type { ChangeAudience } from './telling/change-audience.ts'

/** How often somebody may write. */
interface WriterLimit {
  spend<T>(writer: ExchangeWriter, work: () => Promise<T>): Promise<T>
}

export interface ExchangePorts extends PantryPorts {
  limits: {
    posts: WriterLimit
    comments: WriterLimit
    windows: Pick<Limiter, 'spend'>
    readings: Pick<Limiter, 'take'>
  }
  /** Zone of users whose own is not known. */
  campusZone: string
  /** The dorms of the configuration. */
  configuredDorms: readonly string[]
  /** Tells open screens of a committed change. */
  tell(change: ExchangeChange, audience: ChangeAudience): void
}

/** The owner's post, locked: from here on its changes follow each other. Errors: NOT_FOUND. */
export async function lockOwn(tx: Tx, userId: string, id: string): Promise<StoredPost> {
  const [post] = await lockOwnPost(tx, { userId, id })
  if (!post) throw new DomainError('NOT_FOUND')
  return post
}

/** The same of a post that is not removed. Errors: NOT_FOUND. */
export async function lockOwnPresent(tx: Tx, userId: string, id: string): Promise<StoredPost> {
  const post = await lockOwn(tx, userId, id)
  if (post.removedAt) throw new DomainError('NOT_FOUND')
  return post
}

/** The post of anybody whom the viewer meets that is there, locked. Errors: NOT_FOUND. */
export async function lockPresent(tx: Tx, viewer: Onlooker, id: string): Promise<StoredPost> {
  const [post] = await lockPresentPost(tx, { id })
  if (!post || !mayInteract(viewer, post.author.userId)) throw new DomainError('NOT_FOUND')
  return post
}

/** Who posts or comments, as it shows on what they write, and who does not meet them now. Errors: UNAUTHENTICATED for an account that is gone by now. */
export async function requireAuthor(tx: Tx, userId: string): Promise<Writing> {
  const [row] = await findAuthor(tx, { userId })
  if (!row) throw new DomainError('UNAUTHENTICATED')
  return row
}

/** A post after a change. Quantity 0 means that it is gone for good. */
export const nextOf = (post: StoredPost, changed: Partial<StoredPost>): StoredPost => ({
  ...post,
  ...changed,
  version: post.version + 1,
})

/** How an edit of its quantity stands in a post's ledger. Errors: UNITS_PROMISED where less would be left than is promised. */
export function resized(post: StoredPost, quantity: number): Partial<StoredPost> {
  if (quantity < post.promised) throw new DomainError('UNITS_PROMISED')
  const added = quantity - post.quantity
  return {
    quantity,
    posted: post.posted + Math.max(0, added),
    takenBack: post.takenBack + Math.max(0, -added),
  }
}

/** How units that were handed over stand in it; `promised` of them had been held. */
export const handedOver = (post: StoredPost, units: number, promised: number): Partial<StoredPost> => ({
  quantity: post.quantity - units,
  promised: post.promised - promised,
  handedOver: post.handedOver + units,
})

/** What a post's present state is to everybody. */
export function changeTo(post: StoredPost): ExchangeChange {
  const isThere = post.removedAt === null && post.quantity > 0
  return {
    postId: post.id,
    version: post.version,
    post: isThere ? toPost(post) : null,
    comment: null,
    removedCommentId: null,
  }
}

/**
 * Stores the next state of a locked post; one that is gone for good takes its comments and its image with it. `edition` names the
 * knowledge that has just read its words, if one has.
 */
export async function store(tx: Tx, post: StoredPost, edition = ''): Promise<void> {
  const { id, photoId } = post
  if (post.quantity > 0) {
    await savePost(tx, { ...post, foldedName: foldForSearch(post.foodName), edition })
    return
  }
  await forgetPost(tx, { id })
  await deletePost(tx, { id })
  if (photoId !== null) await detachImage(tx, photoId)
}

/** Tells open screens once the transaction is committed; returns the change itself. */
export function announce<Change extends ExchangeChange>(
  ports: Pick<ExchangePorts, 'tell'>,
  tx: Tx,
  change: Change,
  audience: ChangeAudience,
): Change {
  const { postId, version, post, comment, removedCommentId } = change
  const told: ExchangeChange = { postId, version, post, comment, removedCommentId }
  tx.afterCommit(() => ports.tell(told, audience))
  return change
}

/** The one mapping from a stored row to the contract's post. */
function toPost(post: StoredPost): Post {
  const {
    pantryItemId,
    itemKept: _k,
    removedAt: _,
    hiddenFrom: _h,
    hiddenPhotoId,
    photoId,
    metContains: _c,
    metMay: _m,
    ...told
  } = post
  const { posted: _p, handedOver: _o, takenBack: _b, ...row } = told
  return { ...row, photoId: photoId === hiddenPhotoId ? null : photoId, fromPantry: pantryItemId !== null }
}
