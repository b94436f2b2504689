import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../api/rows.factory.ts'
import { quietMinutesLeft } from './quiet-hours.ts'

const at = (time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return { date: '2027-03-10', hour, minute }
}

describe('quiet hours', () => {
  it.each(
    rowsOf(`
    21:59 | 22:00 | 07:00 | 0
    22:00 | 22:00 | 07:00 | 540
    23:30 | 22:00 | 07:00 | 450
    06:59 | 22:00 | 07:00 | 1
    07:00 | 22:00 | 07:00 | 0
    12:30 | 12:00 | 13:00 | 30
    13:00 | 12:00 | 13:00 | 0
    11:59 | 12:00 | 13:00 | 0
    00:00 | 00:00 | 23:59 | 1439
  `),
  )('at %s, quiet from %s until %s: %s minutes left', (now = '', from = '', until = '', left = '') =>
    expect(quietMinutesLeft(at(now), from, until)).toBe(Number(left)),
  )

  it('are none when they begin and end at the same time', () => {
    for (const now of ['00:00', '08:00', '22:00']) expect(quietMinutesLeft(at(now), '08:00', '08:00')).toBe(0)
  })

  it('end when that many minutes have passed', () => {
    const minute = fc.integer({ min: 0, max: 1439 })
    const time = (of: number) =>
      `${String(Math.floor(of / 60)).padStart(2, '0')}:${String(of % 60).padStart(2, '0')}`
    fc.assert(
      fc.property(minute, minute, minute, (now, from, until) => {
        const left = quietMinutesLeft(at(time(now)), time(from), time(until))
        const end = (now + left) % 1440
        if (left > 0) expect(end).toBe(until)
        expect(quietMinutesLeft(at(time(end)), time(from), time(until))).toBe(0)
      }),
    )
  })
})
