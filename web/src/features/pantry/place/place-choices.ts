import { foldForSearch } from '@shelfmate/contract/api/fold-for-search'
import { limits } from '@shelfmate/contract/api/limits'
import { useShownItems } from '../data/shown-pantry.ts'
import { placesOf } from '../list/list-order.ts'
import { placeName, placeNames } from '../list/places.ts'
import * as words from './pantry-place-words.ts'

/** Chosen to name a further place. No place is called so: names are trimmed. */
export const another = ' '

const isOwn = (place: string) => !(place in placeNames)

/** The places that this user has named: those in which something is. */
export const useOwnPlaces = (): readonly string[] => placesOf(useShownItems()).filter(isOwn)

/** Where food can be put: everybody's places, one's own, and a further one while there may be more. `none` is what no place is called. */
export function placeChoices(own: readonly string[], place: string, none = placeNames['']) {
  const named = [...new Set([...Object.keys(placeNames), ...own, place])]
  return [
    ...named.map((value) => ({ value, label: value === '' ? none : placeName(value) })),
    ...(own.length < limits.ownPlaces ? [{ value: another, label: words.anotherPlace }] : []),
  ]
}

/** A name as it was typed, or the place of this name that is there already: 'balcony' is the 'Balcony', 'Fridge' the fridge. */
export function placeCalled(typed: string, own: readonly string[]): string {
  const wanted = foldForSearch(typed)
  const there = [...Object.keys(placeNames), ...own].find((place) => foldForSearch(place) === wanted)
  return there ?? typed.trim()
}
