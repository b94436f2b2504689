import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { msPerDay } from '../api/durations.ts'
import { zones } from '../api/zones.factory.ts'
import { dateInZone, dayNumber, daysAfter, daysLeft, endOfDay, expiryStatus, thawsIn } from './expiry.ts'

const firstDay = dayNumber('2025-01-01') ?? 0
const lastDay = dayNumber('2100-12-31') ?? 0
const dateOf = (day: number) => new Date(day * msPerDay).toISOString().slice(0, 10)

describe('daysLeft', () => {
  it('counts every day from 2025 to 2100 once, leap days included', () => {
    expect(lastDay - firstDay + 1).toBe(27_758)
    for (let day = firstDay; day <= lastDay; day++) {
      expect(dayNumber(dateOf(day))).toBe(day)
      expect(daysLeft(dateOf(day + 1), dateOf(day))).toBe(1)
      expect(daysAfter(dateOf(day), 3)).toBe(dateOf(day + 3))
    }
  })

  it('is the difference of the day numbers for any two days', () => {
    const day = fc.integer({ min: firstDay, max: lastDay })
    fc.assert(fc.property(day, day, (a, b) => daysLeft(dateOf(a), dateOf(b)) === a - b))
  })

  it.each([
    '2025-02-29',
    '2100-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '26-04-01',
    '2026-4-1',
    '',
    '2026-04-01T00:00',
    '0000-11-05',
  ])('refuses %j, which is no day', (text) => {
    expect(dayNumber(text)).toBeUndefined()
    expect(() => daysLeft(text, '2026-01-01')).toThrow(RangeError)
  })

  it('takes a year of two figures, as somebody types it, for that year', () => {
    const day = dayNumber('0025-11-05') ?? 0
    expect(dateOf(day)).toBe('0025-11-05')
    expect(dayNumber('0025-02-29')).toBeUndefined()
  })

  it('takes the leap day of 2028', () => expect(daysLeft('2028-03-01', '2028-02-28')).toBe(2))
})

describe('endOfDay', () => {
  it('is the last millisecond of any day from 2025 to 2100 in every zone, clock changes included', () => {
    const day = fc.integer({ min: firstDay, max: lastDay }).map(dateOf)
    fc.assert(
      fc.property(day, fc.constantFrom(...zones), (date, timeZone) => {
        const last = endOfDay(date, timeZone)
        expect(dateInZone(new Date(last), timeZone)).toBe(date)
        expect(dateInZone(new Date(last + 1), timeZone)).toBe(daysAfter(date, 1))
      }),
      { numRuns: 2_000 },
    )
  })

  it('refuses what is no day', () =>
    expect(() => endOfDay('2025-02-29', 'Asia/Singapore')).toThrow(RangeError))
})

describe('dateInZone', () => {
  it('knows over forty zones', () => expect(new Set(zones).size).toBe(44))

  it('agrees with the wall clock of every zone at any minute from 2025 to 2100', () => {
    const moment = fc
      .integer({ min: firstDay * 1440, max: lastDay * 1440 })
      .map((minutes) => new Date(minutes * 60_000))
    const day = { year: 'numeric', month: 'numeric', day: 'numeric' } as const
    const clocks = zones.map((timeZone) => new Intl.DateTimeFormat('en-US', { timeZone, ...day }))
    fc.assert(
      fc.property(moment, fc.constantFrom(...clocks), (now, clock) => {
        const parts = clock.formatToParts(now)
        const { timeZone } = clock.resolvedOptions()
        const part = (type: string) => Number(parts.find((each) => each.type === type)?.value)
        const today = dateInZone(now, timeZone)
        expect(today).toMatch(/^\d{4}-\d{2}-\d{2}$/)
        expect(dayNumber(today)).toBe(Date.UTC(part('year'), part('month') - 1, part('day')) / msPerDay)
      }),
      { numRuns: 20_000 },
    )
  })

  it('never goes back and never skips more than the date line does, hour by hour in every zone', () => {
    const leaps: string[] = []
    for (const timeZone of zones) {
      let before = dayNumber(dateInZone(new Date(firstDay * msPerDay), timeZone)) ?? 0
      for (let hour = 1; hour < 24 * 800; hour++) {
        const date = dateInZone(new Date(firstDay * msPerDay + hour * 3_600_000), timeZone)
        const day = dayNumber(date) ?? 0
        if (day !== before && day !== before + 1) leaps.push(`${timeZone} ${date}`)
        before = day
      }
    }
    expect(leaps).toEqual([])
  })
})

describe('expiryStatus', () => {
  const today = '2026-03-01'
  it.each([
    ['2026-03-04', 3, 'fresh', undefined, false, true],
    ['2026-03-03', 2, 'soon', '2 days left', false, true],
    ['2026-03-02', 1, 'soon', '1 day left', false, true],
    ['2026-03-01', 0, 'today', 'Expires today', true, true],
    ['2026-02-28', -1, 'expired', 'Expired', true, false],
    ['2025-01-01', -424, 'expired', 'Expired', true, false],
  ])('on %s: %d days, %s', (expiry, days, state, tag, styledAsExpired, canDonate) => {
    const { tag: found, ...rest } = expiryStatus(expiry, today)
    expect(found).toBe(tag)
    expect(rest).toEqual({ days, state, styledAsExpired, canDonate })
  })

  it('holds together on every day: tag, style and donation follow from the days alone', () => {
    const wrong: string[] = []
    for (let day = firstDay; day <= lastDay; day++) {
      for (const days of [-1, 0, 1, 2, 3]) {
        const status = expiryStatus(dateOf(day + days), dateOf(day))
        const isAsPromised =
          status.days === days &&
          status.styledAsExpired === days <= 0 &&
          status.canDonate === days >= 0 &&
          (status.tag !== undefined) === days <= 2
        if (!isAsPromised) wrong.push(`${dateOf(day)} and ${days} days`)
      }
    }
    expect(wrong).toEqual([])
  })
})

it.each([
  ['2026-02-27', 3, '2026-03-02'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-31', 0, '2026-12-31'],
])('%s and %i days is %s', (date, days, expected) => expect(daysAfter(date, days)).toBe(expected))

it.each([
  ['frozen', 'freezer', 'fridge', true],
  ['frozen', 'Chest freezer', 'cupboard', true],
  ['frozen', 'freezer', 'Chest freezer', false],
  ['', 'freezer', 'fridge', true],
  ['opened', 'freezer', 'cupboard', true],
  ['thawed', 'freezer', 'fridge', false],
  ['', 'Chest freezer', 'fridge', false],
  ['opened', 'fridge', 'cupboard', false],
])('food that is %j and kept in %s thaws in %s: %s', (condition, place, to, expected) =>
  expect(thawsIn({ condition, place }, to)).toBe(expected),
)
