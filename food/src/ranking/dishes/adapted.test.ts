import { describe, expect, test } from 'vitest'
import { type AllergenGroup, allergenGroups } from '../../allergens/groups.ts'
import { foodNamed } from '../../foods.ts'
import { avoiding } from '../../guard/avoiding.factory.ts'
import { suggest } from '../suggest.ts'
import { editionsFor } from './adapted.ts'
import { type Dish, dishes } from './dishes.ts'
import { isSafePage } from './page-readings.ts'
import { substitutes } from './substitutes.ts'

const today = '2026-03-10'
const pantryOf = (...names: string[]) =>
  names.map((name, index) => ({ id: `item-${index}`, name, expiryDate: '2026-03-12', quantity: 1 }))

/** The dishes that are changed for whoever avoids a group. */
function changedFor(group: AllergenGroup): Dish[] {
  const editionOf = editionsFor(avoiding(group))
  return dishes.flatMap((dish) => {
    const edition = editionOf(dish)
    return edition?.swaps ? [edition] : []
  })
}

describe('the substitutes', () => {
  test('are foods of the table, and lose a group that the replaced food holds', () => {
    for (const { foods, by } of substitutes) {
      const groups = foodNamed(by)?.allergens
      expect(foodNamed(by)?.name).toBe(by)
      for (const food of foods) {
        expect(foodNamed(food)?.name).toBe(food)
        expect(foodNamed(food)?.allergens.filter((group) => !groups?.includes(group)).length).toBeGreaterThan(
          0,
        )
      }
    }
  })

  test.each(allergenGroups)('leave nothing with %s, by the table and by the guard', (group) => {
    const changed = changedFor(group)
    const held = changed.flatMap(({ foods, recipe }) =>
      foods.filter(({ allergens }) => allergens.includes(group)).map(({ name }) => `${recipe.id}: ${name}`),
    )
    expect(held).toEqual([])
    const passed = changed.filter((dish) => isSafePage(dish, avoiding(group)))
    // What the steps still name is withheld, not shown.
    if (changed.length > 0) expect(passed.length / changed.length).toBeGreaterThanOrEqual(0.6)
  })

  test('let at least a hundred more dishes through for gluten and milk', () => {
    const more = (['gluten', 'milk'] as const).flatMap((group) =>
      changedFor(group).filter((dish) => isSafePage(dish, avoiding(group))),
    )
    expect(more.length).toBeGreaterThanOrEqual(100)
  })

  test.each([
    ['gluten', '1 large corn tortilla', 'Tuna and corn tortilla', 'Spread one corn tortilla with'],
    ['gluten', '4 corn tortillas', 'Chicken and yogurt corn tortilla', 'Warm the corn tortilla, fill it'],
    [
      'milk',
      '1 slice vegan cheese',
      'Ham and vegan cheese toastie',
      'spread the outsides with plant butter.',
    ],
    [
      'milk',
      '3 tbsp nutritional yeast',
      'Plant butter corn in a cup',
      'Spread the sourdough bread on the outsides with',
    ],
    ['nuts', '4 tsp sunflower seeds', 'Pineapple and sunflower seed rice', 'top with sunflower seeds'],
  ] as const)('stand in the number and the sentence of what goes: %s, %s', (group, line, title, words) => {
    const changed = changedFor(group).map(({ recipe }) => recipe)
    const lines = changed.flatMap(({ ingredients }) =>
      ingredients.map(({ amount, text }) => `${amount} ${text}`),
    )
    expect(lines).toContain(line)
    expect(changed.map((recipe) => recipe.title)).toContain(title)
    expect(changed.some(({ steps }) => steps.some((step) => step.includes(words)))).toBe(true)
    const wrong =
      /\b(?:one|1|1 large|half the) corn tortillas|corn corn|plant butter the|\b\d vegan cheese$|yeast, grated|seeds, chopped/i
    for (const { title: name, steps } of changed)
      expect([...lines, name, ...steps].filter((text) => wrong.test(text))).toEqual([])
  })

  test('say what was changed and why, and nothing where nothing was', () => {
    const ask = (groups: AllergenGroup[]) =>
      suggest({
        pantry: pantryOf('silken tofu', 'spinach', 'bok choy', 'soy sauce'),
        today,
        preferences: '',
        allergies: avoiding(...groups),
        seed: 1,
        count: 4,
      }).suggestions
    const swapped = ask(['gluten']).flatMap(({ swaps = [] }) => swaps)
    expect(swapped).toContainEqual({
      from: 'light soy sauce',
      to: 'tamari',
      reason: 'Tamari tastes like soy sauce and is brewed without wheat.',
    })
    expect(ask([]).every(({ swaps }) => swaps === undefined)).toBe(true)
  })
})
