import type { ExchangeChange, Post } from '@shelfmate/contract/exchange'
import { isApiError } from '#lib/api-error.ts'
import { GivenUp, inTurn } from '#lib/in-turn.ts'
import { setSession } from '#lib/session.ts'
import { createStore, type Store } from '#lib/store.ts'
import { receiveChange, refreshExchange } from './exchange.live.ts'
import { type CommentOperation, type PostOperation, postIdOf } from './exchange-overlay.ts'
import { confirmedPost } from './posts.queries.ts'

const pendingPosts = createStore<readonly PostOperation[]>([])
const pendingComments = createStore<readonly CommentOperation[]>([])
/** What was pressed and is not confirmed yet, in the order of the presses. */
export const usePendingPosts = pendingPosts.use
export const usePendingComments = pendingComments.use

interface Press<Operation> {
  operation: Operation
  call: () => Promise<ExchangeChange>
  /** The press that this one takes back. */
  undoes?: Promise<unknown>
  /** Awaited before what is confirmed takes the place of what was pressed. */
  settled?: () => Promise<void>
}

/**
 * Shows an operation on a post at once and carries it out; presses on the same post go out one after another. When the
 * server refuses, the list is as if it had never been pressed and the promise rejects with the reason, or with GivenUp.
 */
export function performOnPost({ undoes, ...press }: Press<PostOperation>): Promise<void> {
  const { operation, call } = press
  const id = postIdOf(operation)
  return perform(pendingPosts, {
    ...press,
    call: () =>
      inTurn([id], async (afterFailure) => {
        await undoes?.catch(giveUp)
        if (afterFailure && 'id' in operation && !confirmedPost(id)) giveUp()
        return call()
      }),
  })
}

/** The same for a comment. */
export const performOnComment = (press: Press<CommentOperation>): Promise<void> =>
  perform(pendingComments, press)

async function perform<Operation>(
  pending: Store<readonly Operation[]>,
  { operation, call, settled }: Press<Operation>,
): Promise<void> {
  pending.set([...pending.get(), operation])
  try {
    receiveChange(await call())
    await settled?.()
  } catch (error) {
    await afterRefusal(error)
    throw error
  } finally {
    pending.set(pending.get().filter((other) => other !== operation))
  }
}

function giveUp(): never {
  throw new GivenUp()
}

/** What is already known to differ from this screen is asked for before the press is taken back on it. */
async function afterRefusal(error: unknown): Promise<void> {
  if (isApiError(error, 'UNAUTHENTICATED')) setSession(null)
  else if (isApiError(error, 'NOT_FOUND')) await refreshExchange()
  // The answer may have been lost instead of the request.
  else if (isApiError(error) && error.status === 0) void refreshExchange()
}

/** A post as the screen shows it at this moment, as far as its quantity goes; undefined when it is gone. */
export function shownPost(id: string): Post | undefined {
  const post = confirmedPost(id)
  const left = pendingPosts.get().flatMap((operation) => {
    if (postIdOf(operation) !== id) return []
    if (operation.kind === 'remove') return [0]
    return operation.kind === 'claim' ? [operation.left] : []
  })
  const quantity = Math.min(post?.quantity ?? 0, ...left)
  return post && quantity > 0 ? { ...post, quantity } : undefined
}
