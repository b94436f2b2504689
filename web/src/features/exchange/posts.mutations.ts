import type { Author, exchangeCalls, Post } from '@shelfmate/contract/exchange'
import { sendTo } from '#lib/api-client.ts'
import { isApiError } from '#lib/api-error.ts'
import { newId } from '#lib/new-id.ts'
import { actionFailure, explained, undoable } from '#lib/presses.ts'
import { dismissToast, notifyError, notifySuccess, notifyUndo } from '#ui/toasts.ts'
import { addresses } from './exchange.addresses.ts'
import { performOnPost, shownPost } from './exchange.operations.ts'
import type { PostFields } from './exchange-overlay.ts'

type Calls = typeof exchangeCalls

interface NewPost {
  id: string
  author: Author
  fields: PostFields
  /** The pantry item that it comes out of. */
  pantryItemId: string | null
}

/** Publishes a post. Rejects with the reason when the server refuses; the same `id` never publishes twice. */
export async function createPost({ id, author, fields, pantryItemId }: NewPost): Promise<void> {
  const post: Post = {
    ...{ id, author, ...fields },
    fromPantry: pantryItemId !== null,
    commentCount: 0,
    createdAt: new Date().toISOString(),
    version: 1,
  }
  const done = performOnPost({
    operation: { kind: 'create', post },
    call: () => sendTo<Calls['createPost']>(addresses.createPost, { body: { id, ...fields, pantryItemId } }),
  })
  const { foodName } = fields
  await announced(
    pantryItemId === null
      ? notifySuccess(`Posted ${foodName}.`)
      : notifyUndo(`Posted ${foodName}. It has left your pantry.`, () => putBack(post, done)),
    done,
  )
}

/** Saves a post as a whole. Rejects like `createPost`. */
export async function editPost({ id }: Post, fields: PostFields): Promise<void> {
  const done = performOnPost({
    operation: { kind: 'edit', id, fields },
    call: () => sendTo<Calls['editPost']>(addresses.editPost, { params: { id }, body: fields }),
  })
  await announced(notifySuccess(`Updated ${fields.foodName}.`), done)
}

let said: number | undefined

/** Takes the last such message away: it shall not stand before the form's buttons. */
export function dismissSaid(): void {
  if (said !== undefined) dismissToast(said)
}

/** What was done is said at once; takes the words back with the deed. */
async function announced(toast: number, done: Promise<void>): Promise<void> {
  dismissSaid()
  said = toast
  try {
    await done
  } catch (error) {
    dismissToast(toast)
    throw error
  }
}

/** Records that one unit was handed over; the last one deletes the post (D14). */
export function claimOne(post: Post, donationId = newId()): void {
  const { id, foodName, quantity } = post
  const toast = notifySuccess(`One ${foodName} handed over.`)
  explained({
    failure: `${foodName} could not be marked as handed over.`,
    begin: () =>
      performOnPost({
        operation: { kind: 'claim', id, left: quantity - 1 },
        call: () => sendTo<Calls['claim']>(addresses.claim, { params: { id }, body: { id: donationId } }),
      }).catch((error: unknown) => {
        dismissToast(toast)
        throw error
      }),
    retry: () => claimOne(shownPost(id) ?? post, donationId),
  })
}

/** Deletes a post, with a few seconds to take it back. */
export function removePost(post: Post): void {
  const { id, foodName } = post
  undoable({
    message: `Deleted ${foodName}.`,
    failure: `${foodName} could not be deleted.`,
    begin: () =>
      performOnPost({
        operation: { kind: 'remove', id },
        call: () => sendTo<Calls['removePost']>(addresses.removePost, { params: { id } }),
      }),
    retry: () => removePost(post),
    undo: (removed) => restorePost(post, removed),
  })
}

function restorePost(post: Post, undoes?: Promise<void>): void {
  explained({
    failure: `${post.foodName} could not be put back.`,
    begin: () =>
      performOnPost({
        operation: { kind: 'restore', post },
        call: () => sendTo<Calls['restorePost']>(addresses.restorePost, { params: { id: post.id } }),
        ...(undoes && { undoes }),
      }),
    retry: () => restorePost(post),
  })
}

/** Puts what is left of a post back in the pantry that it came from; the post goes (D12). */
export function putBack(post: Post, undoes?: Promise<void>): void {
  const { id, foodName } = post
  const done = performOnPost({
    operation: { kind: 'remove', id },
    call: () => sendTo<Calls['putBack']>(addresses.putBack, { params: { id } }),
    ...(undoes && { undoes }),
  })
  const toast = notifySuccess(`${foodName} is back in your pantry.`)
  explained({
    failure: `${foodName} could not be put back in your pantry.`,
    begin: () =>
      done.catch((error: unknown) => {
        dismissToast(toast)
        throw error
      }),
    retry: () => putBack(post),
  })
}

/** Tells that a form's values were refused where no form is open to say it. */
export function explainRefusal(foodName: string, error: unknown, retry: () => void): void {
  const isOver = isApiError(error, 'NOT_FOUND') || isApiError(error, 'UNAUTHENTICATED')
  notifyError(actionFailure(`${foodName} could not be posted.`, error), {
    requestId: isApiError(error) ? error.requestId : undefined,
    retry: isOver ? undefined : retry,
  })
}
