import * as z from 'zod/mini'
import { defineCall } from '../api/call.ts'
import {
  id,
  moment,
  optionalText,
  pageFields,
  requiredLines,
  requiredText,
  versionedId,
} from '../api/fields.ts'
import { limits } from '../api/limits.ts'
import { dayNumber } from '../pantry/expiry.ts'
import { foodName, pantryTexts, quantity, remark } from '../pantry/pantry.ts'
import { givingModes } from '../requests/machine.ts'
import { chosenMoment } from './chosen-moment.ts'
import { hiddenKinds, postMarks } from './offer-values.ts'
import { changedOfferFields, newOfferFields, offer, offerSuggestion, suggestOfferBody } from './offers.ts'

/** Validation texts of section 5 for the post form. */
export const exchangeTexts = {
  dateInvalid: 'Please select an expiry date that is today or later.',
  dateTooLate: pantryTexts.dateTooLate,
  locationMissing: 'Please choose a dorm location.',
  commentMissing: 'Please write something first.',
} as const

/** Somebody as their posts and comments show them: by their present name (D16). */
const author = z.strictObject({ userId: id, displayName: z.string(), photoId: z.nullable(id) })
export type Author = z.infer<typeof author>

export const post = z.strictObject({
  ...offer.shape,
  id,
  author,
  foodName: z.string(),
  description: z.string(),
  /** What is there: free, or promised to somebody. */
  quantity: z.int(),
  /** How much of it is held for those whom it was promised to. */
  promised: z.int(),
  giving: z.enum(givingModes),
  expiryDate: z.string(),
  location: z.string(),
  photoId: z.nullable(id),
  /** It came out of its owner's pantry, where what is left can be put back. */
  fromPantry: z.boolean(),
  commentCount: z.int(),
  createdAt: moment,
  /** The n-th change of a post leaves it at version n, without gaps. */
  version: z.int(),
})
export type Post = z.infer<typeof post>

export const comment = z.strictObject({ id, postId: id, author, content: z.string(), createdAt: moment })
export type Comment = z.infer<typeof comment>

/**
 * What one committed change did to a post and its comments. Every mutation answers it and every open screen receives it
 * as `exchange.changed`; `post` is null when the post is gone.
 */
export const exchangeChange = z.strictObject({
  postId: id,
  version: z.int(),
  post: z.nullable(post),
  comment: z.nullable(comment),
  removedCommentId: z.nullable(id),
  /** The version that it follows where it stands for several edits at once; else the one before its own. */
  since: z.optional(z.int()),
})
export type ExchangeChange = z.infer<typeof exchangeChange>

/** Socket.IO event that carries an ExchangeChange to every open screen of everybody. */
export const exchangeChangedEvent = 'exchange.changed'

export const postOrder = z.enum(['expiringFirst', 'expiringLast'])
export type PostOrder = z.infer<typeof postOrder>

export const postQuery = z.strictObject({
  /** One post alone, whatever else is asked: what its own address shows. */
  id: z.optional(id),
  search: z.optional(optionalText(limits.searchLength)),
  dorm: z.optional(optionalText(limits.dormLength)),
  /** This dorm's posts come before all others; only where `dorm` asks for none alone. */
  first: z.optional(optionalText(limits.dormLength)),
  order: z._default(postOrder, 'expiringFirst'),
  /** The viewer's own posts alone. */
  mine: z.optional(z.stringbool()),
  /** Where it is picked up, as a post writes it. */
  place: z.optional(optionalText(limits.pickupPlaceLength)),
  /** What can be picked up between two moments; both or neither. */
  pickupFrom: z.optional(chosenMoment),
  pickupUntil: z.optional(chosenMoment),
  /** What the viewer cannot eat is left out. */
  hide: z.optional(z.enum(hiddenKinds)),
  ...pageFields(limits.postsPage),
})

const commentQuery = z.strictObject(pageFields(limits.commentsPage))

const mark = z.nullable(z.enum(postMarks))
/** A post as its viewer's list has it: marked where the viewer told of allergies, which nobody else learns. */
const listedPost = z.extend(post, { mark: z.optional(mark) })
export type ListedPost = z.infer<typeof listedPost>

export const postPage = z.strictObject({
  items: z.array(listedPost),
  nextCursor: z.nullable(z.string()),
  /** Where `nextCursor` stands, if not at the last item: at a post that is hidden from the viewer. A server of the version before does not tell it. */
  readTo: z.optional(z.pick(post, { expiryDate: true, id: true, location: true })),
  /** Whether the viewer told of something to avoid: then what came live is marked on asking. */
  isMarked: z.optional(z.boolean()),
})
export type PostPage = z.infer<typeof postPage>
/** Newest last; `nextCursor` leads to older ones. `version` is the post's that the page agrees with. */
export const commentPage = z.strictObject({
  items: z.array(comment),
  nextCursor: z.nullable(z.string()),
  version: z.int(),
})
export type CommentPage = z.infer<typeof commentPage>

