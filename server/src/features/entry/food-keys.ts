import type { Food } from '@shelfmate/food/foods'
import { isInFreezer } from '@shelfmate/food/keeping/dates'
import { frozenDays } from '@shelfmate/food/keeping/frozen-days'
import { isOpened } from '@shelfmate/food/keeping/opened-names'
import { nameKey } from '@shelfmate/food/names'
import { type Corrections, takenFor } from '@shelfmate/food/resolver/corrections'
import { foodsMeant } from '@shelfmate/food/resolver/resolve'

/** What was bought closed and what was added open are learned apart. */
const keyOf = (name: string, [food]: readonly Food[]): string =>
  food ? `${isOpened(name) ? 'opened ' : ''}${food.name}` : nameKey(name)

/** Under what the dates of a name are learned: the food that it means first, else the name itself. What one user says of it teaches nobody else. */
export const foodKey = (name: string): string => keyOf(name, foodsMeant(name))

const placesOf = { pantry: 'cupboard', fridge: 'fridge', freezer: 'freezer' } as const

/** Where a food is kept when nobody told: where the table keeps it. */
export const placeOf = ([food]: readonly Food[], place: string): string =>
  place === '' && food ? placesOf[food.storage] : place

/** Under what dates are learned. */
interface Learned {
  key: string
  place: string
}

interface Meant {
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
    now: { key: keyOf(name, foods), place: placeOf(foods, place) },
    before: isCorrected ? { key: typed, place: placeOf(foodsMeant(name), place) } : undefined,
  }
}

/** What thawed food keeps. */
const thawedDays = 2

interface Kept {
  place: string
  isOpen: boolean
}

/** For how many days the table knows foods to keep in a place: the most careful of all that it may be. */
export function tableDays(foods: readonly Food[], { place, isOpen }: Kept): number | undefined {
  const days = foods.map((food) => (isOpen ? daysOpen(food, place) : daysIn(food, place)))
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

/** Food that is open keeps no longer than closed; in the freezer it keeps as if it were. */
function daysOpen(food: Food, place: string): number | undefined {
  const closed = daysIn(food, place)
  return closed === undefined || isInFreezer(food, place)
    ? closed
    : Math.min(closed, food.openedDays ?? closed)
}
