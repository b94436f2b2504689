import { expect, test } from 'vitest'
import { excess, isFiltered, nothingFound } from './exchange-words.ts'
import { noFilter } from './screen/exchange-filter.ts'

test.each([
  [{ search: ' tofu ' }, 'Nobody is sharing “tofu” right now.'],
  [{ dorm: 'RC4' }, 'Nobody is sharing food at RC4 right now.'],
  [{ mine: true as const }, 'You’re not sharing food right now.'],
  [{ search: 'milk', hide: 'met' as const }, 'There’s no food here that fits your filters right now.'],
  [{ dorm: 'RC4', hide: 'met' as const }, 'There’s no food here that fits your filters right now.'],
  [{ search: 'tofu', dorm: 'RC4' }, 'Nobody is sharing “tofu” at RC4 right now.'],
])('%j finds nothing: %s', (part, text) => {
  expect(nothingFound({ ...noFilter, ...part })).toBe(text)
})

test('an order and blanks filter nothing', () => {
  expect(isFiltered({ ...noFilter, order: 'expiringLast', search: '  ' })).toBe(false)
  expect(isFiltered({ ...noFilter, dorm: 'PGP' })).toBe(true)
})

test('a text is as long as its characters, blanks around it left out', () => {
  expect(excess(' 🥟🥟🥟 ', 3)).toBeUndefined()
  expect(excess('four', 3)).toBe('1 character too many')
  expect(excess('five!', 3)).toBe('2 characters too many')
})
