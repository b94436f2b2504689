import type { AllergenGroup, Allergens } from './allergens.ts'

/** What the 14 groups are called. */
// biome-ignore format: a table is read by its rows.
export const groupNames: Record<AllergenGroup, string> = {
  gluten: 'Gluten', crustaceans: 'Crustaceans', eggs: 'Eggs', fish: 'Fish', peanuts: 'Peanuts',
  soy: 'Soy', milk: 'Milk', nuts: 'Tree nuts', celery: 'Celery', mustard: 'Mustard',
  sesame: 'Sesame', sulphites: 'Sulphites', lupin: 'Lupin', molluscs: 'Molluscs',
}

const listed = (groups: readonly AllergenGroup[]) =>
  groups.map((group) => groupNames[group].toLowerCase()).join(', ')

/** `Contains milk. May contain tree nuts.`; what is in neither list is not stated. */
export function allergenWords({ contains, mayContain }: Allergens): string {
  const told = [
    ...(contains.length > 0 ? [`Contains ${listed(contains)}.`] : []),
    ...(mayContain.length > 0 ? [`May contain ${listed(mayContain)}.`] : []),
  ]
  return told.length > 0 ? told.join(' ') : 'None of the 14 main allergens is stated.'
}
