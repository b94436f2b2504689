/** What the ranking owes a pantry: the item that is due first is in an idea, and a week of asking is no week of the same. */

import { msPerDay } from '@shelfmate/contract/api/durations'
import { type Food, foods } from '@shelfmate/food/foods'
import { noAllergies } from '@shelfmate/food/guard/allergies/allergies'
import { candidateOf, usesFood } from '@shelfmate/food/ranking/candidate'
import { dishes } from '@shelfmate/food/ranking/dishes/dishes'
import { ShelfIndex } from '@shelfmate/food/ranking/matching'
import type { PantryItem } from '@shelfmate/food/ranking/shelf'
import { readShelf } from '@shelfmate/food/ranking/shelf'
import { suggest } from '@shelfmate/food/ranking/suggest'
import type { Suggestion } from '@shelfmate/food/ranking/suggestion'
import { type Random, seeded } from '../allergen-guard/random.ts'

interface SoonestFigures {
  readonly pantries: number
  /** Pantries whose soonest item some recipe can use. */
  readonly cookable: number
  readonly inSomeIdea: number
  readonly inTheFirst: number
  /** Names of soonest items that no idea used. */
  readonly passedOver: readonly string[]
}

const sizes = [3, 6, 12, 24]
const ideasAtOnce = 4
const today = '2026-03-10'
const longestDays = 21
const daysOfAWeek = 7

/** What stands in a dorm's fridge and cupboard: no sweets, drinks, spices and supplements, which are no reason to cook. */
const kept: ReadonlySet<Food['category']> = new Set([
  ...(['fruit', 'vegetable', 'dairy', 'egg', 'meat', 'poultry', 'deli', 'seafood', 'plant-protein'] as const),
  ...(['bread-bakery', 'grains-noodles', 'instant-meals', 'canned', 'frozen', 'ready-meal'] as const),
])
const larder = foods.filter(({ category }) => kept.has(category))
/** What students buy again and again: a food is common when this many recipes name it. */
const commonFrom = 3
const common = larder.filter(
  (food) => dishes.filter((dish) => dish.foods.includes(food)).length >= commonFrom,
)

/** Asks for ideas for random pantries of 3, 6, 12 and 24 items. */
export function runSoonestItems(pantries: number, seed: number): SoonestFigures {
  const random = seeded(seed)
  const passedOver: string[] = []
  let cookable = 0
  let inTheFirst = 0
  for (let n = 0; n < pantries; n++) {
    const pantry = randomPantry(random, larder, sizes[n % sizes.length] ?? 0)
    const due = soonest(pantry)
    if (due.length === 0) continue
    cookable += 1
    const ideas = ask(pantry, today, n)
    const uses = (idea: Suggestion | undefined): boolean =>
      idea?.ingredients.some(({ itemIds }) => itemIds.some((id) => due.includes(id))) ?? false
    if (uses(ideas[0])) inTheFirst += 1
    if (!ideas.some(uses))
      passedOver.push(
        pantry
          .filter(({ id }) => due.includes(id))
          .map(({ name }) => name)
          .join(' or '),
      )
  }
  return { pantries, cookable, inSomeIdea: cookable - passedOver.length, inTheFirst, passedOver }
}

/** How many different ideas a week of daily asking gave for pantries of 24 common foods, out of 28; ascending. */
export function runWeeks(weeks: number, seed: number): number[] {
  const random = seeded(seed)
  return Array.from({ length: weeks }, () => {
    const pantry = randomPantry(random, common, sizes.at(-1) ?? 0)
    const seen = new Set<string>()
    for (let day = 0; day < daysOfAWeek; day++)
      for (const { id } of ask(pantry, dayAfter(day), random.below(msPerDay), seen)) seen.add(id)
    return seen.size
  }).toSorted((a, b) => a - b)
}

function ask(
  pantry: readonly PantryItem[],
  date: string,
  seed: number,
  recent = new Set<string>(),
): readonly Suggestion[] {
  return suggest({
    pantry,
    today: date,
    preferences: '',
    allergies: noAllergies,
    seed,
    count: ideasAtOnce,
    recent: new Set(recent),
  }).suggestions
}

function randomPantry(random: Random, from: readonly Food[], size: number): PantryItem[] {
  return random.some(from, size).map(({ name }, index) => ({
    id: `item-${index}`,
    name,
    expiryDate: dayAfter(1 + random.below(longestDays)),
    quantity: 1,
  }))
}

const dayAfter = (days: number): string =>
  new Date(Date.parse(today) + days * msPerDay).toISOString().slice(0, today.length)

/** The ids of the items that are due first, of those the ones that a recipe can use. */
function soonest(pantry: readonly PantryItem[]): string[] {
  const { items } = readShelf(pantry, today)
  const least = Math.min(...items.map(({ daysLeft }) => daysLeft))
  return items
    .filter((item) => item.daysLeft === least)
    .filter((item) => {
      const alone = new ShelfIndex([item])
      return dishes.some((dish) => usesFood(candidateOf(dish, alone, 0)))
    })
    .map(({ id }) => id)
}
