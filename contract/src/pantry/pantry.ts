import * as z from 'zod/mini'
import { defineCall } from '../api/call.ts'
import {
  id,
  moment,
  optionalLine,
  optionalText,
  pageFields,
  requiredText,
  versionedId,
  withLimits,
} from '../api/fields.ts'
import { limits } from '../api/limits.ts'
import { conditions, dayNumber } from './expiry.ts'
import { pressedOn } from './pressed-on.ts'
import { tidySize } from './size.ts'

/** Validation texts of section 5 for the pantry form. */
export const pantryTexts = {
  nameMissing: 'Food name is required.',
  quantityInvalid: `Quantity must be a whole number from ${limits.quantityMin} to ${limits.quantityMax}.`,
  dateMissing: 'Please choose an expiry date.',
  dateInvalid: 'One of the expiry dates is invalid.',
  dateTooEarly: 'Expiry date cannot be before the year 2025.',
  dateTooLate: 'Expiry date cannot be after the year 2100.',
  tooManyDates: `Please add at most ${limits.expiryDatesPerAdd} dates at once.`,
  sizeInvalid: 'Write a size such as 500 g or 1.5 l.',
  tooManyItems: `Please add at most ${limits.itemsPerBatch} items at once.`,
} as const

/** A date on the calendar from 2025-01-01 to 2100-12-31. */
const expiryDate = z.string().check(
  z.refine((date) => date !== '', { error: pantryTexts.dateMissing, abort: true }),
  z.refine((date) => dayNumber(date) !== undefined, { error: pantryTexts.dateInvalid, abort: true }),
  z.refine((date) => date >= limits.expiryDateMin, { error: pantryTexts.dateTooEarly, abort: true }),
  withLimits(
    z.refine<string>((date) => date <= limits.expiryDateMax, { error: pantryTexts.dateTooLate }),
    { format: 'date' },
  ),
)

export const foodName = requiredText(limits.foodNameLength, pantryTexts.nameMissing)

export const quantity = z
  .int({ error: pantryTexts.quantityInvalid })
  .check(
    z.gte(limits.quantityMin, pantryTexts.quantityInvalid),
    z.lte(limits.quantityMax, pantryTexts.quantityInvalid),
  )

export const remark = z._default(optionalText(limits.remarkLength), '')

/** Where food is kept (D37): one of these, a place of one's own by its name, or nothing where that was not told. */
export const commonPlaces = ['fridge', 'freezer', 'cupboard'] as const
export type Place = '' | (typeof commonPlaces)[number]
export const place = optionalLine(limits.placeLength)

/** What was done to food since it was bought (D37). */
export type Condition = '' | (typeof conditions)[number]

/** What one piece is (D40): an amount and its unit, or nothing. */
const size = z.string().check(
  z.refine((text) => tidySize(text) !== undefined, { error: pantryTexts.sizeInvalid, abort: true }),
  z.overwrite((text) => tidySize(text) ?? ''),
)

/** Where an expiry date came from (D38). A suggested one is about right until somebody confirms it. */
const dateSource = z.enum(['typed', 'suggested', 'scanned'])

export const pantryItem = z.strictObject({
  id,
  name: z.string(),
  quantity: z.int(),
  expiryDate: z.string(),
  remark: z.string(),
  /** A Place, or the name of one's own. */
  place: z.string(),
  size: z.string(),
  /** One of `dateSource`, or one that a later version stored. */
  dateSource: z.string(),
  /** A Condition, or text that a later version stored. */
  condition: z.string(),
  /** Its date before it was opened, frozen or thawed, where that moved it; else empty. */
  dateBefore: z.string(),
  dateAdded: moment,
})
export type PantryItem = z.infer<typeof pantryItem>

/** Position of a change in its owner's pantry: the n-th change has seq n, without gaps. */
const seq = z.int()

/**
 * What one committed change did to a pantry. Every mutation answers it and every open screen receives it as
 * `pantry.changed`: folding it into the list at seq - 1 gives the list at seq.
 */
export const pantryChange = z.strictObject({ seq, upserted: z.array(pantryItem), removed: z.array(id) })
export type PantryChange = z.infer<typeof pantryChange>

/** Socket.IO event that carries a PantryChange to every screen of its owner. */
export const pantryChangedEvent = 'pantry.changed'

export const pantryPage = z.strictObject({
  items: z.array(pantryItem),
  nextCursor: z.nullable(z.string()),
  seq,
})
export type PantryPage = z.infer<typeof pantryPage>

const eachFields = {
  name: foodName,
  quantity,
  place: z._default(place, ''),
  size: z._default(size, ''),
  dateSource: z._default(dateSource, 'typed'),
}

