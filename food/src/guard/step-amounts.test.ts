import { expect, test } from 'vitest'
import type { AllergenGroup } from '../allergens/groups.ts'
import { noAllergies } from './allergies/allergies.ts'
import { checkRecipe } from './check-recipe.ts'

const isShown = (step: string, group: AllergenGroup): boolean =>
  checkRecipe(
    { title: 'Dinner', ingredients: ['1 carrot'], steps: [step] },
    { ...noAllergies, groups: [group] },
  ).ok

test.each<[string, AllergenGroup]>([
  ['Stir in 2 tbsp tôm and simmer.', 'crustaceans'],
  ['Stir in 1 su bardağı süt and simmer.', 'milk'],
  ['Stir in 2 tbsp hàu and simmer.', 'molluscs'],
  ['Stir in 2 tbsp til.', 'sesame'],
  ['Stir in 2 tbsp codd.', 'fish'],
  ["Stir in 2 jaunes d'oeuf.", 'eggs'],
])('%j with an ingredient that is not in the list is withheld', (step, group) => {
  expect(isShown(step, group)).toBe(false)
})

test.each<[string, AllergenGroup]>([
  ['Stir in 2 tbsp water and simmer til thick.', 'sesame'],
  ['Add 200 ml hot water, cook 2 minutes more.', 'celery'],
  ['Drizzle with 1 tsp of oil.', 'fish'],
])('%j is shown', (step, group) => expect(isShown(step, group)).toBe(true))
