import { expect, test } from 'vitest'
import { isolated } from './isolated.ts'

test.each([
  ['Milk', 'Milk'],
  ['牛奶 🥛 é', '牛奶 🥛 é'],
  ['חלב', '\u2068חלב\u2069'],
  ['Arla حليب 1', '\u2068Arla حليب 1\u2069'],
  ['Milk\u200F', '\u2068Milk\u200F\u2069'],
  // Their only use here is to turn the rest of a line around.
  ['Milk\u202E', 'Milk'],
  ['חלב\u2069\u202E', '\u2068חלב\u2069'],
])('what is read from right to left turns nothing of our own around: %s', (typed, text) => {
  expect(isolated(typed)).toBe(text)
})
