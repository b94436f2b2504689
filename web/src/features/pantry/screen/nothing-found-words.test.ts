import { expect, test } from 'vitest'
import { nothingFound } from './nothing-found-words.ts'

test.each([
  ['', 'today', undefined, 'Nothing expires today.'],
  ['', 'expired', 'fridge', 'Nothing has expired in “Fridge”.'],
  ['', 'all', '', 'Nothing found in “No place set”.'],
  [' milk ', 'all', undefined, 'No food called “milk”.'],
  ['milk', 'expired', undefined, 'No food called “milk” in “Expired”.'],
  ['milk', 'all', 'Shelf 3', 'No food called “milk” in “Shelf 3”.'],
  ['milk', 'expired', 'freezer', 'No food called “milk” in “Expired” and “Freezer”.'],
] as const)('a search for "%s" in %s of %s says: %s', (search, state, place, text) => {
  expect(nothingFound({ search, state, order: { sort: 'date', byPlace: false, place } })).toBe(text)
})
