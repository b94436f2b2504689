import { expect, test } from 'vitest'
import { noAllergies } from '../allergies/allergies.ts'
import { checkRecipe } from '../check-recipe.ts'
import { readingOf } from './kept-readings.ts'
import { readRecipe } from './reading.ts'
import type { GuardedRecipe } from './recipe-texts.ts'

const recipe = {
  title: 'Toast',
  ingredients: [{ text: 'bread', itemName: 'rye bread', remark: 'contains peanuts' }, '1 egg'],
  steps: ['Toast the bread.'],
  notes: ['uses rye bread'],
}

test('a kept reading is the one that reading anew gives', () => {
  const { texts, ...read } = readRecipe(recipe)
  for (const kept of [readingOf(recipe), readingOf({ ...recipe })]) {
    expect(kept).toMatchObject(read)
    expect(kept.texts).toHaveLength(texts.length)
  }
})

test('what was changed in a recipe is read', () => {
  const lines: (typeof recipe.ingredients)[number][] = ['1 carrot']
  const own = { title: 'Dinner', ingredients: lines, steps: ['Cook.'] }
  const isShown = () => checkRecipe(own, { ...noAllergies, groups: ['milk'] }).ok
  expect(isShown()).toBe(true)
  lines.push('20 g butter')
  expect(isShown()).toBe(false)
})

test('what is no recipe is withheld', () => {
  const broken = { title: 'Dinner', ingredients: [5], steps: ['Cook.'] } as unknown as GuardedRecipe
  expect(checkRecipe(broken, { ...noAllergies, groups: ['milk'] }).ok).toBe(false)
})

test('the longest recipe of their own that a student may write is read once, however often it is judged', () => {
  const long = { ...recipe, steps: Array.from({ length: 30 }, (_, n) => `Stir it ${n} times. `.repeat(25)) }
  expect(JSON.stringify(long).length).toBeGreaterThan(12_000)
  expect(readingOf({ ...long })).toBe(readingOf(long))
})
