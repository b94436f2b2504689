/** The 14 allergen groups of the EU list, the vocabulary of every table and answer about allergies. Imports nothing. */
export const allergenGroups = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const
export type AllergenGroup = (typeof allergenGroups)[number]

/** What an owner tells of a food: the groups in neither list are not stated (D53). */
export interface Allergens {
  contains: AllergenGroup[]
  mayContain: AllergenGroup[]
}
