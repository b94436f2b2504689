import type { ExchangeChange, Post } from '@shelfmate/contract/exchange/exchange'
import { type Pressed, press } from '#lib/press/press.ts'
import { pressLive } from '#lib/press/press-live.ts'
import type { Press } from '#lib/press/press-machine.ts'
import { payloadsOf, presses, usePresses, useTroubleOf } from '#lib/press/press-store.ts'
import type { CommentPress, PostPress } from './exchange.press.ts'
import { receiveChange } from './exchange-live.ts'
import { type CommentOperation, type PostOperation, postIdOf } from './exchange-overlay.ts'
import { confirmedPost } from './posts.queries.ts'

/** What was pressed and is not confirmed yet, in the order of the presses. What was refused is not shown as done. */
export const usePendingPosts = (): PostOperation[] => postOperations(usePresses())
export const usePendingComments = (): CommentOperation[] =>
  payloadsOf<{ operation: CommentOperation }>(usePresses(), 'comment').map(({ operation }) => operation)

/** Whether what was pressed on a post is held up on this device, so that nobody else sees it yet. */
export function useIsHeldUp(postId: string): boolean {
  return useTroubleOf()(laneOf(postId)) !== undefined
}

/** What was pressed on a post and is held up. */
export function useHeldUpOf(postId: string): string[] {
  const isHeldUp = useIsHeldUp(postId)
  return usePendingPosts().flatMap((operation) =>
    isHeldUp && postIdOf(operation) === postId ? [operation.kind] : [],
  )
}

const postOperations = (all: readonly Press[]): PostOperation[] =>
  payloadsOf<PostPress>(all, 'post').map(({ operation }) => operation)

const laneOf = (postId: string) => `post ${postId}`

/**
 * Shows a change of a post at once and has it carried out after those before it, now or when there is a connection. When the
 * server refuses, the list is as if it had never been pressed.
 */
export function performOnPost(payload: PostPress, undoes?: string): Pressed {
  const postId = postIdOf(payload.operation)
  return press({
    kind: 'post',
    payload,
    lane: laneOf(postId),
    ...knownBy(payload, postId),
    ...(undoes !== undefined && { undoes }),
  })
}

/** What the server knows once it has the change, and what it must know before. */
function knownBy({ call }: PostPress, postId: string): { creates: string[]; needs: string[] } {
  const removal = `removal of ${postId}`
  switch (call.name) {
    case 'createPost': {
      const { pantryItemId } = call.input.body
      return { creates: [postId], needs: pantryItemId ? [pantryItemId] : [] }
    }
    case 'removePost':
      return { creates: [removal], needs: [postId] }
    case 'restorePost':
      return { creates: [], needs: [removal] }
    default:
      return { creates: [], needs: [postId] }
  }
}

/** The same for a new comment. */
export const performComment = (payload: CommentPress): Pressed => {
  const { postId } = payload.operation
  return press({ kind: 'comment', payload, lane: laneOf(postId), needs: [postId] })
}

/** Deletes a comment, which must be live: nobody wants to learn tomorrow that others could read it today. */
export const performRemoval = (
  operation: CommentOperation,
  call: () => Promise<ExchangeChange>,
): Promise<void> =>
  pressLive({ kind: 'comment', payload: { operation }, lane: laneOf(operation.postId) }, call, receiveChange)

/** A post as the screen shows it at this moment, as far as its quantity goes; undefined when it is gone. */
export function shownPost(id: string): Post | undefined {
  const post = confirmedPost(id)
  const left = postOperations(presses()).flatMap((operation) => {
    if (postIdOf(operation) !== id) return []
    if (operation.kind === 'remove') return [0]
    return operation.kind === 'claim' ? [operation.left] : []
  })
  const quantity = Math.min(post?.quantity ?? 0, ...left)
  return post && quantity > 0 ? { ...post, quantity } : undefined
}
