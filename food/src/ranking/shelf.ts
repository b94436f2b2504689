/** A pantry as the ranking sees it: what may be cooked, how soon it must be, and what was left out. */
import { type CalendarDate, daysLeft } from '@shelfmate/contract/pantry/expiry'
import { memoize } from '../memoize.ts'
import { type Corrections, correctionKey, takenFor } from '../resolver/corrections.ts'
import { bareFoods } from './dishes/kin.ts'

/** A pantry item as far as recipes care. */
export interface PantryItem {
  id: string
  name: string
  expiryDate: CalendarDate
  quantity: number
  /** What its owner noted down: read by the allergen guard. */
  remark?: string
}

/** An item that may be cooked: at least one whole day is left. */
export interface ShelfItem {
  id: string
  name: string
  remark: string
  daysLeft: number
  /** The foods of the table that it may be, the likeliest first. */
  foods: readonly string[]
}

export interface Shelf {
  items: readonly ShelfItem[]
  /** How many items were left out because less than one day is left (expired or expiring today). */
  excluded: number
}

/** More than the dates of any pantry: many items share one. */
const datesKept = 1_000

/** Sorts a pantry into what may be cooked today, soonest first, and the number left out. */
export function readShelf(
  pantry: readonly PantryItem[],
  today: CalendarDate,
  corrections: Corrections = new Map(),
): Shelf {
  const items: ShelfItem[] = []
  const leftOf = memoize((date) => daysLeft(date, today), datesKept)
  let excluded = 0
  for (const item of pantry) {
    const left = leftOf(item.expiryDate)
    if (left < 1) excluded += 1
    // What its owner says is no food is left on the shelf.
    else if (corrections.get(correctionKey(item.name)) !== null)
      items.push({
        id: item.id,
        name: item.name,
        remark: item.remark ?? '',
        daysLeft: left,
        foods: foodsOf(item.name, corrections),
      })
  }
  items.sort((a, b) => a.daysLeft - b.daysLeft || (a.id < b.id ? -1 : 1))
  return { items, excluded }
}

function foodsOf(name: string, corrections: Corrections): readonly string[] {
  const { isCorrected, foods } = takenFor(name, corrections)
  if (isCorrected) return foods.map((food) => food.name)
  return bareFoods(name) ?? foods.map((food) => food.name)
}
