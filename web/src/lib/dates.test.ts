import { describe, expect, it } from 'vitest'
import {
  formatDate,
  formatDateOf,
  formatDay,
  formatMoment,
  formatWeekday,
  localDate,
  msToMidnight,
} from './dates.ts'

describe('dates', () => {
  it('formats a calendar date without moving it', () => {
    expect(formatDate('2026-11-05')).toBe('5 Nov 2026')
    expect(formatDate('2100-12-31')).toBe('31 Dec 2100')
    expect(formatWeekday('2026-11-05')).toBe('Thursday')
    expect(formatDay('2026-11-05')).toBe('Thu, 5 Nov 2026')
    expect(formatDateOf('2026-11-05', '2026-12-31')).toBe('5 Nov')
    expect(formatDateOf('2027-11-05', '2026-12-31')).toBe('5 Nov 2027')
  })

  it('leaves text that is no date as it is', () => {
    expect(formatDate('2026-02-30')).toBe('2026-02-30')
    expect(formatWeekday('soon')).toBe('soon')
  })

  it('formats a moment as rule D8 says, in the viewer’s zone', () => {
    expect(formatMoment(new Date(2026, 10, 5, 14, 7))).toBe('5 Nov 2026, 14:07')
    expect(formatMoment(new Date(2026, 0, 31, 0, 0))).toBe('31 Jan 2026, 00:00')
  })

  it('knows the local date and how long it lasts', () => {
    expect(localDate(new Date(2026, 10, 5, 23, 59))).toBe('2026-11-05')
    expect(msToMidnight(new Date(2026, 10, 5, 23, 59, 30))).toBe(30_000)
    expect(msToMidnight(new Date(2026, 10, 5))).toBeGreaterThan(22 * 3_600_000)
  })
})
