import type { FoodRequest } from '@shelfmate/contract/requests/requests'
import { expect, it } from 'vitest'
import { nextHandover, todayWords } from './handover-words.ts'

const at = (hour: number) => new Date(2026, 10, 22, hour).toISOString()

const request = (fields: Partial<FoodRequest>): FoodRequest => ({
  ...{ id: 'a', postId: 'p', version: 1, turn: 1, role: 'giver', foodName: 'Tofu', expiryDate: '2099-12-01' },
  ...{
    partner: { userId: 'u', displayName: 'Mei', photoId: null },
    location: 'CAPT',
    pickupPlace: '',
    photoId: null,
    units: 1,
  },
  ...{ state: 'asked', reason: null, place: 1, askedAt: at(8), pickupAt: null, endsAt: null, endedAt: null },
  ...{ code: null, pressed: { mine: false, partner: false }, keep: null, thanked: false, shared: 0 },
  ...{ record: null, actions: [] },
  ...fields,
})

it('says the promise that is due first, on both sides, and what waits for an answer after it', () => {
  const asked = request({ foodName: 'Rice' })
  const late = request({ state: 'promised', pickupAt: at(20) })
  const early = request({ state: 'promised', role: 'taker', foodName: 'Milk', endsAt: at(18) })
  const mine = request({ role: 'taker', foodName: 'Bread' })
  const next = nextHandover([mine, asked, late, early])
  expect(next?.more).toBe(2)
  expect(next && todayWords(next, '2026-11-22')).toEqual({
    title: 'Get Milk from Mei',
    text: 'Until today, 18:00, and 2 more',
  })
  expect(todayWords({ request: late, more: 0 }, '2026-11-21')).toEqual({
    title: 'Give Tofu to Mei',
    text: 'By Sunday, 20:00',
  })
  expect(todayWords({ request: asked, more: 0 }, '2026-11-21')).toEqual({
    title: 'Mei asks for Rice',
    text: 'Waits for your answer',
  })
  expect(nextHandover([mine])).toBeUndefined()
})
