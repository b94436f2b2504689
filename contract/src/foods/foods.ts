import * as z from 'zod/mini'
import { defineCall } from '../api/call.ts'
import { optionalText, requiredText } from '../api/fields.ts'
import { limits } from '../api/limits.ts'
import { toldAllergies, toldPreferences } from '../profile/diet.ts'

const dietBody = z.strictObject({
  preferences: optionalText(limits.dietLength),
  allergies: optionalText(limits.dietLength),
})

const diet = z.strictObject({ preferences: toldPreferences, allergies: toldAllergies })
export type Diet = z.infer<typeof diet>

const nameReading = z.strictObject({
  /** As its owner typed it. */
  name: z.string(),
  kind: z.enum(['food', 'noFood', 'unknown']),
  /** The names of the foods that it may be, the likeliest first; at most three. */
  takenFor: z.array(z.string()),
  /** True when its owner said so. */
  isCorrected: z.boolean(),
  /** The code of the picture that shows it. */
  picture: z.string(),
})
export type NameReading = z.infer<typeof nameReading>

const nameReadings = z.strictObject({ names: z.array(nameReading) })

const typedName = requiredText(limits.foodNameLength, 'Food name is required.')

/** `asTyped` takes a correction back. */
export const correctionBody = z
  .strictObject({
    name: typedName,
    takenAs: z.enum(['food', 'noFood', 'asTyped']),
    /** One of the foods that the search answers. */
    food: z.nullable(requiredText(limits.foodNameLength, 'Which food?')),
  })
  .check(
    z.refine(({ takenAs, food }) => (takenAs === 'food') === (food !== null), {
      error: 'Which food?',
      path: ['food'],
    }),
  )
export type CorrectionBody = z.input<typeof correctionBody>

/** Socket.IO event that tells every screen of a user that a name of theirs means something else now. */
export const foodsChangedEvent = 'foods.changed'

export const foodsCalls = {
  readDiet: defineCall('POST', '/foods/diet', { body: dietBody, answer: diet }),
  readNames: defineCall('GET', '/foods/names', { answer: nameReadings }),
  search: defineCall('GET', '/foods/search', {
    query: z.strictObject({ q: requiredText(limits.searchLength, 'Which food?') }),
    answer: z.strictObject({ foods: z.array(z.string()) }),
  }),
  correct: defineCall('PUT', '/foods/corrections', {
    body: correctionBody,
    answer: nameReading,
    errors: ['NOT_FOUND', 'CORRECTIONS_FULL'],
  }),
} as const
