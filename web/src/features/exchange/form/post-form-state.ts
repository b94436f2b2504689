import type { Author, Post } from '@shelfmate/contract/exchange/exchange'
import { FormOpening, type Opening } from '#lib/forms/form-opening.ts'
import { isUploadKept } from '#lib/images/upload-lifetime.ts'
import { newId } from '#lib/new-id.ts'
import type { PostPress } from '../data/exchange.press.ts'
import { type PostFields, postIdOf } from '../data/exchange-overlay.ts'
import { createPost, dismissSaid, editPost } from '../data/posts.mutations.ts'
import * as words from './exchange-form-words.ts'
import {
  type Donation,
  emptyValues,
  type FormValues,
  isBlank,
  valuesOfDonation,
  valuesOfPost,
} from './post-form-values.ts'

/** One opening of the form. */
export interface PostForm extends Opening<FormValues> {
  /** The post that is edited; absent while adding. */
  post?: Post
  /** What comes out of the pantry. */
  donation?: { pantryItemId: string; available: number } | undefined
}

/** What the form asks for, and who shares it. */
type PostToSave = PostFields & { author: Author }

export const postForms = new FormOpening<PostForm, FormValues, PostToSave>({
  name: 'post',
  empty: emptyValues,
  isBlank,
  isNew: ({ post, donation }) => !post && !donation,
  save: ({ post, donation, id }, { author, ...fields }) =>
    post
      ? editPost(post, fields)
      : createPost({ id, author, fields, pantryItemId: donation?.pantryItemId ?? null }),
  failure: ({ foodName }) => words.notPosted(foodName),
  dismissSaid,
})

/** Opens a form without an image that the server has forgotten, as that of an old draft. */
function openWithImage(form: PostForm): void {
  const begun = form.of?.values ?? emptyValues
  const { photoId } = form.values
  const isThere = photoId === null || photoId === begun.photoId || isUploadKept(photoId)
  const values = { ...form.values, photoId: isThere ? photoId : begun.photoId }
  postForms.open({ ...form, values, isDraft: form.isDraft === true && !isBlank(values, begun) })
}

/** Opens the form to add. */
export const openAddForm = (): void => openWithImage(postForms.fresh())

/** Opens the form with what Donate carried over. */
export function openDonationForm(donation: Donation, onLeave: PostForm['onLeave']): void {
  const { item, quantity, place } = donation
  const form = { values: valuesOfDonation(donation), id: newId(), onLeave, place }
  if (item === undefined) postForms.open(form)
  else
    openWithImage(postForms.about(item, { ...form, donation: { pantryItemId: item, available: quantity } }))
}

/** Opens the form on a post as it is now. */
export const openEditForm = (post: Post): void =>
  openWithImage(postForms.about(post.id, { post, values: valuesOfPost(post), id: post.id }))

/** Opens the form of a press that was refused when its page was gone, as it was typed. */
export function reopenForm(pressId: string, payload: unknown, refusal: unknown): void {
  // `performOnPost` stored it.
  const { operation, call, post } = payload as PostPress
  if (operation.kind !== 'create' && operation.kind !== 'edit') return
  const fields = operation.kind === 'create' ? operation.post : operation.fields
  const pantryItemId = call.name === 'createPost' ? call.input.body.pantryItemId : null
  postForms.open({
    ...(post && { post }),
    values: valuesOfPost(fields),
    id: postIdOf(operation),
    donation: pantryItemId ? { pantryItemId, available: fields.quantity } : undefined,
    refusal,
    replaces: pressId,
  })
}

/**
 * Turns an edit, or a donation, whose food is gone into a post of its own, with what stands in the form by now: the kind of
 * its date is what it was.
 */
export const addInstead = ({ replaces }: PostForm, values: FormValues): void =>
  postForms.open({ values: { ...values, isKindByFood: false }, id: newId(), replaces })
