import type { RecipesAnswer, SuggestedRecipe } from '@shelfmate/contract/recipes/recipes'
import { consideredNow, isForSame, type SaidDiet } from '../data/recipes-for.ts'

interface Found {
  answer: RecipesAnswer
  /** When the server gave it, in ms. */
  at: number
}

/**
 * The first recipe that uses up something of what is near its date; undefined where none does, and where the answer is for
 * another diet than the one said since.
 */
export function recipeFor(
  { answer: { considered, recipes }, at }: Found,
  expiring: readonly string[],
  said: SaidDiet | undefined,
): SuggestedRecipe | undefined {
  if (!isForSame(considered, consideredNow(considered, at, said))) return undefined
  return recipes.find(({ ingredients }) =>
    ingredients.some(({ itemIds }) => itemIds.some((itemId) => expiring.includes(itemId))),
  )
}

/**
 * The recipes of today with one of another answer on top: beside those that were written for the same allergies and
 * preferences, else, and where none were found, with the others of its own answer.
 */
export function withFirst(
  recipe: SuggestedRecipe,
  answer: RecipesAnswer,
  shown: RecipesAnswer | undefined,
): RecipesAnswer {
  const isBeside = shown && shown.recipes.length > 0 && isForSame(shown.considered, answer.considered)
  const { recipes, ...rest } = isBeside ? shown : answer
  return { ...rest, recipes: [recipe, ...recipes.filter(({ id }) => id !== recipe.id)] }
}
