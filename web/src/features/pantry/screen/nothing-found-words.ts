import type { PantryFilter } from '../list/pantry-filter.ts'
import { placeTitle } from '../list/places.ts'
import type { StateFilter } from '../list/state-filter.ts'
import { stateNames } from '../pantry-words.ts'

const nothingIs: Record<StateFilter, string> = {
  all: 'Nothing found',
  expired: 'Nothing has expired',
  today: 'Nothing expires today',
  soon: 'Nothing expires in the next two days',
  fresh: 'Nothing has more than two days left',
}

/** Why a filter shows nothing although the pantry holds something. */
export function nothingFound({ search, state, order: { place } }: PantryFilter): string {
  const wanted = search.trim()
  const said = wanted === '' ? nothingIs[state] : `No food called “${wanted}”`
  const where = [
    ...(wanted === '' || state === 'all' ? [] : [stateNames[state]]),
    ...(place === undefined ? [] : [placeTitle(place)]),
  ]
  return `${said}${where.length === 0 ? '' : ` in “${where.join('” and “')}”`}.`
}
