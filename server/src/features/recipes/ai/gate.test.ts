import type { SuggestedRecipe } from '@shelfmate/contract/recipes/recipes'
import { noAllergies } from '@shelfmate/food/guard/allergies/allergies'
import { readAllergies } from '@shelfmate/food/guard/allergies/read-allergies'
import { expect, it } from 'vitest'
import { Gate, ideaOf } from '../idea.ts'
import { recipeStockOf } from '../stock/recipe-stock.ts'

const recipe: SuggestedRecipe = {
  id: 'toast',
  engine: 'cookbook',
  title: 'Toast',
  ingredients: [{ text: 'spread', optional: false, source: 'pantry', itemIds: ['spread'] }],
  steps: ['Toast it.'],
  equipment: [],
  minutes: 5,
  portions: 1,
  reason: 'uses Spread from your pantry',
  missing: [],
}
const stock = (name: string, remark = '') =>
  recipeStockOf([{ id: 'spread', name, expiryDate: '2027-01-01', quantity: 1, remark }], '2026-12-01')

it('reads the names that the user gave the foods', () => {
  const gate = new Gate()
  expect(gate.passes(ideaOf(recipe, stock('Jam')), readAllergies('peanuts'))).toBe(true)
  expect(gate.passes(ideaOf(recipe, stock('Skippy peanut butter')), readAllergies('peanuts'))).toBe(false)
  expect(gate.withheld).toEqual({ count: 1, because: ['peanuts'] })
})

it('reads them also where a request told of the food', () => {
  const told = { ...stock('Skippy peanut butter'), given: new Set(['spread']) }
  const idea = ideaOf(recipe, told)
  expect(idea.recipe.ingredients).toEqual([{ ...recipe.ingredients[0], source: 'given', itemIds: [] }])
  expect(idea.recipe.reason).toBe('uses Spread')
  expect(new Gate().passes(idea, readAllergies('peanuts'))).toBe(false)
})

it('reads what the user remarked of a food', () => {
  const passes = (remark: string) =>
    new Gate().passes(ideaOf(recipe, stock('Granola', remark)), readAllergies('peanuts'))
  expect(passes('contains peanuts')).toBe(false)
  expect(passes('bought on the corner, half gone')).toBe(true)
})

it('tells what the user calls a food and says of it', () => {
  const told = (remark: string) => ideaOf(recipe, stock('Jam', remark)).recipe.ingredients
  const line = { ...recipe.ingredients[0], itemNames: ['Jam'] }
  expect(told('')).toEqual([line])
  expect(told('with nuts')).toEqual([{ ...line, itemNotes: ['with nuts'] }])
})

it('believes what a line claims at its end, also where it is still to buy, and of no item', () => {
  const passes = (text: string, name: string, missing: string[] = []) => {
    const [line] = recipe.ingredients
    const ingredients = line ? [{ ...line, text, itemIds: missing.length > 0 ? [] : line.itemIds }] : []
    return new Gate().passes(ideaOf({ ...recipe, ingredients, missing }, stock(name)), readAllergies('milk'))
  }
  expect(passes('50 g feta (vegan)', 'Vegan feta')).toBe(true)
  expect(passes('50 g feta (vegan)', 'Feta')).toBe(false)
  expect(passes('50 g feta (vegan)', '', ['50 g feta (vegan)'])).toBe(true)
  expect(passes('50 g feta (vegan), crumbled', '', ['50 g feta (vegan)'])).toBe(true)
  expect(passes('50 g feta (vegan)', '', ['feta'])).toBe(false)
})

it('marks the lines with words that nobody knows, for who has an allergy', () => {
  const ingredients = recipe.ingredients.map((line) => ({ ...line, text: 'zorgle with rice' }))
  const idea = ideaOf({ ...recipe, ingredients }, stock('Rice'))
  const gate = new Gate()
  expect(gate.passes(idea, readAllergies('milk'))).toBe(true)
  expect(gate.marked(idea, readAllergies('milk')).ingredients).toMatchObject([{ unknown: 'zorgle' }])
  expect(gate.marked(idea, noAllergies)).toEqual(idea.recipe)
})

it('lets nothing pass when the guard fails, a thousand times', () => {
  const failures = [
    () => {
      throw new Error('planted')
    },
    () => {
      throw new RangeError('planted')
    },
    () => ({ ok: false, findings: [] }) as const,
    // What a broken guard answers is not what its type says.
    () => undefined as never,
    () => ({}) as never,
  ]
  for (let n = 0; n < 1000; n++) {
    const gate = new Gate(failures[n % failures.length])
    expect(gate.passes(ideaOf(recipe, stock('Jam')), n % 2 ? noAllergies : readAllergies('milk'))).toBe(false)
    expect(gate.withheld.count).toBe(1)
  }
})
