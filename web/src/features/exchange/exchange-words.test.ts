import { expect, test } from 'vitest'
import { noFilter } from './exchange-filter.ts'
import { countComments, countPosts, isFiltered, nothingFound } from './exchange-words.ts'

test.each([
  [{ search: ' tofu ' }, 'Nobody is sharing “tofu” right now.'],
  [{ dorm: 'RC4' }, 'Nobody is sharing food at RC4 right now.'],
  [{ search: 'tofu', dorm: 'RC4' }, 'Nobody is sharing “tofu” at RC4 right now.'],
])('%j finds nothing: %s', (part, text) => {
  expect(nothingFound({ ...noFilter, ...part })).toBe(text)
})

test('an order and blanks filter nothing', () => {
  expect(isFiltered({ ...noFilter, order: 'expiringLast', search: '  ' })).toBe(false)
  expect(isFiltered({ ...noFilter, dorm: 'PGP' })).toBe(true)
})

test('counts', () => {
  expect([0, 1, 2].map(countPosts)).toEqual(['0 posts', '1 post', '2 posts'])
  expect([1, 2].map(countComments)).toEqual(['1 comment', '2 comments'])
})
