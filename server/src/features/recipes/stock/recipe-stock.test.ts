import { describe, expect, it } from 'vitest'
import { recipeStockOf } from './recipe-stock.ts'

const today = '2027-03-10'
const pantry = [
  { id: 'old', name: 'Eggs', expiryDate: '2027-03-10', quantity: 1 },
  { id: 'new', name: 'egg', expiryDate: '2027-03-12', quantity: 1 },
  { id: 'milk', name: 'Fresh milk', expiryDate: '2027-03-01', quantity: 1 },
  { id: 'face', name: '🥯', expiryDate: '2027-03-12', quantity: 1 },
]

describe('recipeStockOf', () => {
  it('is the whole pantry unless foods are named', () => {
    expect(recipeStockOf(pantry, today)).toEqual({
      items: pantry,
      given: new Set(),
      excluded: 2,
      corrections: new Map(),
      said: expect.any(Map),
    })
  })

  it('takes every item of a name, case and number aside, and counts those that are too late', () => {
    const { items, excluded } = recipeStockOf(pantry, today, ['EGGS'])
    expect([items.map(({ id }) => id), excluded]).toEqual([['old', 'new'], 1])
  })

  it('knows what it does not hold as told of, once', () => {
    const { items, given, excluded } = recipeStockOf(pantry, today, ['Tofu', 'tofu', 'fresh MILK', '🥨'])
    expect(items.map(({ id, name }) => [id, name])).toEqual([
      ['milk', 'Fresh milk'],
      ['given-0', 'Tofu'],
      ['given-1', '🥨'],
    ])
    expect([given, excluded]).toEqual([new Set(['given-0', 'given-1']), 1])
  })
})
