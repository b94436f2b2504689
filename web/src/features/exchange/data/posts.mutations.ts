import type { Author, Post } from '@shelfmate/contract/exchange/exchange'
import { newId } from '#lib/new-id.ts'
import type { Pressed } from '#lib/press/press.ts'
import { announcer, dismissOnFailure, runExplained, runUndoable, takeBack } from '#lib/press/press-toasts.ts'
import { notifySuccess, notifyUndo } from '#ui/layers/toasts.ts'
import { performOnPost, shownPost } from './exchange.operations.ts'
import * as words from './exchange-data-words.ts'
import type { PostFields } from './exchange-overlay.ts'

interface NewPost {
  id: string
  author: Author
  fields: PostFields
  /** The pantry item that it comes out of. */
  pantryItemId: string | null
}

const { announceOutcome, dismiss } = announcer()

export { dismiss as dismissSaid }

/** Publishes a post. Rejects with the reason when the server refuses; the same `id` never publishes twice. */
export function createPost({ id, author, fields, pantryItemId }: NewPost): Pressed {
  const post: Post = {
    id,
    author,
    ...fields,
    fromPantry: pantryItemId !== null,
    promised: 0,
    commentCount: 0,
    graceDays: 0,
    createdAt: new Date().toISOString(),
    version: 1,
  }
  const { foodName: name } = fields
  const pressed = performOnPost({
    operation: { kind: 'create', post },
    call: { name: 'createPost', input: { body: { id, ...fields, pantryItemId } } },
    name,
  })
  const say = (isWaiting: boolean) => {
    const said = isWaiting ? words.willBePosted(name, navigator.onLine) : words.posted(name)
    return pantryItemId === null
      ? notifySuccess(said)
      : // While it waits, so does what it takes.
        notifyUndo(isWaiting ? said : words.andOutOfPantry(said), () => putBack(post, pressed.id))
  }
  return announceOutcome(say, pressed)
}

/** What an edit need not say, by what only makes sense together. The date goes with its kind, and is always said. */
const apart = [
  ['allergens'],
  ['homeMade'],
  ['opened'],
  ['pickupPlace'],
  ['pickupFrom', 'pickupUntil'],
] as const

/** An edit without what it leaves as its form opened with: another device may have said otherwise since, as of an allergen. */
function withoutUntouched(fields: PostFields, post: Post): PostFields {
  const isUntouched = (name: (typeof apart)[number][number]) =>
    JSON.stringify(fields[name]) === JSON.stringify(post[name])
  const untouched = apart.filter((names) => names.every(isUntouched))
  return { ...fields, ...Object.fromEntries(untouched.flat().map((name) => [name, undefined])) }
}

/** Saves a post, as the form opened on it. Rejects like `createPost`. */
export function editPost(post: Post, fields: PostFields): Pressed {
  const { id, quantity: quantityBefore } = post
  const { foodName: name } = fields
  const pressed = performOnPost({
    operation: { kind: 'edit', id, fields },
    call: {
      name: 'editPost',
      input: { params: { id }, body: { ...withoutUntouched(fields, post), quantityBefore } },
    },
    name,
    post,
  })
  const say = (isWaiting: boolean) =>
    notifySuccess(isWaiting ? words.willBeUpdated(name, navigator.onLine) : words.updated(name))
  return announceOutcome(say, pressed)
}

/** Records that one unit was handed over; the last one deletes the post (D14). */
export function claimOne(post: Post, donationId = newId()): void {
  const { id, foodName: name, quantity } = post
  const toast = notifySuccess(words.handedOverOne(name))
  runExplained({
    failure: words.notHandedOver(name),
    begin: () =>
      performOnPost({
        operation: { kind: 'claim', id, left: quantity - 1 },
        call: { name: 'claim', input: { params: { id }, body: { id: donationId } } },
        name,
      }).done.catch(dismissOnFailure(toast)),
    retry: () => claimOne(shownPost(id) ?? post, donationId),
  })
}

/** Deletes a post, with a few seconds to take it back. */
export function removePost(post: Post): void {
  const { id, foodName: name } = post
  const pressed = performOnPost({
    operation: { kind: 'remove', id },
    call: { name: 'removePost', input: { params: { id } } },
    name,
  })
  runUndoable({
    message: words.deleted(name),
    failure: words.notDeleted(name),
    begin: () => pressed.done,
    retry: () => removePost(post),
    undo: () => restorePost(post, pressed.id),
  })
}

function restorePost(post: Post, undoes?: string): void {
  const { id, foodName: name } = post
  takeBack({
    failure: words.notPutBack(name),
    undoes,
    press: () =>
      performOnPost(
        {
          operation: { kind: 'restore', post },
          call: { name: 'restorePost', input: { params: { id } } },
          name,
        },
        undoes,
      ),
    retry: () => restorePost(post),
  })
}

/** Puts what is left of a post back in the pantry that it came from; the post goes (D12). */
export function putBack(post: Post, undoes?: string): void {
  const { id, foodName: name } = post
  const toast = notifySuccess(words.backInYourPantry(name))
  takeBack({
    failure: words.notPutBackInPantry(name),
    undoes,
    press: () =>
      performOnPost(
        { operation: { kind: 'remove', id }, call: { name: 'putBack', input: { params: { id } } }, name },
        undoes,
      ),
    retry: () => putBack(post),
    toast,
  })
}
