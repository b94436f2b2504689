import { foldForSearch } from '@shelfmate/contract/api/fold-for-search'
import { type CalendarDate, type ExpiryState, expiryStatus } from '@shelfmate/contract/pantry/expiry'
import type { PantryItem } from '@shelfmate/contract/pantry/pantry'
import type { ListOrder } from './list-order.ts'
import type { StateFilter } from './state-filter.ts'

export interface PantryFilter {
  search: string
  state: StateFilter
  order: ListOrder
}

/** Everything, soonest first. */
export const noFilter: PantryFilter = { search: '', state: 'all', order: { sort: 'date', byPlace: false } }

export interface FilteredPantry {
  items: readonly PantryItem[]
  /** How many items each state would show, search and place taken into account. */
  counts: Record<StateFilter, number>
}

/** The items that a filter lets through on a given day. */
export function filterPantry(
  all: readonly PantryItem[],
  { search, state, order: { place } }: PantryFilter,
  today: CalendarDate,
): FilteredPantry {
  const wanted = wordsOf(search)
  const inPlace = place === undefined ? all : all.filter((item) => item.place === place)
  const holdsAll = (name: string) => {
    const key = searchKey(name)
    return wanted.every((word) => key.includes(word))
  }
  const found = wanted.length === 0 ? inPlace : inPlace.filter(({ name }) => holdsAll(name))
  const byState = Map.groupBy(found, ({ expiryDate }): ExpiryState => expiryStatus(expiryDate, today).state)
  const of = (wantedState: StateFilter) => (wantedState === 'all' ? found : (byState.get(wantedState) ?? []))
  return {
    items: of(state),
    counts: {
      all: found.length,
      expired: of('expired').length,
      today: of('today').length,
      soon: of('soon').length,
      fresh: of('fresh').length,
    },
  }
}

/** Which apostrophe, and whether one, does not matter either to someone who searches. */
const searchKey = (text: string) => foldForSearch(text).replaceAll(/['’‘ʼ`]/g, '')

/** What a name must hold, wherever; marks alone are looked for as they are. */
function wordsOf(search: string): string[] {
  const key = searchKey(search)
  const words = key.split(/[\s‐‑‒–—-]+/).filter((word) => word !== '')
  return words.length > 0 || key === '' ? words : [key]
}
