import { rowsOf } from '@shelfmate/contract/api/rows.factory'
import { expect, test } from 'vitest'
import { suggestWith } from '../suggest-own.factory.ts'
import { ownDish } from './own.ts'

test.each([
  ['Chicken', 'chicken, in strips'],
  ['Chicken thighs', 'chicken'],
  ['Chickpeas', 'chickpeas, drained'],
  ['Sausages', 'sausages'],
  ['Firm tofu', 'tofu'],
  ['Silken tofu', 'tofu'],
])('a recipe of one’s own takes %s for %s, and as nothing else', (name, text) => {
  const line = firstLine(name, { text })
  expect(line).toMatchObject({ source: 'pantry', itemIds: ['a'] })
  expect(line?.standIn).toBeUndefined()
})

test.each([
  ['Chicken', { amount: '2', text: 'chicken' }, 'part'],
  ['Chickpeas', { amount: '1 can', text: 'chickpeas' }, 1],
  ['Eggs', { amount: '2', text: 'eggs' }, 2],
])('and takes of what the item is: %s, %j', (name, written, takes) =>
  expect(firstLine(name, written)?.takes).toBe(takes),
)

test('and one item for every line that names it', () => {
  const suggestion = suggested(
    [{ text: 'onion, diced' }, { text: 'onion, in rings, to serve' }],
    [{ id: 'a', name: 'Onions', expiryDate: '2026-03-11', quantity: 3 }],
  )
  expect(suggestion?.ingredients.map(({ itemIds }) => itemIds)).toEqual([['a'], ['a']])
  expect(suggestion).toMatchObject({ missing: [], reason: 'uses Onions, expiring tomorrow' })
})

test.each([
  [['Spinach', 'Rice'], '', ['greens', 'rice', 'zorgle'], [['Spinach'], ['Rice'], []]],
  [['Firm tofu'], '', ['tofu', 'firm tofu'], [['Firm tofu'], ['Firm tofu']]],
  [['Firm tofu'], '', ['firm tofu', 'tofu'], [['Firm tofu'], ['Firm tofu']]],
  [['Chicken thighs'], '', ['chicken', 'chicken thighs'], [['Chicken thighs'], ['Chicken thighs']]],
  [['Pork mince', 'Rice'], '', ['minced meat', 'rice'], [['Pork mince'], ['Rice']]],
  [['Pork mince', 'Rice'], 'no pork', ['minced meat', 'rice'], [[], ['Rice']]],
  [['Pork mince', 'Rice'], 'halal', ['minced meat', 'rice'], [[], ['Rice']]],
])('of %j, %s, a recipe with %j takes %j', (names, preferences, texts, taken) => {
  const pantry = names.map((name) => ({ id: name, name, expiryDate: '2026-03-11', quantity: 1 }))
  const lines = texts.map((text) => ({ text }))
  expect(suggested(lines, pantry, preferences)?.ingredients.map(({ itemIds }) => itemIds)).toEqual(taken)
})

const filling = (name: string, text: string) => firstLine(name, { text })?.itemIds ?? []

test.each(
  rowsOf(`
  Kidney beans | 1 tin black beans, drained
  Schwarze Bohnen | kidney beans
  Pinto beans | frijoles negros
  Venison | 1 rabbit
  Goose | duck
`),
)('%s fill no line of %s', (name = '', text = '') => expect(filling(name, text)).toEqual([]))

test.each(
  rowsOf(`
  Black beans | black beans
  Kidney beans | beans
  Canned beans | black beans
`),
)('%s fill a line of %s', (name = '', text = '') => expect(filling(name, text)).toEqual(['a']))

/** The line as it is suggested to who has this alone. */
function firstLine(name: string, written: { text: string; amount?: string }) {
  return suggested([written], [{ id: 'a', name, expiryDate: '2026-03-11', quantity: 1 }])?.ingredients[0]
}

/** A recipe of one's own with these lines, as it is suggested to who has this. */
function suggested(
  ingredients: Parameters<typeof ownDish>[0]['ingredients'],
  pantry: Parameters<typeof suggestWith>[1],
  preferences = '',
) {
  const own = ownDish({
    id: 'own',
    title: 'Dinner',
    steps: ['Cook it.'],
    equipment: [],
    minutes: 10,
    portions: 2,
    ingredients,
  })
  const { suggestions } = suggestWith(own, pantry, preferences)
  return suggestions.find(({ id }) => id === 'own')
}
