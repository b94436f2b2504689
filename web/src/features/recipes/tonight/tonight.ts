import type { RecipesAnswer, SuggestedRecipe } from '@shelfmate/contract/recipes/recipes'
import { isForSame } from '../data/recipes-for.ts'

/** The first recipe that uses up something of what is near its date; undefined where none does. */
export const recipeFor = (
  { recipes }: RecipesAnswer,
  expiring: readonly string[],
): SuggestedRecipe | undefined =>
  recipes.find(({ ingredients }) =>
    ingredients.some(({ itemIds }) => itemIds.some((itemId) => expiring.includes(itemId))),
  )

/**
 * The recipes of today with one of another answer on top: beside those that were written for the same allergies and
 * preferences, else with the others of its own answer.
 */
export function withFirst(
  recipe: SuggestedRecipe,
  answer: RecipesAnswer,
  shown: RecipesAnswer | undefined,
): RecipesAnswer {
  const { recipes, ...rest } = shown && isForSame(shown.considered, answer.considered) ? shown : answer
  return { ...rest, recipes: [recipe, ...recipes.filter(({ id }) => id !== recipe.id)] }
}
