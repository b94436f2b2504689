import type { Food } from '@shelfmate/food/foods'
import { frozenDays } from '@shelfmate/food/keeping/frozen-days'
import { nameKey } from '@shelfmate/food/names'
import { type Corrections, takenFor } from '@shelfmate/food/resolver/corrections'
import { foodsMeant } from '@shelfmate/food/resolver/resolve'

/** Under what the dates of a name are learned: the food that it means first, else the name itself. What one user says of it teaches nobody else. */
export const foodKey = (name: string): string => foodsMeant(name)[0]?.name ?? nameKey(name)

const placesOf = { pantry: 'cupboard', fridge: 'fridge', freezer: 'freezer' } as const

/** Where a food is kept when nobody told: where the table keeps it. */
export const placeOf = ([food]: readonly Food[], place: string): string =>
  place === '' && food ? placesOf[food.storage] : place

/** Under what dates are learned. */
interface Learned {
  key: string
  place: string
}

export interface Meant {
  foods: readonly Food[]
  now: Learned
  /** The same before its owner said what the name means; undefined where nobody said so. */
  before: Learned | undefined
}

/** What a name means to its owner, and where its dates are to be looked for. */
export function meantBy(name: string, place: string, corrections: Corrections): Meant {
  const { foods, isCorrected } = takenFor(name, corrections)
  const typed = nameKey(name)
  return {
    foods,
    now: { key: foods[0]?.name ?? typed, place: placeOf(foods, place) },
    before: isCorrected ? { key: typed, place: placeOf(foodsMeant(name), place) } : undefined,
  }
}

/** What thawed food keeps. */
const thawedDays = 2

/** For how many days the table knows foods to keep in a place: the most careful of all that it may be. */
export function tableDays(foods: readonly Food[], place: string): number | undefined {
  const days = foods.map((food) => daysIn(food, place))
  return days.length === 0 || days.includes(undefined)
    ? undefined
    : Math.min(...days.flatMap((each) => each ?? []))
}

function daysIn({ category, storage, shelfLifeDays }: Food, place: string): number | undefined {
  const usual = placesOf[storage]
  if (place === '' || place === usual) return shelfLifeDays
  // What keeps in a cupboard keeps in the fridge too.
  if (place === 'fridge') return storage === 'freezer' ? thawedDays : shelfLifeDays
  if (place === 'freezer') return Math.max(shelfLifeDays, frozenDays[category])
  return undefined
}
