import { describe, expect, it } from 'vitest'
import { actionsOf, lateMs, missedWindowMs } from './machine.ts'
import { msOf, nextMoment } from './moments.ts'
import { factsIn, foodRequest } from './requests.factory.ts'
import type { FoodRequest } from './requests.ts'

const noon = Date.parse('2026-03-11T12:00:00Z')
const at = (ms: number) => new Date(ms).toISOString()
/** Of food that was to be picked up at noon. */
const taken = (fields: Partial<FoodRequest>) => foodRequest({ role: 'taker', pickupAt: at(noon), ...fields })
const promised = taken({ state: 'promised' })
const expired = taken({
  state: 'expired',
  reason: 'holdEnded',
  pickupAt: null,
  endedAt: at(noon),
  actions: ['sayMissed'],
})
const declined = taken({ state: 'declined', endedAt: at(noon + 1) })
const declinedLate = taken({ state: 'declined', endedAt: at(noon + lateMs), actions: ['sayMissed'] })

describe('the next moment that changes what may be pressed', () => {
  it('is a while after a pick-up time, and the end of the days in which one can say that it was missed', () => {
    const late = noon + lateMs
    expect(nextMoment([promised], noon - 5)).toBe(late)
    expect(nextMoment([expired, promised], late)).toBe(noon + missedWindowMs + 1)
    expect(nextMoment([expired, promised], late - 1)).toBe(late)
  })

  it('is a while after a passed time in whose place another was set, then the end of its days', () => {
    const moved = taken({ state: 'promised', pickupAt: at(noon + 6 * lateMs), passedAt: at(noon) })
    expect(nextMoment([moved], noon)).toBe(noon + lateMs)
    const ended = taken({
      state: 'declined',
      passedAt: at(noon),
      endedAt: at(noon + 1),
      actions: ['sayMissed'],
    })
    expect(nextMoment([ended], noon + lateMs)).toBe(noon + missedWindowMs + 2)
    expect(nextMoment([{ ...ended, pickupAt: at(noon + lateMs) }], noon + lateMs)).toBe(
      noon + missedWindowMs + 1,
    )
    expect(nextMoment([{ ...moved, role: 'giver' }], noon)).toBe(noon + 7 * lateMs)
    const far = { ...moved, pickupAt: at(noon + 2 * missedWindowMs), actions: ['sayMissed' as const] }
    expect(nextMoment([far], noon + lateMs)).toBe(noon + missedWindowMs + 1)
  })

  it('is none where nothing is to come', () => {
    const none = [
      taken({ state: 'promised', actions: ['sayMissed'] }),
      taken({ state: 'promised', pickupAt: null }),
      taken({ state: 'declined', endedAt: at(noon - 1) }),
      taken({ state: 'declined', endedAt: at(noon), role: 'giver' }),
    ]
    expect(nextMoment(none, noon - 5)).toBeUndefined()
    expect(nextMoment([promised, declined], noon + lateMs)).toBeUndefined()
    expect(nextMoment([], noon)).toBeUndefined()
  })

  it.each([promised, expired, declined, declinedLate])('is when the rules change, of $state', (request) => {
    const { state, reason } = request
    const [pickupAt, endedAt] = [msOf(request.pickupAt), msOf(request.endedAt)]
    const moment = nextMoment([request], noon - 1) ?? 0
    const [before, since] = [moment - 1, moment].map((now) =>
      actionsOf(factsIn(state, { reason, pickupAt, endedAt }), 'taker', now).includes('sayMissed'),
    )
    expect(before).not.toBe(since)
  })
})
