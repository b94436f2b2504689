import * as z from 'zod/mini'
import { defineCall } from '../api/call.ts'
import { optionalText } from '../api/fields.ts'
import { limits } from '../api/limits.ts'
import { foodName, place } from '../pantry/pantry.ts'

/** Whose knowledge a suggested date is (D39), the first that has any: my own food, the campus's, the food table. */
const dateOrigin = z.enum(['mine', 'campus', 'foods'])

const suggestedDate = z.strictObject({
  /** From today on. */
  days: z.int(),
  from: dateOrigin,
})
export type SuggestedDate = z.infer<typeof suggestedDate>

const suggestedName = z.strictObject({ name: z.string(), picture: z.string() })
export type SuggestedName = z.infer<typeof suggestedName>

const datesBody = z.strictObject({
  foods: z
    .array(z.strictObject({ name: foodName, place: z._default(place, '') }))
    .check(z.minLength(1), z.maxLength(limits.itemsPerBatch)),
})
const namesQuery = z.strictObject({ search: optionalText(limits.searchLength) })

export const entryCalls = {
  suggestDates: defineCall('POST', '/entry/dates', {
    body: datesBody,
    answer: z.strictObject({
      dates: z.array(z.nullable(suggestedDate)),
      /** The codes of the pictures that show them. */
      pictures: z.array(z.string()),
    }),
  }),
  suggestNames: defineCall('GET', '/entry/names', {
    query: namesQuery,
    answer: z.strictObject({ names: z.array(suggestedName) }),
  }),
  readPicture: defineCall('POST', '/entry/picture', {
    body: z.strictObject({}),
    bodyAs: 'multipart',
    answer: z.strictObject({ lines: z.array(z.string()) }),
    errors: ['NOT_FOUND', 'IMAGE_INVALID', 'IMAGE_TOO_LARGE'],
  }),
} as const