const itemFields = {
  ...eachFields,
  remark,
  expiryDates: z
    .array(expiryDate)
    .check(
      z.minLength(1, pantryTexts.dateMissing),
      z.maxLength(limits.expiryDatesPerAdd, pantryTexts.tooManyDates),
    ),
}

/** `id` becomes the first item's id; the items of further dates get ids derived from it (see `nthId`). */
export const addItemsBody = z.strictObject({
  id: z.optional(versionedId),
  ...itemFields,
  /** What was done to food that is added again. A page sends both of such food alone: a server of the version before knows neither. */
  condition: z.optional(z.enum(conditions)),
  dateBefore: z.optional(expiryDate),
  pressedOn,
})
/** `replacementId` names this edit, and the item that a changed or further date puts in the place of this one (D9). */
export const editItemBody = z.strictObject({
  replacementId: z.optional(versionedId),
  ...itemFields,
  // A page that was opened before there were places sends none: the item's stays.
  place: z.optional(place),
  size: z.optional(size),
  dateSource: z.optional(dateSource),
  /**
   * What the form opened with: where the one date is still that, the item's own stays, which opening, freezing or thawing may
   * have moved meanwhile. A page sends it of such items alone: a server of the version before knows it not.
   */
  expiryDateBefore: z.optional(expiryDate),
  /** What the form opened with as its quantity, with every edit: where `quantity` is still that, the item's own stays, whatever was used up or given away meanwhile. */
  quantityBefore: z.optional(quantity),
})

/** One row of many that are added together: an item of one date, or more pieces of an item that is there and keeps its own date. */
export const batchRow = z.strictObject({ ...eachFields, expiryDate, joins: z.optional(id) })
export type BatchRow = z.infer<typeof batchRow>

/** `id` becomes the first item's id; those after it get ids derived from it (see `nthId`). */
const addBatchBody = z.strictObject({
  id: z.optional(versionedId),
  items: z
    .array(batchRow)
    .check(
      z.minLength(1, pantryTexts.nameMissing),
      z.maxLength(limits.itemsPerBatch, pantryTexts.tooManyItems),
    ),
  pressedOn,
})

const itemQuery = z.strictObject(pageFields(limits.pageSize))
const itemParams = z.strictObject({ id })
const ofItem = { touches: 'pantryItem', params: itemParams } as const

export const pantryCalls = {
  listItems: defineCall('GET', '/pantry/items', { query: itemQuery, answer: pantryPage }),
  addItems: defineCall('POST', '/pantry/items', {
    body: addItemsBody,
    idempotencyKey: 'id',
    status: 201,
    answer: pantryChange,
    errors: ['PANTRY_FULL', 'PLACES_FULL'],
  }),
  addBatch: defineCall('POST', '/pantry/batches', {
    body: addBatchBody,
    idempotencyKey: 'id',
    status: 201,
    answer: pantryChange,
    errors: ['PANTRY_FULL', 'PLACES_FULL'],
  }),
  undoBatch: defineCall('DELETE', '/pantry/batches/:id', {
    ...ofItem,
    answer: pantryChange,
    errors: ['NOT_FOUND', 'UNDO_EXPIRED'],
  }),
  editItem: defineCall('PUT', '/pantry/items/:id', {
    ...ofItem,
    body: editItemBody,
    idempotencyKey: 'replacementId',
    answer: pantryChange,
    errors: ['NOT_FOUND', 'PANTRY_FULL', 'PLACES_FULL'],
  }),
  consumeItem: defineCall('POST', '/pantry/items/:id/consumptions', {
    ...ofItem,
    body: z.strictObject({ id: z.optional(versionedId), pressedOn }),
    idempotencyKey: 'id',
    status: 201,
    answer: z.extend(pantryChange, { consumptionId: id }),
    errors: ['NOT_FOUND'],
  }),
  undoConsumption: defineCall('DELETE', '/pantry/consumptions/:id', {
    touches: 'consumption',
    params: itemParams,
    answer: pantryChange,
    errors: ['NOT_FOUND', 'UNDO_EXPIRED', 'PANTRY_FULL'],
  }),
  removeItem: defineCall('DELETE', '/pantry/items/:id', {
    ...ofItem,
    answer: pantryChange,
    errors: ['NOT_FOUND'],
  }),
  restoreItem: defineCall('POST', '/pantry/items/:id/restore', {
    ...ofItem,
    answer: pantryChange,
    errors: ['NOT_FOUND', 'UNDO_EXPIRED', 'PANTRY_FULL'],
  }),
} as const
