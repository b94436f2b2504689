import { expect, test } from 'vitest'
import { doneWords } from './done-words.ts'

test.each([
  ['useUpOne', ['Milk'], '', 'Used up 1 × Milk.'],
  ['useUpOne', ['Milk', 'Eggs'], '', 'Used up 1 each of 2 items.'],
  ['move', ['Milk', 'Eggs'], 'freezer', 'Moved 2 items to the freezer.'],
  ['move', ['Milk'], 'Shelf 3', 'Moved Milk to Shelf 3.'],
  ['move', ['Milk'], '', 'Removed the place of Milk.'],
  ['move', ['Milk', 'Eggs'], '', 'Removed the places of 2 items.'],
  ['open', ['Milk'], '', 'Opened Milk. The date may be earlier now.'],
  ['freeze', ['Milk', 'Eggs'], '', 'Froze 2 items. The dates may be later now.'],
  ['thaw', ['Milk'], '', 'Thawed Milk. Use by the date shown, in two days at the latest.'],
  ['thaw', ['Milk', 'Eggs'], '', 'Thawed 2 items. Use by the date shown, in two days at the latest.'],
  ['confirmDate', ['Milk'], '', 'Confirmed the date of Milk.'],
  ['confirmDate', ['Milk', 'Eggs'], '', 'Confirmed the dates of 2 items.'],
] as const)('%s of %j, %s: %s', (action, names, place, said) => {
  expect(doneWords(action, names, place, false)).toBe(said)
})

test('a move that thaws food says how long that keeps', () => {
  const said =
    'Moved 2 items to the fridge. Frozen food thaws there: use it by the date shown, in two days at the latest.'
  expect(doneWords('move', ['Peas', 'Rice'], 'fridge', true)).toBe(said)
})
