import type { Place } from '@shelfmate/contract/pantry/pantry'

/** What the form offers, and cards say. */
export const placeNames: Record<Place, string> = {
  '': 'Not set',
  fridge: 'Fridge',
  freezer: 'Freezer',
  cupboard: 'Cupboard',
}

/** A place in words; one that a later version stored as it is. */
export const placeName = (place: string): string => new Map(Object.entries(placeNames)).get(place) ?? place
