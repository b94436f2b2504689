import { describe, expect, test } from 'vitest'
import { endOfList, expiredAdvice } from './pantry-words.ts'

describe('expiredAdvice', () => {
  const advice = (on: string) => `went past the date on ${on}. Check first, then use up or remove.`

  test.each([
    ['2026-03-09', 'Monday'],
    ['2026-03-04', 'Wednesday'],
    ['2026-03-03', '3 Mar 2026'],
    ['2025-12-31', '31 Dec 2025'],
  ])('of %s, read on Tuesday 10 March 2026, names %s', (date, on) => {
    expect(expiredAdvice(date, '2026-03-10')).toBe(advice(on))
  })
})

test.each([
  [3, 12, 'That’s 3 of your 12 items.'],
  [12, 12, 'That’s everything: 12 items.'],
  [1, 1, 'That’s everything: 1 item.'],
])('the end of a list of %i out of %i says: %s', (shown, all, text) => {
  expect(endOfList(shown, all)).toBe(text)
})
