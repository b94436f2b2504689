import * as z from 'zod/mini'
import { requiredText } from '../api/fields.ts'
import { limits } from '../api/limits.ts'
import { equipmentNames } from '../recipes/kitchen.ts'

/** Who wrote a recipe: the cookbook, a model, or the user. */
export const writer = z.enum(['cookbook', 'ai', 'own'])
export type Writer = z.infer<typeof writer>

const line = z.strictObject({
  text: requiredText(limits.recipeLineLength, 'An ingredient needs a name.'),
  amount: z.optional(requiredText(limits.recipeAmountLength, 'An amount needs a number.')),
  optional: z._default(z.boolean(), false),
})

/** A recipe as it is written, whatever the pantry holds. */
export const recipeContent = z.strictObject({
  title: requiredText(limits.recipeTitleLength, 'Please name the recipe.'),
  ingredients: z
    .array(line)
    .check(
      z.minLength(1, 'Add at least one ingredient.'),
      z.maxLength(limits.recipeLines, `Please use at most ${limits.recipeLines} ingredients.`),
    ),
  steps: z
    .array(requiredText(limits.recipeStepLength, 'A step needs words.'))
    .check(
      z.minLength(1, 'Add at least one step.'),
      z.maxLength(limits.recipeSteps, `Please use at most ${limits.recipeSteps} steps.`),
    ),
  equipment: z._default(z.array(z.enum(equipmentNames)).check(z.maxLength(equipmentNames.length)), []),
  minutes: z.int().check(z.gte(1), z.lte(limits.ownRecipeMinutes)),
  portions: z.int().check(z.gte(1), z.lte(limits.recipePortions)),
})
export type RecipeContent = z.infer<typeof recipeContent>
