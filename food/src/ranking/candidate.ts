/** A dish laid against one pantry, and the suggestion it becomes. */
import { foodNamed } from '../foods.ts'
import type { GuardedRecipe } from '../guard/reading/recipe-texts.ts'
import type { RecipeIngredient } from '../recipe.ts'
import { linesToRead } from './diets/in-lines.ts'
import type { Eaten } from './diets/preferences.ts'
import type { Dish } from './dishes/dishes.ts'
import type { Filling, ShelfIndex } from './matching.ts'
import { reasonFor } from './pick/reason.ts'
import { type Fit, fitOf, worth } from './pick/score.ts'
import type { SuggestedIngredient, Suggestion } from './suggestion.ts'
import { takenOf } from './taken.ts'

export interface Candidate {
  dish: Dish
  fillings: readonly Filling[]
  fit: Fit
  /** What it gains by taste and chance, whatever the pantry. */
  liking: number
  /** What the pantry makes of it while nothing that it uses is taken. */
  worth: number
}

const nothingWorn: ReadonlySet<string> = new Set()

/** Lays a dish against a shelf; with `strict` nothing stands in for anything. */
export function candidateOf(dish: Dish, shelf: ShelfIndex, liking: number, strict = false): Candidate {
  const fillings = shelf.fill(dish, strict)
  const fit = fitOf(fillings)
  return { dish, fillings, fit, liking, worth: worth(dish, fit, nothingWorn) }
}

/** Whether it uses anything but staples, which are no reason to cook. */
export function usesFood({ fit }: Candidate): boolean {
  return fit.filled.some((filling) => !filling.part.staple)
}

/** Whether an item fills a line that its page does not name for certain. */
export function hasStandIn({ fillings }: Candidate): boolean {
  return fillings.some(({ standIn, other }) => standIn !== undefined || other !== undefined)
}

/** The suggestion that a candidate becomes. */
export function serve({ dish, fillings, fit }: Candidate): Suggestion {
  return {
    ...dish.recipe,
    ...(dish.swaps && { swaps: dish.swaps }),
    ...(dish.isOwn && { isOwn: dish.isOwn }),
    ingredients: fillings.map(ingredientOf),
    reason: reasonFor(fit.filled),
    // What stands after the comma is what to do with it, not what to buy.
    missing: fit.missing.map(({ part }) => part.line.text.split(',')[0] ?? part.line.text),
  }
}

function ingredientOf({ part, item, standIn }: Filling): SuggestedIngredient {
  if (!item) return { ...part.line, source: part.staple ? 'staple' : 'missing', itemIds: [] }
  // Of the foods that a bare word may mean it is the item's.
  const name = standIn ?? (part.others.length > 0 ? item.foods[0] : undefined)
  const takes = takenOf((name && foodNamed(name)) || part.food, part.line)
  const found = { ...part.line, source: 'pantry' as const, itemIds: [item.id], takes }
  return standIn === undefined ? found : { ...found, food: standIn, standIn: item.name }
}

/** The dish with the foods that would really be eaten, for the diets; of one's own recipe with its lines, which say more than foods of the table. */
export function servedDish({ dish, fillings }: Candidate): Dish & Eaten {
  const foods = fillings.map(({ part, standIn, other }) => foodNamed(standIn ?? other ?? '') ?? part.food)
  return { ...dish, foods, ...(dish.isOwn && { lines: linesToRead(dish.recipe.ingredients.map(asWritten)) }) }
}

const asWritten = ({ text }: RecipeIngredient) => ({ text })

/** The recipe as the allergy check must read it: the student's own names of the items are part of what is eaten. */
export function readable(suggestion: Suggestion, { fillings }: Candidate): GuardedRecipe {
  return {
    ...suggestion,
    notes: [suggestion.reason],
    ingredients: suggestion.ingredients.map((ingredient, place) => {
      const item = fillings[place]?.item
      return item ? { ...ingredient, itemName: item.name, remark: item.remark } : ingredient
    }),
  }
}
