import * as z from 'zod/mini'
import { defineCall } from '../api/call.ts'
import { id, moment, optionalText, pageFields, versionedId } from '../api/fields.ts'
import { limits } from '../api/limits.ts'
import { quantity } from '../pantry/pantry.ts'
import { requestActions, requestReasons, requestRoles, requestStates } from './machine.ts'

export const requestTexts = {
  /** What a decline says where its giver writes nothing. */
  declined: 'Sorry, not this time. I hope you find something else tasty.',
  codeInvalid: 'Enter all four digits of the code.',
  pickupInvalid: `Choose a time that’s still ahead, within the next ${limits.pickupDaysAhead} days.`,
} as const

const person = z.strictObject({ userId: id, displayName: z.string(), photoId: z.nullable(id) })

/** A neighbour's wish for some units of a post, as one of the two sees it. */
export const foodRequest = z.strictObject({
  id,
  postId: id,
  /** The change of its post's line that it is told as of. */
  version: z.int(),
  /** The order in which it was asked for, of all requests for the post. */
  turn: z.int(),
  role: z.enum(requestRoles),
  partner: person,
  foodName: z.string(),
  expiryDate: z.string(),
  location: z.string(),
  /** Where its post says that it is picked up (D56); empty: nowhere in particular. */
  pickupPlace: z.string(),
  /** When its post says that it can be picked up; null: that is arranged. */
  pickupWindow: z.nullable(z.strictObject({ from: moment, until: moment })),
  photoId: z.nullable(id),
  units: z.int(),
  state: z.enum(requestStates),
  reason: z.nullable(z.enum(requestReasons)),
  /** Its place in the line, from 1 on, while it is in it. */
  place: z.nullable(z.int()),
  askedAt: moment,
  pickupAt: z.nullable(moment),
  /** A pick-up time that had passed when its giver set another; a server of the version before does not say. */
  passedAt: z.optional(z.nullable(moment)),
  /** When its promise ends by itself. */
  endsAt: z.nullable(moment),
  endedAt: z.nullable(moment),
  /** What the taker shows for the food; nobody else is told. */
  code: z.nullable(z.string()),
  /** Who of the two has pressed 'Handed over'. */
  pressed: z.strictObject({ mine: z.boolean(), partner: z.boolean() }),
  /** Whether the food goes into the taker's pantry; null to the giver. */
  keep: z.nullable(z.boolean()),
  thanked: z.boolean(),
  /** How often the two have handed food over before, either way. */
  shared: z.int(),
  /** How the partner has kept their word (D51), while it is open. */
  record: z.nullable(z.strictObject({ handedOver: z.int(), missed: z.int() })),
  /** What I may press now. */
  actions: z.array(z.enum(requestActions)),
})
export type FoodRequest = z.infer<typeof foodRequest>

/** Socket.IO event to both of a request: their requests as they are now. */
export const requestsChangedEvent = 'requests.changed'
const requestList = z.strictObject({ items: z.array(foodRequest) })
export type RequestList = z.infer<typeof requestList>

const codePattern = /^\d{4}$/

/** What goes with an action: `code` with enterCode, `pickupAt` with promise and arrange, `note` with decline, `keep` with keep. */
const actBody = z
  .strictObject({
    id: z.optional(versionedId),
    action: z.enum(requestActions),
    code: z.optional(z.string().check(z.regex(codePattern, { error: requestTexts.codeInvalid }))),
    pickupAt: z.optional(z.nullable(moment)),
    note: z.optional(optionalText(limits.requestNoteLength)),
    keep: z.optional(z.boolean()),
  })
  .check(
    z.refine(({ action, code }) => action !== 'enterCode' || code !== undefined, {
      error: requestTexts.codeInvalid,
      path: ['code'],
    }),
  )

export const requestsCalls = {
  ask: defineCall('POST', '/exchange/posts/:id/requests', {
    verifiedOnly: true,
    params: z.strictObject({ id }),
    body: z.strictObject({
      id: z.optional(versionedId),
      units: z._default(quantity, 1),
      keep: z._default(z.boolean(), true),
    }),
    idempotencyKey: 'id',
    status: 201,
    answer: foodRequest,
    errors: ['NOT_FOUND', 'OWN_POST', 'ALREADY_ASKED', 'UNITS_TOO_MANY', 'LINE_FULL'],
  }),
  /** The open ones first, then the latest that ended in the last days. */
  list: defineCall('GET', '/requests', {
    query: z.strictObject(pageFields(limits.requestsListed)),
    answer: z.extend(requestList, { nextCursor: z.nullable(z.string()) }),
  }),
  act: defineCall('POST', '/requests/:id/actions', {
    verifiedOnly: true,
    touches: 'request',
    params: z.strictObject({ id }),
    body: actBody,
    idempotencyKey: 'id',
    answer: foodRequest,
    errors: [
      'NOT_FOUND',
      'REQUEST_NOT_YOURS',
      'REQUEST_MOVED_ON',
      'UNITS_TOO_MANY',
      'UNITS_PROMISED',
      'HANDOVER_CODE_WRONG',
      'HANDOVER_PAUSED',
    ],
  }),
  restore: defineCall('POST', '/requests/:id/restore', {
    verifiedOnly: true,
    touches: 'request',
    params: z.strictObject({ id }),
    /** The id of the press that ended it. */
    body: z.strictObject({ actionId: versionedId }),
    answer: foodRequest,
    errors: [
      'NOT_FOUND',
      'REQUEST_NOT_YOURS',
      'REQUEST_MOVED_ON',
      'UNDO_EXPIRED',
      'ALREADY_ASKED',
      'UNITS_TOO_MANY',
      'LINE_FULL',
    ],
  }),
} as const
export type ActBody = z.infer<typeof actBody>
