/** How good an idea a dish is for one pantry: urgent items first, then little to buy, then taste and a change. */
import type { Meal } from '../../cookbook/cookbook-recipe.ts'
import type { Dish } from '../dishes/dishes.ts'
import type { Filling } from '../matching.ts'
import type { ShelfItem } from '../shelf.ts'

/** What a dish would use and lack. */
export interface Fit {
  /** Lines filled from the pantry, weighed. */
  filled: readonly Filling[]
  /** Required lines that are neither there nor a staple. */
  missing: readonly Filling[]
  mainFilled: number
  mainMissing: number
}

/** Reads what a filled dish uses and lacks. */
export function fitOf(fillings: readonly Filling[]): Fit {
  const items = new Set<ShelfItem>()
  // What fills a second line is saved once.
  const filled = fillings.filter(({ item }) => item && !items.has(item) && items.add(item))
  const missing = fillings.filter(
    (filling) => !filling.item && !filling.part.staple && !filling.part.line.optional,
  )
  const isMain = (filling: Filling): boolean => filling.part.weight >= 0.8
  return {
    filled,
    missing,
    mainFilled: filled.filter(isMain).length,
    mainMissing: missing.filter(isMain).length,
  }
}

/** Whether nobody would laugh: the pantry gives at least as much of the dish as has to be bought. */
export function isSensible(fit: Fit): boolean {
  return fit.mainFilled >= 1 && fit.mainMissing <= 2 && fit.mainMissing <= fit.mainFilled
}

/** How pressing an item is by the days it has left. */
export function urgency(daysLeft: number): number {
  if (daysLeft <= 1) return 10
  if (daysLeft <= 2) return 8.5
  if (daysLeft <= 3) return 7
  if (daysLeft <= 5) return 5
  if (daysLeft <= 7) return 3.5
  if (daysLeft <= 14) return 1.5
  return daysLeft <= 30 ? 0.8 : 0.4
}

/** The most pressing item counts in full, each further one a little less: three rescued items beat one, not threefold. */
const shares = [1, 0.7, 0.5, 0.4, 0.3]
const mainMissingCosts = [0, 4, 10, 18, 28, 40]
const heroMissingCost = 4
/** What a dish gains whose every main line is there. */
const wholeBonus = 5

const mealBonus: Readonly<Record<Meal, number>> = {
  main: 2,
  soup: 1,
  breakfast: 0.5,
  salad: 0,
  side: -0.5,
  snack: -0.5,
  sweet: -1.5,
  drink: -2,
}

/** The worth of a dish for a pantry before taste, chance and what was already suggested; `worn` items count for less. */
export function worth(dish: Dish, fit: Fit, worn: ReadonlySet<string>): number {
  const gains = fit.filled
    .map(({ part, item }) =>
      item ? part.weight * urgency(item.daysLeft) * (worn.has(item.id) ? 0.5 : 1) : 0,
    )
    .sort((a, b) => b - a)
  const gain = gains.reduce((sum, one, index) => sum + one * (shares[index] ?? 0.2), 0)
  const smallMissing = fit.missing.length - fit.mainMissing
  const heroesMissing = fit.missing.filter(({ part }) => part.hero).length
  const cost =
    (mainMissingCosts[fit.mainMissing] ?? 54) + heroesMissing * heroMissingCost + smallMissing * 0.9
  const whole = fit.mainFilled === 0 ? 0 : (wholeBonus * fit.mainFilled) / (fit.mainFilled + fit.mainMissing)
  return gain - cost + whole + mealBonus[dish.recipe.meal]
}

/** How much of a repeat a dish would be after another one. */
export function likeness(dish: Dish, other: Dish): number {
  let shared = 0
  for (const name of dish.mainFamilies) if (other.mainFamilies.has(name)) shared += 1
  const all = dish.mainFamilies.size + other.mainFamilies.size - shared
  const { meal, cuisine } = dish.recipe
  const sameMeal = meal === other.recipe.meal
  return (
    (all > 0 ? (6 * shared) / all : 0) +
    (sameMeal ? (meal === 'main' ? 0.5 : meal === 'drink' || meal === 'sweet' ? 5 : 1.8) : 0) +
    (cuisine === other.recipe.cuisine ? 0.8 : 0)
  )
}
