import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { msPerDay } from '../api/durations.ts'
import { extendRun, type Run, streakOn, streakText } from './streak.ts'

const dateOf = (day: number) => new Date(day * msPerDay).toISOString().slice(0, 10)

/** The streak counted the slow way: back from `today`, or from yesterday while today is idle. */
function countBack(active: Set<number>, today: number): number {
  let day = active.has(today) ? today : today - 1
  let days = 0
  while (active.has(day)) {
    days++
    day--
  }
  return days
}

describe('streakOn and extendRun', () => {
  it('agree with counting back over the active days', () => {
    const gaps = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 120 })
    fc.assert(
      fc.property(gaps, fc.integer({ min: 0, max: 3 }), (steps, later) => {
        const active = new Set<number>()
        let day = 20_000
        let run: Run = { length: 0, lastDay: null }
        for (const step of steps) {
          day += step
          active.add(day)
          run = extendRun(run, dateOf(day))
        }
        expect(streakOn(dateOf(day + later), run).days).toBe(countBack(active, day + later))
      }),
    )
  })

  it('keeps yesterday alive and says that today is still open', () => {
    const run = { length: 4, lastDay: '2026-03-01' }
    expect(streakOn('2026-03-01', run)).toEqual({ days: 4, countedToday: true })
    expect(streakOn('2026-03-02', run)).toEqual({ days: 4, countedToday: false })
    expect(streakOn('2026-03-03', run)).toEqual({ days: 0, countedToday: false })
  })

  it('starts at nothing', () =>
    expect(streakOn('2026-03-01', { length: 0, lastDay: null })).toEqual({ days: 0, countedToday: false }))
})

describe('streakText', () => {
  it.each([
    [0, '0 days'],
    [1, '1 day'],
    [30, '30 days'],
    [31, '30+ days'],
    [100, '30+ days'],
  ])('%d: %s', (days, text) => expect(streakText(days)).toBe(text))
})
