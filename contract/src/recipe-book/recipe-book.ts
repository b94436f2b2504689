import * as z from 'zod/mini'
import { defineCall } from '../api/call.ts'
import { requiredText } from '../api/fields.ts'
import { limits } from '../api/limits.ts'
import { dayNumber } from '../pantry/expiry.ts'
import { suggestedRecipe } from '../recipes/recipes.ts'
import { recipeContent, writer } from './recipe-content.ts'

const date = z
  .string()
  .check(z.refine((day) => dayNumber(day) !== undefined, { error: 'This is not a date.' }))

/** What a user said of a recipe. */
const mark = {
  /** The recipe's. */
  id: requiredText(limits.recipeIdLength, 'Which recipe?'),
  kept: z.boolean(),
  /** One to five; null: not rated. */
  rating: z.nullable(z.int().check(z.gte(1), z.lte(5))),
  /** Never suggested again. */
  notForMe: z.boolean(),
  /** When it was cooked last. */
  cookedOn: z.nullable(date),
}

export const recipeMark = z.strictObject({ ...mark, writer })
export type RecipeMark = z.infer<typeof recipeMark>

/** All that is said of a recipe; what is not said any more is forgotten. `recipe` is what to keep of it. */
export const markBody = z.strictObject({ ...mark, writer, recipe: z.nullable(recipeContent) }).check(
  z.refine(({ kept, writer: by, recipe }) => !kept || by === 'own' || recipe !== null, {
    error: 'What is kept has to be sent along.',
    path: ['recipe'],
  }),
)
export type MarkBody = z.input<typeof markBody>

export const recipeBook = z.strictObject({
  marks: z.array(recipeMark),
  /** What is kept and what the user wrote, laid against the pantry, as far as the allergies allow. The latest first. */
  recipes: z.array(suggestedRecipe),
  /** How many the allergen guard left out, and what it found in them. */
  withheld: z.strictObject({ count: z.int(), because: z.array(z.string()) }),
  /** The allergies that they were judged by. */
  allergies: z.string(),
})
export type RecipeBook = z.infer<typeof recipeBook>

/** Socket.IO event that tells every screen of a user that the recipe book has changed. */
export const recipeBookEvent = 'recipes.bookChanged'

export const recipeBookCalls = {
  readBook: defineCall('GET', '/recipes/book', { answer: recipeBook }),
  mark: defineCall('PUT', '/recipes/book', {
    body: markBody,
    answer: recipeMark,
    errors: ['NOT_FOUND', 'RECIPES_FULL'],
  }),
} as const
