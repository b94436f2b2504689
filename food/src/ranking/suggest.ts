/** Suggestions from the built-in cookbook: pure, fast, and the same again for the same seed. */

import type { Allergies } from '../guard/allergies/allergies.ts'
import { checkRecipe } from '../guard/check-recipe.ts'
import {
  type Candidate,
  candidateOf,
  hasStandIn,
  readable,
  serve,
  servedDish,
  usesFood,
} from './candidate.ts'
import { type Preferences, readPreferences } from './diets/preferences.ts'
import { editionsFor } from './dishes/adapted.ts'
import { type Dish, dishes } from './dishes/dishes.ts'
import { isSafePage } from './dishes/page-readings.ts'
import { likingOf, markedReason } from './marks.ts'
import { ShelfIndex } from './matching.ts'
import { pickBest } from './pick/pick.ts'
import { chance } from './pick/random.ts'
import { readShelf } from './shelf.ts'
import type { PantryInput, SuggestInput, Suggestion, Suggestions } from './suggestion.ts'

const chanceWeight = 3.5
const tasteWeight = 4
/** Lets an idea of the last days back in only where nothing else is sensible. */
const recentCost = 40
/** Who has written a recipe down likes to cook it. */
const ownBonus = 2
/** What a dish loses that has to be changed. */
const swapCost = 3

/** Up to `count` dishes of the cookbook for a pantry, the best first. */
export function suggest(input: SuggestInput): Suggestions {
  const { excluded, preferences, ideas } = layPantry(input)
  const suggestions = ideas(input.allergies, input.count)
  return { suggestions, excluded, understood: preferences.understood }
}

/** A pantry laid beside the cookbook: to ask it again for other allergies costs little more. */
interface LaidPantry {
  /** How many pantry items were left out because less than one day is left. */
  readonly excluded: number
  readonly preferences: Preferences
  /** Up to `count` dishes for whoever has these allergies, the best first. */
  readonly ideas: (allergies: Allergies, count: number) => Suggestion[]
}

/** Lays a pantry beside the cookbook. */
export function layPantry(input: PantryInput): LaidPantry {
  const { items, excluded } = readShelf(input.pantry, input.today, input.corrections)
  const preferences = readPreferences(input.preferences)
  const shelf = new ShelfIndex(items)
  const suiting = (all: readonly Dish[]) =>
    items.length === 0 ? [] : all.filter((page) => suits(page, input))
  const pages = suiting(dishes)
  const own = suiting(input.own ?? [])
  const laid = new Map<Dish, Candidate | undefined>()
  const candidate = (dish: Dish): Candidate | undefined => {
    if (laid.has(dish)) return laid.get(dish)
    const made = preferences.allows(dish)
      ? candidateOf(dish, shelf, likingFor(dish, preferences, input))
      : undefined
    const found = made && usesFood(made) ? made : undefined
    laid.set(dish, found)
    return found
  }
  const ideas = (allergies: Allergies, count: number): Suggestion[] => {
    const editionOf = editionsFor(allergies)
    // What somebody wrote stays as it is written: it is shown so, or not at all.
    const candidates = [...pages.map(editionOf), ...own].flatMap((dish) => (dish && candidate(dish)) ?? [])
    return pickBest(candidates, count, (one) => {
      const served = servedTo(one, allergies, preferences, input)
      if (served) return { served }
      // What stood in may be the fault: the dish as its page has it gets a turn of its own.
      const plain = hasStandIn(one) ? candidateOf(one.dish, shelf, one.liking, true) : undefined
      return { instead: plain && usesFood(plain) ? [plain] : [] }
    })
  }
  return { excluded, preferences, ideas }
}

function suits(dish: Dish, { equipment, maxMinutes, marks }: PantryInput): boolean {
  const { recipe } = dish
  if (marks?.get(recipe.id)?.notForMe) return false
  if (maxMinutes !== undefined && recipe.minutes > maxMinutes) return false
  return !equipment || recipe.equipment.every((name) => name === 'no cooking' || equipment.includes(name))
}

/** What a dish gains by taste, chance and what was said of it, whatever the pantry. */
function likingFor(dish: Dish, preferences: Preferences, { seed, recent, marks }: PantryInput): number {
  return (
    chance(seed, dish.key) * chanceWeight +
    preferences.lift(dish) * tasteWeight -
    (recent?.has(dish.recipe.id) ? recentCost : 0) +
    likingOf(marks?.get(dish.recipe.id)) -
    (dish.swaps ? swapCost : 0) +
    (dish.isOwn ? ownBonus : 0)
  )
}

/** The suggestion, if it may be served. The page is judged first because that is cheap; the verdict that counts is on what would really be eaten and read. */
function servedTo(
  candidate: Candidate,
  allergies: Allergies,
  preferences: Preferences,
  { marks }: PantryInput,
): Suggestion | undefined {
  if (!isSafePage(candidate.dish, allergies) || !preferences.allows(servedDish(candidate))) return undefined
  const suggestion = withMark(serve(candidate), marks)
  return checkRecipe(readable(suggestion, candidate), allergies).ok ? suggestion : undefined
}

/** Says as well what lifted it. */
function withMark(suggestion: Suggestion, marks: PantryInput['marks']): Suggestion {
  const lifted = markedReason(marks?.get(suggestion.id))
  return lifted === undefined ? suggestion : { ...suggestion, reason: `${suggestion.reason}; ${lifted}` }
}
