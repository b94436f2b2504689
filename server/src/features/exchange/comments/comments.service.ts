import type { ExchangeChange } from '@shelfmate/contract/exchange/exchange'
import type { Tx } from '#platform/database/database.ts'
import { DomainError } from '#platform/errors/domain-error.ts'
import { keyValues, once } from '#platform/idempotency/idempotency.ts'
import type { RequestKey } from '#platform/idempotency/request-key.ts'
import { holdOffEndings } from '#platform/identity/blocks/under-way.repository.ts'
import { mayInteract, type Onlooker } from '#platform/identity/visibility.ts'
import { Service } from '#platform/service/service.ts'
import {
  announce,
  changeTo,
  type ExchangePorts,
  lockPresent,
  nextOf,
  requireAuthor,
  store,
} from '../exchange.ledger.ts'
import type { ExchangeWriter } from '../exchange.limits.ts'
import { lockPresentPost } from '../exchange.repository.ts'
import { forgetComment } from './answers.repository.ts'
import { deleteOwnComment, findOwnComment, insertComment } from './comments.repository.ts'

/** What people write under posts. A comment is a change of its post: it takes the post's lock and its next version. */
export class CommentsService extends Service<ExchangePorts> {
  /** Adds a comment. Errors: NOT_FOUND, RATE_LIMITED, ID_REUSED. */
  async add(
    viewer: Onlooker & ExchangeWriter,
    postId: string,
    content: string,
    key: RequestKey,
  ): Promise<ExchangeChange> {
    const { userId } = viewer
    const { database, clock, limits } = this.ports
    const request = { userId, key, kind: 'comment' } as const
    const { id } = key
    const write = async (tx: Tx): Promise<ExchangeChange> => {
      const at = clock.now()
      // First: whoever deletes the account counts its comments once this one is there, or refused.
      if (!(await holdOffEndings(tx, [userId], at))) throw new DomainError('UNAUTHENTICATED')
      const post = await lockPresent(tx, viewer, postId)
      const createdAt = at.toISOString()
      const next = nextOf(post, { commentCount: post.commentCount + 1 })
      // Anew: the lock may have been waited for.
      const { author, hidden } = await requireAuthor(tx, userId)
      if (!mayInteract({ hidden }, post.author.userId)) throw new DomainError('NOT_FOUND')
      const comment = { id, postId, author, content, createdAt }
      const answer = { ...changeTo(next), comment }
      const stored = await insertComment(tx, {
        id,
        postId,
        userId,
        content,
        createdAt,
        ...keyValues(request, at, answer),
      })
      if (stored.length === 0) throw new DomainError('ID_REUSED')
      await store(tx, next)
      return announce(this.ports, tx, answer, { ...post, commentHiddenFrom: hidden })
    }
    const answer = await once(database, request, () =>
      limits.comments.spend(viewer, () => database.transaction(write)),
    )
    // What was kept of the first time may show somebody who is hidden since.
    if (answer.post && !mayInteract(viewer, answer.post.author.userId)) throw new DomainError('NOT_FOUND')
    return answer
  }

  /** Deletes an author's own comment, also under a post that a block hides from them; returns the change, which shows nothing of such a post. Errors: NOT_FOUND. */
  async remove({ userId, hidden }: Onlooker, id: string): Promise<ExchangeChange> {
    return this.ports.database.transaction(async (tx) => {
      const [comment] = await findOwnComment(tx, { id, userId })
      if (!comment) throw new DomainError('NOT_FOUND')
      const [post] = await lockPresentPost(tx, { id: comment.postId })
      if (!post) throw new DomainError('NOT_FOUND')
      const deleted = await deleteOwnComment(tx, { id, userId })
      // A twin of this request was first.
      if (deleted.length === 0) throw new DomainError('NOT_FOUND')
      await forgetComment(tx, { id, userId })
      const next = nextOf(post, { commentCount: post.commentCount - 1 })
      await store(tx, next)
      const change = { ...changeTo(next), removedCommentId: id }
      announce(this.ports, tx, change, { ...post, commentHiddenFrom: hidden })
      return post.hiddenFrom.includes(userId) ? { ...change, post: null } : change
    })
  }
}
