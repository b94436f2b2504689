/** A pantry as the ranking sees it: what may be cooked, how soon it must be, and what was left out. */
import { type CalendarDate, daysLeft } from '@shelfmate/contract/expiry'
import { findFood } from '../foods.ts'
import { bareFoods } from './kin.ts'

/** A pantry item as far as recipes care. */
export interface PantryItem {
  id: string
  name: string
  expiryDate: CalendarDate
  quantity: number
}

/** An item that may be cooked: at least one whole day is left. */
export interface ShelfItem {
  id: string
  name: string
  daysLeft: number
  /** The foods of the table that it may be, the likeliest first. */
  foods: readonly string[]
}

export interface Shelf {
  items: readonly ShelfItem[]
  /** How many items were left out because less than one day is left (expired or expiring today). */
  excluded: number
}

/** Sorts a pantry into what may be cooked today, soonest first, and the number left out. */
export function readShelf(pantry: readonly PantryItem[], today: CalendarDate): Shelf {
  const items: ShelfItem[] = []
  let excluded = 0
  for (const item of pantry) {
    const left = daysLeft(item.expiryDate, today)
    if (left < 1) excluded += 1
    else items.push({ id: item.id, name: item.name, daysLeft: left, foods: foodsOf(item.name) })
  }
  items.sort((a, b) => a.daysLeft - b.daysLeft || (a.id < b.id ? -1 : 1))
  return { items, excluded }
}

/** Students type the same names again and again; finding a food costs 30 times as much as remembering it. */
const remembered = new Map<string, readonly string[]>()
const rememberedAtMost = 5_000

function foodsOf(name: string): readonly string[] {
  const known = remembered.get(name)
  if (known) return known
  const foods = bareFoods(name) ?? foodFound(name)
  if (remembered.size >= rememberedAtMost) remembered.clear()
  remembered.set(name, foods)
  return foods
}

function foodFound(name: string): readonly string[] {
  const food = findFood(name)
  return food ? [food.name] : []
}
