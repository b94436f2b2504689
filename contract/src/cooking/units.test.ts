import { describe, expect, it } from 'vitest'
import { lineOf } from '../recipe-book/lines.ts'
import type { SuggestedRecipe } from '../recipes/recipes.ts'
import { forPortions } from './portions.ts'
import { unitWords } from './units.ts'

const cooked = (amount: string, from: number, to: number) => {
  const recipe: SuggestedRecipe = {
    id: 'a',
    engine: 'cookbook',
    title: 'Soup',
    equipment: [],
    minutes: 10,
    reason: '',
    missing: [],
    portions: from,
    steps: [],
    ingredients: [{ text: 'tofu', amount, optional: false, source: 'pantry', itemIds: [] }],
  }
  return forPortions(recipe, to).ingredients[0]?.amount ?? ''
}

describe.each([...new Set(unitWords)])('the unit %s', (word) => {
  it('is read from a line', () => {
    expect(lineOf(`2 ${word} tofu`)).toEqual({ amount: `2 ${word}`, text: 'tofu', optional: false })
  })

  it('is a unit still for more and for fewer', () => {
    for (const amount of [cooked(`1 ${word}`, 2, 4), cooked(`2 ${word}`, 4, 2)])
      expect(unitWords).toContain(amount.replace(/^[12] /, ''))
  })
})
