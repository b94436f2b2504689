import { expect, it } from 'vitest'
import { commonAllergies, hasTerm, toggleTerm } from './diet-terms.ts'

it.each([
  ['', 'Milk', 'Milk'],
  ['Peanuts', 'Milk', 'Peanuts, Milk'],
  ['Peanuts,  ', 'Milk', 'Peanuts, Milk'],
  ['anything with kiwi', 'Milk', 'anything with kiwi, Milk'],
  ['Milk', 'Milk', ''],
  ['peanuts, MILK , soy', 'Milk', 'peanuts, soy'],
  ['Milk, Peanuts', 'Milk', 'Peanuts'],
  ['Peanuts; Milk', 'Milk', 'Peanuts'],
  ['milkfish', 'Milk', 'milkfish, Milk'],
  ['Peanuts, Nuts', 'Nuts', 'Peanuts'],
])('toggles in %j the term %j', (text, term, after) => {
  expect(toggleTerm(text, term)).toBe(after)
})

it('knows what it wrote, and takes back all it wrote', () => {
  const all = commonAllergies.reduce<string>(toggleTerm, '')
  expect(commonAllergies.every((term) => hasTerm(all, term))).toBe(true)
  expect(commonAllergies.reduce(toggleTerm, all)).toBe('')
})
