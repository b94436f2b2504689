/** How long an offered food keeps, by the food table: past its best-before date, and from the day it was made. */

import { limits } from '@shelfmate/contract/api/limits'
import type { DateKind } from '@shelfmate/contract/exchange/offer-values'
import type { Food, FoodCategory } from '../foods.ts'
import { foodsMeant } from '../resolver/resolve.ts'

/** What makes people ill before it tastes odd: its date is the last day, whatever the pack calls it. */
const perishable: ReadonlySet<FoodCategory> = new Set(['meat', 'poultry', 'seafood', 'deli', 'ready-meal'])
/** What people cook: it carries no date but the day it was made. */
const cooked: ReadonlySet<FoodCategory> = new Set(['ready-meal', 'local-dessert'])

/** A tenth of what a food keeps: a day for yogurt, a month for rice. */
const graceShare = 0.1
/** What keeps less than this has a use-by date in most shops. */
const shortDays = 10
/** Leftovers of whatever it is, in a fridge. */
const usualMadeDays = 3

/** How many days past its best-before date a food is still offered; none where nobody knows what it is. */
export function graceDaysOf(name: string): number {
  const foods = foodsMeant(name)
  return Math.min(limits.graceDaysMax, ...(foods.length > 0 ? foods.map(graceOf) : [0]))
}

const spoils = ({ category, storage, shelfLifeDays }: Food): boolean =>
  perishable.has(category) || (storage === 'fridge' && shelfLifeDays < shortDays)

const graceOf = (food: Food): number => (spoils(food) ? 0 : Math.floor(food.shelfLifeDays * graceShare))

/** How many days home-made food is offered from the day it was made. */
export function madeDaysOf(name: string): number {
  const days = foodsMeant(name).map(({ openedDays, shelfLifeDays }) => openedDays ?? shelfLifeDays)
  return Math.min(limits.madeOnDays, ...(days.length > 0 ? days : [usualMadeDays]))
}

/** The kind of date that a food usually carries. */
export function usualDateKind(name: string): DateKind {
  const [food] = foodsMeant(name)
  if (!food) return 'bestBefore'
  if (cooked.has(food.category)) return 'madeOn'
  return spoils(food) ? 'useBy' : 'bestBefore'
}
