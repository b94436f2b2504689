import * as z from 'zod/mini'
import { defineCall } from '../api/call.ts'
import { id, noContent, requiredText, versionedId } from '../api/fields.ts'
import { limits } from '../api/limits.ts'
import { isPageAddress, type RecipeDraft } from './importing/draft.ts'
import { lengthOf, ownFaultTexts } from './own-faults.ts'
import { recipeContent } from './recipe-content.ts'

/** A recipe that its owner wrote or brought. */
export const ownRecipe = z
  .strictObject({
    /** Made by the client; the same one again replaces what it named. */
    id: versionedId,
    recipe: recipeContent,
    /** The page that it was brought from. */
    address: z.nullable(
      z.string().check(z.refine(isPageAddress, { error: 'This is not the address of a web page.' })),
    ),
  })
  .check(
    z.refine(({ recipe }) => lengthOf(recipe) <= limits.ownRecipeLength, {
      error: ownFaultTexts.tooLong,
      path: ['recipe'],
    }),
  )
export type OwnRecipe = z.input<typeof ownRecipe>

/** What was brought from elsewhere. */
const recipeDraft = z.strictObject({
  title: z.string(),
  ingredients: z.array(z.string()),
  steps: z.array(z.string()),
  minutes: z.nullable(z.int()),
  portions: z.nullable(z.int()),
  address: z.nullable(z.string()),
}) satisfies z.ZodMiniType<RecipeDraft>

const saveBody = z.strictObject({
  recipes: z.array(ownRecipe).check(
    z.minLength(1, 'Name at least one recipe.'),
    z.maxLength(limits.ownRecipesPerSave, `Please save at most ${limits.ownRecipesPerSave} at once.`),
    z.refine((recipes) => new Set(recipes.map((each) => each.id)).size === recipes.length, {
      error: 'Please name each recipe once.',
    }),
  ),
})

export const ownRecipeCalls = {
  saveOwn: defineCall('PUT', '/recipes/own', {
    body: saveBody,
    answer: z.strictObject({ ids: z.array(id) }),
    errors: ['OWN_RECIPES_FULL', 'RECIPES_FULL'],
  }),
  removeOwn: defineCall('DELETE', '/recipes/own/:id', {
    touches: 'ownRecipe',
    params: z.strictObject({ id }),
    ...noContent,
    errors: ['NOT_FOUND'],
  }),
  readPage: defineCall('POST', '/recipes/own/page', {
    body: z.strictObject({ address: requiredText(limits.recipeAddressLength, 'Which page?') }),
    answer: z.strictObject({ recipes: z.array(recipeDraft) }),
    errors: ['PAGE_REFUSED', 'PAGE_UNREACHABLE', 'PAGE_TOO_LARGE', 'PAGE_WITHOUT_RECIPE'],
  }),
} as const
