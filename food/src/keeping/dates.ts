/** How opening, freezing and thawing move an expiry date (D37), by what the food table knows. */
import { type CalendarDate, daysAfter } from '@shelfmate/contract/pantry/expiry'
import type { Food } from '../food-table.ts'
import { frozenDays } from './frozen-days.ts'

export interface Kept {
  /** The date that the food bears now. */
  expiryDate: CalendarDate
  today: CalendarDate
  /** Where it lies; empty where nobody told. */
  place: string
  /** All that it may be: the most careful of them counts. None: nobody knows how long it keeps. */
  foods: readonly Pick<Food, 'category' | 'storage' | 'openedDays'>[]
}

/** What thawed food keeps at most. */
const thawedDays = 2

/** Whether a food lies in the freezer: where nobody told, it lies where the table keeps it. */
export const isInFreezer = ({ storage }: Pick<Food, 'storage'>, place: string): boolean =>
  (place === '' ? storage : place) === 'freezer'

/** The date of food that is opened: never a later one. In the freezer it keeps as if it were closed. */
export function openedDate({ expiryDate, today, place, foods }: Kept): CalendarDate {
  const days = foods.flatMap((food) => (isInFreezer(food, place) ? [] : (food.openedDays ?? [])))
  return days.length === 0 ? expiryDate : earlier(expiryDate, daysAfter(today, Math.min(...days)))
}

/** The date of food that goes into the freezer: never an earlier one; what is past its date stays past it. */
export function frozenDate({ expiryDate, today, foods }: Kept): CalendarDate {
  if (expiryDate < today || foods.length === 0) return expiryDate
  const days = foods.map(({ category, storage }) => (storage === 'freezer' ? 0 : frozenDays[category]))
  return later(expiryDate, daysAfter(today, Math.min(...days)))
}

/** The date of food that comes out of the freezer: two days at most. */
export function thawedDate({ expiryDate, today, foods }: Kept): CalendarDate {
  const days = foods.flatMap(({ openedDays }) => openedDays ?? [])
  return earlier(expiryDate, daysAfter(today, Math.min(thawedDays, ...days)))
}

const earlier = (a: CalendarDate, b: CalendarDate) => (a < b ? a : b)
const later = (a: CalendarDate, b: CalendarDate) => (a > b ? a : b)
