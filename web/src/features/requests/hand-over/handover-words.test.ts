import type { FoodRequest } from '@shelfmate/contract/requests/requests'
import { foodRequest } from '@shelfmate/contract/requests/requests.factory'
import { expect, it } from 'vitest'
import { holdWords } from '../request-words.ts'
import { nextHandover, todayWords } from './handover-words.ts'

const at = (hour: number) => new Date(2026, 10, 22, hour).toISOString()

const request = (fields: Partial<FoodRequest>) => foodRequest({ askedAt: at(8), ...fields })

it('says the promise that is due first, on both sides, and what waits for an answer after it', () => {
  const asked = request({ foodName: 'Rice' })
  const late = request({ state: 'promised', pickupAt: at(20) })
  const early = request({ state: 'promised', role: 'taker', foodName: 'Milk', endsAt: at(18) })
  const mine = request({ role: 'taker', foodName: 'Bread' })
  const next = nextHandover([mine, asked, late, early])
  expect(next?.more).toBe(2)
  expect(next && todayWords(next, '2026-11-22')).toEqual({
    title: 'Get Milk from Mei',
    text: 'Today until 18:00, and 2 more',
  })
  expect(todayWords({ request: late, more: 0 }, '2026-11-21')).toEqual({
    title: 'Give Tofu to Mei',
    text: 'Sunday by 20:00',
  })
  expect(todayWords({ request: asked, more: 0 }, '2026-11-21')).toEqual({
    title: 'Mei asks for Rice',
    text: 'Waiting for your answer',
  })
  expect(nextHandover([mine])).toBeUndefined()
})

it.each([
  ['2026-11-16', 'Sunday by 20:00'],
  ['2026-11-15', 'Sun, 22 Nov 2026 by 20:00'],
  ['2026-11-09', 'Sun, 22 Nov 2026 by 20:00'],
  // Held for an hour after its time, past midnight.
  ['2026-11-23', 'Sun, 22 Nov 2026 by 20:00'],
])('names a day by its weekday alone where that is the next of its name: on %s', (today, text) => {
  const promised = request({ state: 'promised', pickupAt: at(20) })
  expect(todayWords({ request: promised, more: 0 }, today).text).toBe(text)
})

it('puts first what the other says was handed over', () => {
  const early = request({ state: 'promised', foodName: 'Milk', endsAt: at(12) })
  const pressed = { mine: false, partner: true }
  const late = request({ state: 'promised', role: 'taker', pickupAt: at(20), pressed })
  const next = nextHandover([early, late])
  expect(next && todayWords(next, '2026-11-22')).toEqual({
    title: 'Get Tofu from Mei',
    text: 'Mei says it was handed over, and 1 more',
  })
})

it('says when and where to pick it up while it is open, by the post’s own hours until another time is said', () => {
  const pickupWindow = { from: at(18), until: at(20) }
  const post = { pickupPlace: 'Kitchen', pickupWindow }
  const hours = 'Pick up: Sun, 22 Nov 2026, 18:00–20:00. Kitchen, CAPT.'
  expect(holdWords(request(post))).toBe(hours)
  expect(holdWords(request({ pickupPlace: 'Kitchen' }))).toBe('Pick up: Kitchen, CAPT.')
  expect(holdWords(request({}))).toBeUndefined()
  const promised = { ...post, state: 'promised', endsAt: at(21), place: null } as const
  expect(holdWords(request({ ...promised, pickupAt: at(20) }))).toBe(hours)
  expect(holdWords(request({ ...promised, pickupAt: at(12) }))).toBe(
    'Pick up by Sun, 22 Nov 2026, 12:00. Kitchen, CAPT.',
  )
  expect(holdWords(request({ ...promised, state: 'handedOver', endsAt: null }))).toBeUndefined()
})