/** The one text of section 5 is said of every date that cannot be taken, but one too far away. */
const postDate = z.string({ error: exchangeTexts.dateInvalid }).check(
  z.refine((date) => dayNumber(date) !== undefined && date >= limits.expiryDateMin, {
    error: exchangeTexts.dateInvalid,
    abort: true,
  }),
  z.refine((date) => date <= limits.expiryDateMax, { error: exchangeTexts.dateTooLate }),
)

const postFields = {
  foodName,
  description: remark,
  quantity: z._default(quantity, 1),
  expiryDate: postDate,
  location: requiredText(limits.dormLength, exchangeTexts.locationMissing),
  photoId: z._default(z.nullable(id), null),
}

/** `pantryItemId` moves the posted quantity out of that item of one's own pantry in the same transaction (D12). */
export const createPostBody = z.strictObject({
  id: z.optional(versionedId),
  ...postFields,
  ...newOfferFields,
  giving: z._default(z.enum(givingModes), 'iChoose'),
  pantryItemId: z._default(z.nullable(id), null),
})
export const editPostBody = z.strictObject({
  ...postFields,
  ...changedOfferFields,
  // A page that was opened before posts said how they are given sends nothing: it stays.
  giving: z.optional(z.enum(givingModes)),
  /** What the form opened with: where `quantity` is still that, the post's own stays, whatever was handed over meanwhile. */
  quantityBefore: z.optional(quantity),
})

const postParams = z.strictObject({ id })
const ofPost = { verifiedOnly: true, touches: 'post', params: postParams } as const

export const exchangeCalls = {
  listPosts: defineCall('GET', '/exchange/posts', { query: postQuery, answer: postPage }),
  listPostsOf: defineCall('GET', '/exchange/people/:userId/posts', {
    verifiedOnly: true,
    params: z.strictObject({ userId: id }),
    query: z.strictObject(pageFields(limits.postsPage)),
    answer: postPage,
    errors: ['NOT_FOUND'],
  }),
  readMarks: defineCall('POST', '/exchange/marks', {
    body: z.strictObject({ ids: z.array(id).check(z.maxLength(limits.marksPerCall)) }),
    answer: z.strictObject({ marks: z.array(z.strictObject({ id, mark })) }),
  }),
  suggestOffer: defineCall('POST', '/exchange/suggestions', {
    verifiedOnly: true,
    body: suggestOfferBody,
    answer: offerSuggestion,
  }),
  createPost: defineCall('POST', '/exchange/posts', {
    verifiedOnly: true,
    body: createPostBody,
    idempotencyKey: 'id',
    status: 201,
    answer: exchangeChange,
    errors: ['PANTRY_ITEM_GONE', 'PANTRY_TOO_FEW', 'ITEM_EXPIRED', 'IMAGE_NOT_FOUND'],
  }),
  editPost: defineCall('PUT', '/exchange/posts/:id', {
    ...ofPost,
    body: editPostBody,
    answer: exchangeChange,
    errors: ['NOT_FOUND', 'IMAGE_NOT_FOUND', 'UNITS_PROMISED'],
  }),
  removePost: defineCall('DELETE', '/exchange/posts/:id', {
    ...ofPost,
    answer: exchangeChange,
    errors: ['NOT_FOUND'],
  }),
  restorePost: defineCall('POST', '/exchange/posts/:id/restore', {
    ...ofPost,
    answer: exchangeChange,
    errors: ['NOT_FOUND', 'UNDO_EXPIRED'],
  }),
  putBack: defineCall('POST', '/exchange/posts/:id/put-back', {
    ...ofPost,
    answer: exchangeChange,
    errors: ['NOT_FOUND', 'UNDO_EXPIRED', 'PANTRY_FULL'],
  }),
  claim: defineCall('POST', '/exchange/posts/:id/claims', {
    ...ofPost,
    /** `id` becomes the donation's. */
    body: z.strictObject({ id: z.optional(versionedId) }),
    idempotencyKey: 'id',
    status: 201,
    answer: z.extend(exchangeChange, { donationId: id }),
    errors: ['NOT_FOUND', 'UNITS_PROMISED'],
  }),
  listComments: defineCall('GET', '/exchange/posts/:id/comments', {
    params: postParams,
    query: commentQuery,
    answer: commentPage,
    errors: ['NOT_FOUND'],
  }),
  addComment: defineCall('POST', '/exchange/posts/:id/comments', {
    verifiedOnly: true,
    params: postParams,
    body: z.strictObject({
      id: z.optional(versionedId),
      content: requiredLines(limits.commentLength, exchangeTexts.commentMissing),
    }),
    idempotencyKey: 'id',
    status: 201,
    answer: exchangeChange,
    errors: ['NOT_FOUND'],
  }),
  removeComment: defineCall('DELETE', '/exchange/comments/:id', {
    verifiedOnly: true,
    touches: 'comment',
    params: postParams,
    answer: exchangeChange,
    errors: ['NOT_FOUND'],
  }),
} as const
