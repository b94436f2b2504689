import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { toldAllergies, toldPreferences } from './diet.ts'
import { optionalText } from './fields.ts'
import { limits } from './limits.ts'

const dietBody = z.strictObject({
  preferences: optionalText(limits.dietLength),
  allergies: optionalText(limits.dietLength),
})

const diet = z.strictObject({ preferences: toldPreferences, allergies: toldAllergies })
export type Diet = z.infer<typeof diet>

export const foodsCalls = {
  readDiet: defineCall({
    method: 'POST',
    path: '/foods/diet',
    summary: 'What is understood of preferences and allergies as they are typed; nothing is stored',
    access: 'signedIn',
    body: dietBody,
    answer: diet,
    errors: [],
  }),
} as const
