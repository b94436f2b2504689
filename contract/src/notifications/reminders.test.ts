import { describe, expect, it } from 'vitest'
import { msPerHour, msPerMinute } from '../api/durations.ts'
import { zones } from '../api/zones.factory.ts'
import { handOverText, isReminderTime, localMoment, msToNextDate, urgencyText } from './reminders.ts'

/** Days on which a zone's offset changes, with the days around them and the leap days. */
function daysToTry(timeZone: string): string[] {
  const days = new Set(['2028-02-28', '2028-02-29', '2028-03-01', '2026-12-31', '2027-01-01'])
  const offsetAt = (time: number) => {
    const { date, hour, minute } = localMoment(new Date(time), timeZone)
    return Date.parse(`${date}T00:00Z`) + hour * msPerHour + minute * msPerMinute - time
  }
  for (let day = Date.UTC(2026, 0, 1); day < Date.UTC(2031, 0, 1); day += 24 * msPerHour) {
    if (offsetAt(day) === offsetAt(day + 24 * msPerHour)) continue
    for (const near of [-1, 0, 1, 2])
      days.add(new Date(day + near * 24 * msPerHour).toISOString().slice(0, 10))
  }
  return [...days]
}

describe('reminder time', () => {
  it.each(zones)(
    'in %s each date has one, from eight to its end by the wall clock, over every change of 2026 to 2030',
    (timeZone) => {
      for (const day of daysToTry(timeZone)) {
        const begins = Date.parse(`${day}T00:00Z`) - 15 * msPerHour
        const times: number[] = []
        for (let time = begins; time < begins + 54 * msPerHour; time += 5 * msPerMinute) {
          const local = localMoment(new Date(time), timeZone)
          if (local.date === day && isReminderTime(local)) times.push(time)
        }
        const [first = 0] = times
        expect(localMoment(new Date(first), timeZone)).toEqual({ date: day, hour: 8, minute: 0 })
        const last = first + (times.length - 1) * 5 * msPerMinute
        expect(times.at(-1)).toBe(last)
        expect(localMoment(new Date(last + 5 * msPerMinute), timeZone).date > day).toBe(true)
      }
    },
  )
})

it.each([
  [-2, 'expired'],
  [0, 'today'],
  [1, 'tomorrow'],
  [3, 'in 3 days'],
])('%d days left: %s', (daysLeft, text) => expect(urgencyText({ daysLeft, isAbout: false })).toBe(text))

it.each([
  [-2, 'expired'],
  [0, 'about today'],
  [3, 'about in 3 days'],
])('%d days left by a suggested date: %s', (daysLeft, text) =>
  expect(urgencyText({ daysLeft, isAbout: true })).toBe(text),
)

it.each(['2027-03-09T16:00:00Z', '2027-03-10T00:31:00Z', '2027-03-10T15:59:00Z'])(
  'at %s the next date begins with the next midnight',
  (moment) => {
    const now = new Date(moment)
    const next = new Date(now.getTime() + msToNextDate(localMoment(now, 'Asia/Singapore')))
    expect(localMoment(next, 'Asia/Singapore')).toEqual({ date: '2027-03-11', hour: 0, minute: 0 })
  },
)

it('keeps names that are read from right to left apart from the words around them', () => {
  const handOver = { role: 'giver' as const, units: 2, foodName: 'חלב', partner: 'נועה', place: 'PGP' }
  expect(handOverText(handOver, '18:00')).toBe('Give 2 × \u2068חלב\u2069 to \u2068נועה\u2069 by 18:00 (PGP)')
})
