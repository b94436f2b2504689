import { isBlank } from '@shelfmate/contract/api/blank'
import type { Author, Comment, exchangeCalls, Post } from '@shelfmate/contract/exchange/exchange'
import { sendTo } from '#lib/api/api-client.ts'
import { isApiError } from '#lib/api/api-error.ts'
import { newId } from '#lib/new-id.ts'
import { GivenUp } from '#lib/press/press-refusal.ts'
import { keepRefused } from '#lib/press/press-store.ts'
import { actionFailure } from '#lib/press/press-toasts.ts'
import { notifyError } from '#ui/layers/toasts.ts'
import { addresses } from '../data/exchange.addresses.ts'
import { performComment, performRemoval } from '../data/exchange.operations.ts'
import { afterFailure, fieldId, keepDraft, readDraft } from './comment-drafts.ts'
import * as words from './comments-words.ts'

type Calls = typeof exchangeCalls

/** Posts what is written under a post: it shows at once; refused, it stands in its field again, or in the list of what waits if that field is gone. */
export async function postComment({ id: postId, foodName }: Post, author: Author): Promise<void> {
  const draft = readDraft(postId)
  const text = draft.text.trim()
  if (isBlank(text)) return
  const id = draft.sent?.text === text ? draft.sent.id : newId()
  keepDraft(postId, { text: '' })
  const isFieldShown = () => document.getElementById(fieldId(postId)) !== null
  const pressed = performComment({
    operation: { kind: 'add', postId, comment: optimistic(id, postId, author, text) },
    call: { name: 'addComment', input: { params: { id: postId }, body: { id, content: text } } },
    name: foodName,
  })
  keepRefused(pressed.id, isFieldShown)
  try {
    await pressed.done
  } catch (error) {
    if (error instanceof GivenUp) return
    // The author's, whose session may be over: they log in again, and find it in its field.
    const { userId } = author
    keepDraft(postId, afterFailure(readDraft(postId, userId), { id, text }, error), userId)
    if (isFieldShown()) return
    notifyError(actionFailure(words.commentOnNotPosted(foodName), error), {
      requestId: isApiError(error) ? error.requestId : undefined,
    })
  }
}

const optimistic = (id: string, postId: string, author: Author, text: string): Comment => ({
  id,
  postId,
  author,
  content: text,
  createdAt: new Date().toISOString(),
})

/** Deletes one's own comment. */
export async function removeComment(comment: Comment): Promise<void> {
  const { id, postId } = comment
  try {
    await performRemoval({ kind: 'remove', postId, id }, () =>
      sendTo<Calls['removeComment']>(addresses.removeComment, { params: { id } }),
    )
  } catch (error) {
    // Deleted already, on another device; or another user has entered.
    if (isApiError(error, 'NOT_FOUND') || error instanceof GivenUp) return
    notifyError(words.failedToDeleteComment, {
      requestId: isApiError(error) ? error.requestId : undefined,
      retry: () => void removeComment(comment),
    })
  }
}
