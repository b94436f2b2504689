import type { Author, Post } from '@shelfmate/contract/exchange'
import { useEffect } from 'react'
import { newId } from '#lib/new-id.ts'
import { discardAlone } from '#lib/press/press.ts'
import { GivenUp } from '#lib/press/press-refusal.ts'
import { currentSession } from '#lib/session.ts'
import { createStore } from '#lib/store.ts'
import type { PostPress } from './exchange.press.ts'
import { type PostFields, postIdOf } from './exchange-overlay.ts'
import {
  type Donation,
  emptyValues,
  type FormValues,
  isBlank,
  isSame,
  valuesOfDonation,
  valuesOfPost,
} from './post-form-values.ts'
import { createPost, dismissSaid, editPost, explainRefusal } from './posts.mutations.ts'

/** One opening of the form. */
export interface FormOpening {
  /** The post that is edited; absent while adding. */
  post?: Post
  /** What comes out of the pantry; its values are no draft. */
  donation?: { pantryItemId: string; available: number } | undefined
  values: FormValues
  /** The new post's id. Refused values that go out again keep it, so that they are published once. */
  id: string
  /** Why the server refused these values. */
  refusal?: unknown
  /** Typed before and kept. */
  isDraft?: boolean
  /** The waiting press whose place this form takes once it is sent. */
  replaces?: string
  /** Called when the user leaves the form, by saving or without. */
  onLeave?: () => void
}

/** Outside the screen: a save that fails after the user went elsewhere still keeps what was typed. */
const state = createStore<FormOpening | undefined>(undefined)
const useOpenForm = state.use
let draft: { userId: string | undefined; values: FormValues } | undefined
let screens = 0

/** The form that is open; a screen that follows it is where a refused form comes back. */
export function usePostForm(): FormOpening | undefined {
  useEffect(() => {
    screens += 1
    return () => {
      screens -= 1
      // Left with its screen: not by the user's decision about the form.
      state.set(undefined)
    }
  }, [])
  return useOpenForm()
}

function open(form: FormOpening): void {
  dismissSaid()
  state.set(form)
}

/** Opens the form to add; what was typed before and neither posted nor discarded is there again. */
export function openAddForm(): void {
  const kept = draft?.userId === currentSession()?.id ? draft?.values : undefined
  open({ values: kept ?? emptyValues, id: newId(), isDraft: kept !== undefined })
}

/** Opens the form with what Donate carried over. */
export function openDonationForm(donation: Donation, onLeave: () => void): void {
  const { item, quantity } = donation
  open({
    values: valuesOfDonation(donation),
    id: newId(),
    donation: item === undefined ? undefined : { pantryItemId: item, available: quantity },
    onLeave,
  })
}

/** Opens the form on a post as it is now. */
export function openEditForm(post: Post): void {
  open({ post, values: valuesOfPost(post), id: post.id })
}

/** Opens the form of a press that was refused when its page was gone, as it was typed. */
export function reopenForm(pressId: string, payload: unknown, refusal: unknown): void {
  // `performOnPost` stored it.
  const { operation, call, post } = payload as PostPress
  if (operation.kind !== 'create' && operation.kind !== 'edit') return
  const fields = operation.kind === 'create' ? operation.post : operation.fields
  const pantryItemId = call.name === 'createPost' ? call.input.body.pantryItemId : null
  open({
    ...(post && { post }),
    values: valuesOfPost(fields),
    id: postIdOf(operation),
    donation: pantryItemId ? { pantryItemId, available: fields.quantity } : undefined,
    ...{ refusal, replaces: pressId },
  })
}

/** Closes the form; whoever opened it hears that it was left. */
export function closeForm(): void {
  const left = state.get()
  state.set(undefined)
  left?.onLeave?.()
}

/** Keeps what is typed while adding, against a slip of the thumb. */
export function keepDraft({ post, donation }: FormOpening, values: FormValues): void {
  if (post || donation) return
  draft = isBlank(values) ? undefined : { userId: currentSession()?.id, values }
}

/** Turns an edit, or a donation, whose food is gone into a post of its own. */
export function addInstead({ values }: FormOpening): void {
  open({ values, id: newId() })
}

/** Closes the form and saves; a refusal opens it again as it was typed, with the reason. */
export function submitForm(form: FormOpening, values: FormValues, fields: PostFields, author: Author): void {
  const isNew = !form.post && form.refusal !== undefined && !isSame(values, form.values)
  const { onLeave: _, replaces, ...sent } = { ...form, values, id: isNew ? newId() : form.id }
  closeForm()
  if (replaces !== undefined) void discardAlone(replaces)
  if (!form.post && !form.donation) draft = undefined
  void save(sent, fields, author)
}

async function save(form: FormOpening, fields: PostFields, author: Author): Promise<void> {
  const { post, donation, id } = form
  try {
    await (post
      ? editPost(post, fields)
      : createPost({ id, author, fields, pantryItemId: donation?.pantryItemId ?? null }))
  } catch (error) {
    if (error instanceof GivenUp) return
    if (!draft) keepDraft(form, form.values)
    if (screens > 0 && !state.get()) open({ ...form, refusal: error, isDraft: false })
    else explainRefusal(fields.foodName, error, () => void save(form, fields, author))
  }
}
