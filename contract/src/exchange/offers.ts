/** What a post says of its food beyond name and date: allergens, the kind of its date, how it was kept, and where to get it. */
import * as z from 'zod/mini'
import { id, moment, optionalText } from '../api/fields.ts'
import { limits } from '../api/limits.ts'
import { allergenGroups } from '../foods/allergens.ts'
import { dayNumber } from '../pantry/expiry.ts'
import { foodName, remark } from '../pantry/pantry.ts'
import { chosenMoment } from './chosen-moment.ts'
import { dateKinds, plainOffer } from './offer-values.ts'

export const offerTexts = {
  madeOnInvalid: 'Please select the day it was made: today or earlier.',
  pickupUnfinished: 'Choose both a day and a time.',
  pickupInvalid: 'Choose an end that’s after the start.',
  allergensTwice: 'Choose “Contains” or “May contain” for each allergen, not both.',
} as const

const groups = z.array(z.enum(allergenGroups)).check(
  z.maxLength(allergenGroups.length),
  z.refine((all) => new Set(all).size === all.length, { error: offerTexts.allergensTwice }),
)

/** Null where nothing was stated at all (D53). */
export const allergens = z.nullable(
  z
    .strictObject({ contains: groups, mayContain: groups })
    .check(
      z.refine(
        ({ contains, mayContain }) =>
          new Set([...contains, ...mayContain]).size === contains.length + mayContain.length,
        { error: offerTexts.allergensTwice },
      ),
    ),
)

/** Null where it was not told: then the date is one of expiry, as it always was (D55). */
export const dateKind = z.nullable(z.enum(dateKinds))

/** What a post answers of its offer. */
export const offer = z.strictObject({
  allergens,
  dateKind,
  /** The day it was made, where that is what its owner knows. */
  madeOn: z.nullable(z.string()),
  homeMade: z.boolean(),
  opened: z.boolean(),
  /** How many days after its date it is still offered: those that a food keeps past its best-before date. */
  graceDays: z.int(),
  /** Where in the dorm it is picked up; empty where that is arranged. */
  pickupPlace: z.string(),
  pickupFrom: z.nullable(moment),
  pickupUntil: z.nullable(moment),
})
export type Offer = z.infer<typeof offer>

/** What is sent of it: every field as it is stored but those that the server decides. */
const sent = {
  allergens,
  dateKind,
  madeOn: z.nullable(
    z.string().check(
      z.refine((date) => dayNumber(date) !== undefined && date >= limits.expiryDateMin, {
        error: offerTexts.madeOnInvalid,
      }),
    ),
  ),
  homeMade: z.boolean(),
  opened: z.boolean(),
  pickupPlace: optionalText(limits.pickupPlaceLength),
  pickupFrom: z.nullable(chosenMoment),
  pickupUntil: z.nullable(chosenMoment),
}

/** The fields of a new post. */
export const newOfferFields = {
  allergens: z._default(sent.allergens, plainOffer.allergens),
  dateKind: z._default(sent.dateKind, plainOffer.dateKind),
  madeOn: z._default(sent.madeOn, plainOffer.madeOn),
  homeMade: z._default(sent.homeMade, plainOffer.homeMade),
  opened: z._default(sent.opened, plainOffer.opened),
  pickupPlace: z._default(sent.pickupPlace, plainOffer.pickupPlace),
  pickupFrom: z._default(sent.pickupFrom, plainOffer.pickupFrom),
  pickupUntil: z._default(sent.pickupUntil, plainOffer.pickupUntil),
}

/** The same of an edit: a page from before the upgrade sends none, and its edit leaves them as they are. */
export const changedOfferFields = {
  allergens: z.optional(sent.allergens),
  dateKind: z.optional(sent.dateKind),
  madeOn: z.optional(sent.madeOn),
  homeMade: z.optional(sent.homeMade),
  opened: z.optional(sent.opened),
  pickupPlace: z.optional(sent.pickupPlace),
  pickupFrom: z.optional(sent.pickupFrom),
  pickupUntil: z.optional(sent.pickupUntil),
}

/** What the food knowledge says of a food before its owner does; nothing of it is stored. */
export const offerSuggestion = z.strictObject({
  contains: groups,
  mayContain: groups,
  dateKind: z.enum(dateKinds),
})
export type OfferSuggestion = z.infer<typeof offerSuggestion>

export const suggestOfferBody = z.strictObject({
  foodName,
  description: remark,
  /** The item of my pantry that it comes from, whose name and remark are read too. */
  pantryItemId: z._default(z.nullable(id), null),
})
