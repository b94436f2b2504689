import type { Place } from '@shelfmate/contract/pantry/pantry'
import * as words from './pantry-list-words.ts'

/** What the form offers, and cards say. */
export const placeNames: Record<Place, string> = {
  '': words.notSet,
  fridge: words.fridge,
  freezer: words.freezer,
  cupboard: words.cupboard,
}

/** A place in words; one that a later version stored as it is. */
export const placeName = (place: string): string => new Map(Object.entries(placeNames)).get(place) ?? place

/** What stands above the foods of a place, and chooses them. */
export const placeTitle = (place: string): string => (place === '' ? words.noPlaceSet : placeName(place))
