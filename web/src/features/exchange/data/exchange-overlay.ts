import type { Comment, ListedPost, Post } from '@shelfmate/contract/exchange/exchange'
import { foldPosts, type PostFilter, type PostList } from '@shelfmate/contract/exchange/exchange-fold'
import type { SentOffer } from '@shelfmate/contract/exchange/offer-values'

/** What the form asks for, of a post that is there. */
export type PostFields = Pick<
  Post,
  'foodName' | 'description' | 'quantity' | 'expiryDate' | 'location' | 'photoId' | 'giving'
> &
  SentOffer

/**
 * What was pressed here and is not confirmed yet. Each names the state it leads to instead of a difference, because the
 * live event may bring the confirmed change before the answer does: showing both must not count twice.
 */
export type PostOperation =
  | { kind: 'create'; post: Post }
  | { kind: 'edit'; id: string; fields: PostFields }
  | { kind: 'claim'; id: string; left: number }
  | { kind: 'remove'; id: string }
  /** The post as it was before it was removed. */
  | { kind: 'restore'; post: Post }

/** The id of the post that an operation is about. */
export const postIdOf = (operation: PostOperation) => ('post' in operation ? operation.post.id : operation.id)

/** The posts on the screen: the confirmed ones with all pending operations done, in the order of their presses. */
export function overlayPosts(
  confirmed: PostList,
  filter: PostFilter,
  pending: readonly PostOperation[],
): readonly ListedPost[] {
  return pending.reduce((list, operation) => foldOperation(list, filter, operation), confirmed).posts
}

function foldOperation(list: PostList, filter: PostFilter, operation: PostOperation): PostList {
  const postId = postIdOf(operation)
  const held = list.posts.find(({ id }) => id === postId)
  const goneAt = list.gone.get(postId)
  const expected = expectedPost(operation, held, goneAt)
  if (expected === undefined) return list
  const version = Math.max(held?.version ?? 0, goneAt ?? 0) + 1
  const post = expected && { ...expected, version }
  return foldPosts(list, filter, { postId, version, post, comment: null, removedCommentId: null })
}

/** The post that an operation leads to; null: none; undefined: what the list shows already, or will not show. */
function expectedPost(
  operation: PostOperation,
  held: Post | undefined,
  goneAt: number | undefined,
): Post | null | undefined {
  switch (operation.kind) {
    case 'create':
      return held || goneAt !== undefined ? undefined : operation.post
    case 'restore': {
      // Gone again since it came back.
      const isOver = goneAt !== undefined && goneAt > operation.post.version + 1
      return held || isOver ? undefined : operation.post
    }
    case 'edit':
      return held && { ...held, ...operation.fields }
    case 'remove':
      return held && null
    case 'claim':
      if (!held || held.quantity <= operation.left) return undefined
      return operation.left > 0 ? { ...held, quantity: operation.left } : null
  }
}

export type CommentOperation =
  | { kind: 'add'; postId: string; comment: Comment }
  | { kind: 'remove'; postId: string; id: string }

/** The comments on the screen: those confirmed, without what is being deleted, and at the end what is being posted. */
export function overlayComments(
  confirmed: readonly Comment[],
  pending: readonly CommentOperation[],
): readonly Comment[] {
  if (pending.length === 0) return confirmed
  const removed = new Set(pending.flatMap((operation) => (operation.kind === 'remove' ? [operation.id] : [])))
  const added = pending.flatMap((operation) => (operation.kind === 'add' ? [operation.comment] : []))
  const isKnown = ({ id }: Comment) => confirmed.some((comment) => comment.id === id)
  return [...confirmed, ...added.filter((comment) => !isKnown(comment))].filter(({ id }) => !removed.has(id))
}
