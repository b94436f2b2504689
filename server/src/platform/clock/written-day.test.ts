import { expect, test } from 'vitest'
import { writtenDay } from './written-day.ts'

test.each([
  ['2026-11-05', '5 Nov 2026'],
  ['2100-12-31', '31 Dec 2100'],
  ['2026-09-20T23:59:59.999Z', '20 Sep 2026'],
])('%s: %s', (moment, day) => {
  expect(writtenDay(new Date(moment))).toBe(day)
})
