import { type Food } from '@shelfmate/food/foods'
import { frozenDays } from '@shelfmate/food/keeping/frozen-days'
import { nameKey } from '@shelfmate/food/names'
import { foodsMeant } from '@shelfmate/food/resolver/resolve'

/** Under what the dates of a name are learned: the food that it means first, else the name itself. */
export const foodKey = (name: string): string => foodsMeant(name)[0]?.name ?? nameKey(name)

const placesOf = { pantry: 'cupboard', fridge: 'fridge', freezer: 'freezer' } as const

/** Where a food is kept when nobody told: where the table keeps it. */
export const placeOf = (name: string, place: string): string => {
  const [food] = foodsMeant(name)
  return place === '' && food ? placesOf[food.storage] : place
}

/** What thawed food keeps. */
const thawedDays = 2

/** For how many days the table knows a name to keep in a place: the most careful of all that it may mean. */
export function tableDays(name: string, place: string): number | undefined {
  const days = foodsMeant(name).map((food) => daysIn(food, place))
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
