/** Suggestions from the built-in cookbook: pure, fast, and the same again for the same seed. */

import type { Allergies } from '../guard/allergies.ts'
import { checkRecipe } from '../guard/check-recipe.ts'
import { adapted } from './adapted.ts'
import {
  type Candidate,
  candidateOf,
  hasStandIn,
  readable,
  serve,
  servedDish,
  usesFood,
} from './candidate.ts'
import { type Dish, dishes } from './dishes.ts'
import { likingOf, markedReason } from './marks.ts'
import { type Filling, ShelfIndex } from './matching.ts'
import { holdsAvoidedGroup, isSafePage } from './page-readings.ts'
import { type Preferences, readPreferences } from './preferences.ts'
import { chance } from './random.ts'
import { isSensible, likeness, worth } from './score.ts'
import { readShelf, type ShelfItem } from './shelf.ts'
import type { SuggestInput, Suggestion, Suggestions } from './suggestion.ts'

const chanceWeight = 3.5
const tasteWeight = 4
/** Lets an idea of the last days back in only where nothing else is sensible. */
const recentCost = 40
/** Keeps every sensible idea before every other one. */
const senselessCost = 100
/** What a dish loses that has to be changed. */
const swapCost = 3
/** Brings the item that is due first into the first sensible idea that can use it. */
const leadBonus = 14
/** Brings it into the last idea at any price, where none before has used it. */
const lastCall = 1_000

/** Up to `count` dishes of the cookbook for a pantry, the best first. */
export function suggest(input: SuggestInput): Suggestions {
  const { items, excluded } = readShelf(input.pantry, input.today, input.corrections)
  const preferences = readPreferences(input.preferences)
  const shelf = new ShelfIndex(items)
  const candidates = dishes.flatMap((page) => {
    if (!suits(page, input)) return []
    const dish = edible(page, input.allergies)
    if (!dish || !preferences.allows(dish)) return []
    const liking =
      chance(input.seed, dish.key) * chanceWeight +
      preferences.lift(dish) * tasteWeight -
      (input.recent?.has(dish.recipe.id) ? recentCost : 0) +
      likingOf(input.marks?.get(dish.recipe.id)) -
      (dish.swaps ? swapCost : 0)
    const candidate = candidateOf(dish, shelf, liking)
    return usesFood(candidate) ? [candidate] : []
  })
  const suggestions = pick(candidates, shelf, input, preferences)
  return { suggestions, excluded, understood: preferences.understood }
}

function suits(dish: Dish, { equipment, maxMinutes, marks }: SuggestInput): boolean {
  const { recipe } = dish
  if (marks?.get(recipe.id)?.notForMe) return false
  if (maxMinutes !== undefined && recipe.minutes > maxMinutes) return false
  return !equipment || recipe.equipment.every((name) => name === 'no cooking' || equipment.includes(name))
}

/** The dish as its page has it, or with what is avoided replaced; undefined where neither will do. */
function edible(page: Dish, allergies: Allergies): Dish | undefined {
  return holdsAvoidedGroup(page, allergies) ? adapted(page, allergies.groups) : page
}

/** Takes the best dish again and again, each time minding what was already taken. */
function pick(
  candidates: readonly Candidate[],
  shelf: ShelfIndex,
  { allergies, count, marks }: SuggestInput,
  preferences: Preferences,
): Suggestion[] {
  const chosen: Candidate[] = []
  const suggestions: Suggestion[] = []
  const due = dueFirst(candidates)
  let left = candidates
  while (suggestions.length < count) {
    const tried = new Set<Candidate>()
    const plain: Candidate[] = []
    const lead = chosen.some(uses(due)) ? 0 : suggestions.length === count - 1 ? lastCall : leadBonus
    for (const candidate of ranked(left, chosen, uses(due), lead)) {
      tried.add(candidate)
      const suggestion = withMark(serve(candidate), marks)
      if (mayServe(candidate, suggestion, allergies, preferences)) {
        chosen.push(candidate)
        suggestions.push(suggestion)
        break
      }
      // What stood in may be the fault: the dish as its page has it gets a turn of its own.
      if (hasStandIn(candidate)) plain.push(candidateOf(candidate.dish, shelf, candidate.liking, true))
    }
    left = [...left.filter((candidate) => !tried.has(candidate)), ...plain.filter(usesFood)]
    if (left.length === 0) break
  }
  return suggestions
}

/** Says as well what lifted it. */
function withMark(suggestion: Suggestion, marks: SuggestInput['marks']): Suggestion {
  const lifted = markedReason(marks?.get(suggestion.id))
  return lifted === undefined ? suggestion : { ...suggestion, reason: `${suggestion.reason}; ${lifted}` }
}

/** The page is judged first because that is cheap; the verdict that counts is on what would really be eaten and read. */
function mayServe(
  candidate: Candidate,
  suggestion: Suggestion,
  allergies: Allergies,
  preferences: Preferences,
): boolean {
  return (
    isSafePage(candidate.dish, allergies) &&
    preferences.allows(servedDish(candidate)) &&
    checkRecipe(readable(suggestion, candidate), allergies).ok
  )
}

/** The items with the fewest days left of those that any dish can use. */
function dueFirst(candidates: readonly Candidate[]): ReadonlySet<ShelfItem> {
  const usable = new Set(candidates.flatMap(({ fit }) => fit.filled.flatMap(foodItem)))
  const least = Math.min(...[...usable].map(({ daysLeft }) => daysLeft))
  return new Set([...usable].filter(({ daysLeft }) => daysLeft === least))
}

const foodItem = ({ part, item }: Filling): ShelfItem[] => (item && !part.staple ? [item] : [])

const uses =
  (items: ReadonlySet<ShelfItem>) =>
  ({ fit }: Candidate): boolean =>
    fit.filled.some((filling) => foodItem(filling).some((item) => items.has(item)))

function ranked(
  candidates: readonly Candidate[],
  chosen: readonly Candidate[],
  leads: (candidate: Candidate) => boolean,
  lead: number,
): Candidate[] {
  const worn = new Set(chosen.flatMap(({ fit }) => fit.filled.flatMap(({ item }) => (item ? [item.id] : []))))
  return candidates
    .map((candidate) => ({
      candidate,
      score: score(candidate, chosen, worn) + (lead > 0 && leads(candidate) ? lead : 0),
    }))
    .sort((a, b) => b.score - a.score)
    .map(({ candidate }) => candidate)
}

function score({ dish, fit, liking }: Candidate, chosen: readonly Candidate[], worn: ReadonlySet<string>) {
  const repeats = chosen.reduce((sum, other) => sum + likeness(dish, other.dish), 0)
  return worth(dish, fit, worn) + liking - repeats - (isSensible(fit) ? 0 : senselessCost)
}
