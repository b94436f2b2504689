import { limits } from '@shelfmate/contract/api/limits'
import { equipmentNames } from '@shelfmate/contract/recipes/kitchen'
import * as z from 'zod'
import { inOurShape } from './lenient-recipe.ts'

/** Texts of a recipe are one line of words: no markup, no addresses, nothing that steers a terminal or a reader. */
const notWords =
  /[<>`\p{Cc}\p{Cs}\p{Co}\u2028\u2029\u202a-\u202e\u2066-\u2069]|\b(?:https?|javascript|data):|www\./iu

const line = (max: number) =>
  z
    .string()
    .transform((text) => text.replaceAll(/\s+/g, ' ').trim().normalize('NFC'))
    .pipe(
      z
        .string()
        .min(1)
        .max(max)
        .refine((text) => !notWords.test(text)),
    )

/** How long each text may be, and how many of each there may be. */
const most = { title: 100, ingredient: 160, amount: 40, step: 600, ingredients: 25, steps: 15, portions: 6 }

/** One recipe of the model's list. `pantry` is the number of the pantry's food that a line uses. */
const modelRecipe = z.object({
  title: line(most.title),
  ingredients: z
    .array(
      z.object({
        text: line(most.ingredient),
        amount: line(most.amount).nullish().catch(undefined),
        optional: z.boolean().nullish(),
        pantry: z.int().nullish().catch(undefined),
      }),
    )
    .min(1)
    .max(most.ingredients),
  steps: z.array(line(most.step)).min(1).max(most.steps),
  equipment: z.array(z.string().toLowerCase().pipe(z.enum(equipmentNames))).max(equipmentNames.length),
  minutes: z.int().min(1).max(limits.recipeMinutes),
  portions: z.int().min(1).max(most.portions).catch(1),
})
export type ModelRecipe = z.infer<typeof modelRecipe>

/** The recipe that an element of the model's list is, in whatever usual shape, or undefined. */
export function readModelRecipe(element: unknown): ModelRecipe | undefined {
  return modelRecipe.safeParse(inOurShape(element)).data
}

const text = { type: 'string' }
const strict = (properties: Record<string, object>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})

/** The same for the model, in the part of JSON schema that such servers know: every key required, none beside them. */
export const modelAnswerSchema = {
  name: 'recipes',
  schema: strict({
    recipes: {
      type: 'array',
      items: strict({
        title: text,
        ingredients: {
          type: 'array',
          items: strict({
            text,
            amount: text,
            optional: { type: 'boolean' },
            pantry: { type: ['integer', 'null'] },
          }),
        },
        steps: { type: 'array', items: text },
        equipment: { type: 'array', items: { type: 'string', enum: [...equipmentNames] } },
        minutes: { type: 'integer' },
        portions: { type: 'integer' },
      }),
    },
  }),
}
