import { expect, it } from 'vitest'
import { commonAllergies, hasTerm, toggleTerm } from './diet-terms.ts'

it.each([
  ['', 'Milk'],
  ['Peanuts', 'Peanuts, Milk'],
  ['Peanuts,  ', 'Peanuts, Milk'],
  ['anything with kiwi', 'anything with kiwi, Milk'],
  ['Milk', ''],
  ['peanuts, MILK , soy', 'peanuts, soy'],
  ['Milk, Peanuts', 'Peanuts'],
  ['Peanuts; Milk', 'Peanuts'],
  ['milkfish', 'milkfish, Milk'],
])('toggles in %j the term Milk', (text, after) => {
  expect(toggleTerm(text, 'Milk')).toBe(after)
})

it('takes a term back whose name ends another', () => {
  expect(toggleTerm('Peanuts, Nuts', 'Nuts')).toBe('Peanuts')
})

it('knows what it wrote, and takes back all it wrote', () => {
  const all = commonAllergies.reduce<string>(toggleTerm, '')
  expect(commonAllergies.every((term) => hasTerm(all, term))).toBe(true)
  expect(commonAllergies.reduce(toggleTerm, all)).toBe('')
})
