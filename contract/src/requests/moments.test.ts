import { describe, expect, it } from 'vitest'
import { actionsOf, lateMs, missedWindowMs } from './machine.ts'
import { nextMoment } from './moments.ts'

const noon = Date.parse('2026-03-11T12:00:00Z')
const at = (ms: number) => new Date(ms).toISOString()
const promised = { state: 'promised', reason: null, pickupAt: at(noon), endedAt: null } as const
const expired = { state: 'expired', reason: 'holdEnded', pickupAt: null, endedAt: at(noon) } as const

describe('the next moment that changes what may be pressed', () => {
  it('is a while after a pick-up time, and the end of the days in which one can say that it was missed', () => {
    const late = noon + lateMs
    expect(nextMoment([promised], noon - 5)).toBe(late)
    expect(nextMoment([expired, promised], late)).toBe(noon + missedWindowMs + 1)
    expect(nextMoment([expired, promised], late - 1)).toBe(late)
  })

  it('is none where nothing is to come', () => {
    const without = { ...promised, pickupAt: null }
    const declined = { ...expired, state: 'declined', reason: null } as const
    expect(nextMoment([promised, without, declined], noon + lateMs)).toBeUndefined()
    expect(nextMoment([], noon)).toBeUndefined()
  })

  it.each([promised, expired])('is when the rules change, of $state', (request) => {
    const facts = {
      ...request,
      giverPressed: false,
      takerPressed: false,
      thanked: false,
      pickupAt: request.pickupAt === null ? null : noon,
      endedAt: request.endedAt === null ? null : noon,
    }
    const moment = nextMoment([request], noon - 1) ?? 0
    const [before, since] = [moment - 1, moment].map((now) =>
      actionsOf(facts, 'taker', now).includes('sayMissed'),
    )
    expect(before).not.toBe(since)
  })
})
