/** The 14 allergen groups of the EU list, the vocabulary of every table and answer about allergies. */
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

/** Whether a text is the name of one of the 14 groups. */
export function isAllergenGroup(text: string): text is AllergenGroup {
  return (allergenGroups as readonly string[]).includes(text)
}
