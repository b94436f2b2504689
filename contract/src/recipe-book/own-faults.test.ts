import { describe, expect, it } from 'vitest'
import { limits } from '../api/limits.ts'
import { ownFaults } from './own-faults.ts'
import { ownRecipe } from './own-recipes.ts'
import type { RecipeContent } from './recipe-content.ts'

const good: RecipeContent = {
  title: 'Eggs',
  ingredients: [{ text: 'eggs', amount: '2', optional: false }],
  steps: ['Fry them.'],
  equipment: [],
  minutes: 5,
  portions: 1,
}
const line = { text: 'egg', optional: false }
const many = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value)

describe('what a device says of a recipe is what the schema says', () => {
  it.each<Partial<RecipeContent>>([
    {},
    { title: ' ' },
    { title: 'x'.repeat(limits.recipeTitleLength) },
    { title: '🥚'.repeat(limits.recipeTitleLength) },
    { title: 'x'.repeat(limits.recipeTitleLength + 1) },
    { ingredients: [] },
    { ingredients: many(limits.recipeLines, line) },
    { ingredients: many(limits.recipeLines + 1, line) },
    { ingredients: [{ text: 'x'.repeat(limits.recipeLineLength), optional: false }] },
    { ingredients: [{ text: 'x'.repeat(limits.recipeLineLength + 1), optional: false }] },
    { steps: [] },
    { steps: many(limits.recipeSteps, 'Stir.') },
    { steps: many(limits.recipeSteps + 1, 'Stir.') },
    { steps: ['x'.repeat(limits.recipeStepLength)] },
    { steps: ['x'.repeat(limits.recipeStepLength + 1)] },
    { steps: many(limits.recipeSteps, 'x'.repeat(limits.recipeStepLength)) },
    { minutes: 0 },
    { minutes: 1.5 },
    { minutes: Number.NaN },
    { minutes: limits.ownRecipeMinutes },
    { minutes: limits.ownRecipeMinutes + 1 },
    { portions: 0 },
    { portions: limits.recipePortions },
    { portions: limits.recipePortions + 1 },
  ])('%#', (change) => {
    const recipe = { ...good, ...change }
    const id = '0c9a6a39-0000-4000-8000-000000000001'
    const faults = ownFaults(recipe)
    expect(ownRecipe.safeParse({ id, recipe, address: null }).success).toBe(Object.keys(faults).length === 0)
    for (const field of Object.keys(faults)) expect(Object.keys(change)).toContain(field)
  })
})
