import type { PantryItem } from '@shelfmate/contract/pantry/pantry'
import { compare } from '@shelfmate/contract/text/compare'
import type { Sort } from './list-sorts.ts'
import { placeTitle } from './places.ts'

export interface ListOrder {
  sort: Sort
  /** Whether items of one place stand together. */
  byPlace: boolean
  /** The one place that is shown; undefined: all. */
  place?: string | undefined
}

const names = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })

const bySort: Record<Sort, (a: PantryItem, b: PantryItem) => number> = {
  // The list comes by date.
  date: () => 0,
  name: (a, b) => names.compare(a.name, b.name),
  newest: (a, b) => (a.dateAdded < b.dateAdded ? 1 : a.dateAdded > b.dateAdded ? -1 : 0),
}

/** Where the usual places stand, before one's own; what has none comes last. */
const placeOrder = ['fridge', 'freezer', 'cupboard']
const rankOf = (place: string) => {
  const at = placeOrder.indexOf(place)
  return place === '' ? Number.POSITIVE_INFINITY : at < 0 ? placeOrder.length : at
}
const byPlace = (a: string, b: string) =>
  a === b ? 0 : rankOf(a) === rankOf(b) ? names.compare(a, b) || compare(a, b) : rankOf(a) - rankOf(b)

/** The places of these items, or of what is asked of them, in the order in which they stand. */
export const placesOf = (items: readonly Pick<ListOrder, 'place'>[]): string[] =>
  [...new Set(items.flatMap(({ place }) => place ?? []))].sort(byPlace)

/** Items, soonest first, as they were asked for. */
export function inOrder(
  items: readonly PantryItem[],
  order: Pick<ListOrder, 'sort' | 'byPlace'>,
): readonly PantryItem[] {
  const { sort } = order
  const sorted = sort === 'date' ? items : items.toSorted(bySort[sort])
  return order.byPlace ? sorted.toSorted((a, b) => byPlace(a.place, b.place)) : sorted
}

/** What stands above the first item of each place, by the item's id. */
export function headingsOf(items: readonly PantryItem[], isGrouped: boolean): ReadonlyMap<string, string> {
  if (!isGrouped) return new Map()
  return new Map(
    items.flatMap(({ id, place }, at) =>
      at === 0 || items[at - 1]?.place !== place ? [[id, placeTitle(place)] as const] : [],
    ),
  )
}
