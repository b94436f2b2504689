import type { PantryItem } from '@shelfmate/contract/pantry/pantry'

/** What students have most, and how many days it keeps as the food table says, where, and its picture. */
const starters = [
  ['Eggs', 24, 'fridge', 'egg'],
  ['Fresh milk', 7, 'fridge', 'milk'],
  ['Bread', 5, 'cupboard', 'bread'],
  ['Rice', 300, 'cupboard', 'rice'],
  ['Instant noodles', 180, 'cupboard', 'instant-noodles'],
  ['Onion', 28, 'cupboard', 'onion'],
  ['Tomato', 5, 'cupboard', 'tomato'],
  ['Tofu', 6, 'fridge', 'tofu'],
  ['Banana', 4, 'cupboard', 'banana'],
  ['Yoghurt', 12, 'fridge', 'yogurt'],
  ['Carrot', 18, 'fridge', 'carrot'],
  ['Chicken breast', 2, 'fridge', 'chicken-piece'],
] as const

export type Starter = (typeof starters)[number]

/** Names a starter while it is on the page. */
export const starterId = ([, , , picture]: Starter) => `starter-${picture}`

/** Foods to begin with that are not there yet: at most so many, all of them where `most` is absent. */
export function startersBeside(has: readonly PantryItem[], most?: number): readonly Starter[] {
  const names = new Set(has.map(({ name }) => name.toLowerCase()))
  return starters.filter(([name]) => !names.has(name.toLowerCase())).slice(0, most)
}
