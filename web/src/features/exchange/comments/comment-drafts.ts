import { currentSession } from '#lib/api/session.ts'
import { noteName, readNote, removeNote, writeNote } from '#lib/device/device-notes.ts'
import { createStore } from '#lib/store.ts'

/** What is being written under a post. */
interface CommentDraft {
  text: string
  /** Why it could not be posted. */
  failure?: unknown
  /** The id it was sent with: the same text goes out under it again, so that it is posted once. */
  sent?: { id: string; text: string }
}

/** The id of the field under a post. */
export const fieldId = (postId: string) => `comment-on-${postId}`

type Drafts = ReadonlyMap<string, CommentDraft>

interface Kept {
  userId: string | undefined
  byPost: Drafts
}

const noteOf = (userId: string, postId: string) => noteName(userId, 'comment', postId)

/** What a page of before left; in what nobody is signed in for stands nothing. */
const keptText = (postId: string, userId: string | undefined): CommentDraft => ({
  text: (userId === undefined ? null : readNote(noteOf(userId, postId))) ?? '',
})

/** Outside the cards: what is typed stays when its card is scrolled away, and when the user looks elsewhere. */
const drafts = createStore<Kept>({ userId: undefined, byPost: new Map() })

const draftsOf = ({ userId, byPost }: Kept, viewerId: string | undefined): Drafts =>
  userId === viewerId ? byPost : new Map()

/** What a user has typed under a post. */
export const readDraft = (postId: string, userId = currentSession()?.id): CommentDraft =>
  draftsOf(drafts.get(), userId).get(postId) ?? keptText(postId, userId)

// A name of its own: the compiler takes `drafts.use()` for no hook.
const useDrafts = drafts.use

/** The same for a component, which draws again as it changes. */
export function useDraft(postId: string): CommentDraft {
  const userId = currentSession()?.id
  return draftsOf(useDrafts(), userId).get(postId) ?? keptText(postId, userId)
}

/** Keeps what a user types under a post until it is posted. */
export function keepDraft(postId: string, draft: CommentDraft, userId = currentSession()?.id): void {
  if (userId !== undefined) {
    if (draft.text === '') removeNote(noteOf(userId, postId))
    else writeNote(noteOf(userId, postId), draft.text)
  }
  drafts.set({ userId, byPost: new Map(draftsOf(drafts.get(), userId)).set(postId, draft) })
}

/** The draft after a text could not be posted: that text again, before whatever was typed meanwhile. */
export function afterFailure(
  now: CommentDraft,
  sent: { id: string; text: string },
  failure: unknown,
): CommentDraft {
  const typed = now.text.trim()
  return typed === '' || typed === sent.text
    ? { text: sent.text, sent, failure }
    : { text: `${sent.text} ${typed}`, failure }
}
