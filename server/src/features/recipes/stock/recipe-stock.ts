import { limits } from '@shelfmate/contract/api/limits'
import { type CalendarDate, daysLeft } from '@shelfmate/contract/pantry/expiry'
import { nameKey } from '@shelfmate/food/names'
import type { PantryItem } from '@shelfmate/food/ranking/shelf'
import type { Corrections } from '@shelfmate/food/resolver/corrections'
import { type Said, saidOf } from './said.ts'

/** What recipes are made from: the pantry, or the part of it that a request names, with what it names beside it. */
export interface RecipeStock {
  items: readonly PantryItem[]
  /** The ids above that are no pantry items: foods that only the request told of. */
  given: ReadonlySet<string>
  /** How many of the items expire in less than one day; no recipe uses them. */
  excluded: number
  /** What the user says that names mean. */
  corrections: Corrections
  /** What is said of all items of the pantry and those above. */
  said: Said
}

/** An item with those in whose place edits have put it. */
type StockedItem = PantryItem & { was?: readonly string[] }

/** The stock of a pantry; with `names` only what they name of it, and what of them it does not hold. */
export function recipeStockOf(
  pantry: readonly StockedItem[],
  today: CalendarDate,
  names?: readonly string[],
  corrections: Corrections = new Map(),
): RecipeStock {
  const items = names === undefined ? pantry : namedItems(pantry, names)
  const given = names === undefined ? [] : otherItems(pantry, names)
  return {
    items: [...items, ...given],
    corrections,
    said: saidOf([...pantry, ...given], corrections),
    given: new Set(given.map(({ id }) => id)),
    excluded: items.filter(({ expiryDate }) => daysLeft(expiryDate, today) < 1).length,
  }
}

/** Returns the same stock by what is said of its items now; what is gone was said last. */
export const saidAnew = (stock: RecipeStock, pantry: readonly StockedItem[], corrections: Corrections) => ({
  ...stock,
  said: new Map([...stock.said, ...saidOf(pantry, corrections)]),
})

function namedItems(pantry: readonly PantryItem[], names: readonly string[]): readonly PantryItem[] {
  const wanted = new Set(names.map(keyOf))
  return pantry.filter(({ name }) => wanted.has(keyOf(name)))
}

/** Foods without a date: they keep for as long as a date can say, so that what expires comes first. */
function otherItems(pantry: readonly PantryItem[], names: readonly string[]): PantryItem[] {
  const known = new Set(pantry.map(({ name }) => keyOf(name)))
  const others = new Map<string, string>()
  for (const name of names)
    if (!known.has(keyOf(name)) && !others.has(keyOf(name))) others.set(keyOf(name), name)
  return [...others.values()].map((name, n) => ({
    id: `given-${n}`,
    name,
    expiryDate: limits.expiryDateMax,
    quantity: 1,
  }))
}

/** Letters that a name's key leaves out, such as an emoji's, still tell names apart. */
const keyOf = (name: string) => nameKey(name) || name
