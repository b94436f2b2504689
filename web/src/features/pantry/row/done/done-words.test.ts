import { expect, test } from 'vitest'
import { doneWords } from './done-words.ts'

test.each([
  ['useUpOne', ['Milk'], '', 'Used up 1 × Milk.'],
  ['useUpOne', ['Milk', 'Eggs'], '', 'Used up 1 each of 2 items.'],
  ['move', ['Milk', 'Eggs'], 'freezer', 'Moved 2 items to the freezer.'],
  ['move', ['Milk'], 'Shelf 3', 'Moved Milk to Shelf 3.'],
  ['move', ['Milk'], '', 'Took the place off Milk.'],
] as const)('%s of %j, %s: %s', (action, names, place, said) => {
  expect(doneWords(action, names, place)).toBe(said)
})
