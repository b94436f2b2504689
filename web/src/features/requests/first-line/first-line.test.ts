import { msPerDay } from '@shelfmate/contract/api/durations'
import type { Post } from '@shelfmate/contract/exchange/exchange'
import { foodRequest } from '@shelfmate/contract/requests/requests.factory'
import { expect, it } from 'vitest'
import { firstLineFor, isPast } from './first-line.ts'

const now = Date.parse('2026-11-22T12:00:00.000Z')
// All that is read of a post.
const post = (pickupUntil: string | null) => ({ id: 'p', foodName: 'oranges', pickupUntil }) as Post

const lineFor = (pickupUntil: string | null) => firstLineFor(post(pickupUntil), 2, [], now).text

it('asks when to come by, unless the post says it', () => {
  const asks = 'Hi! I’d like 2 × oranges. When can I come by?'
  expect(lineFor(null)).toBe(asks)
  expect(lineFor('2026-11-22T11:00:00.000Z')).toBe(asks)
  expect(lineFor('2026-11-22T18:00:00.000Z')).toBe('Hi! I’d like 2 × oranges. Thank you!')
})

const before = foodRequest({ id: 'a', role: 'taker', turn: 3, state: 'withdrawn' })
const { about } = firstLineFor(
  post(null),
  2,
  [before, foodRequest({ id: 'o', role: 'taker', postId: 'o', turn: 9 })],
  now,
)
const mine = foodRequest({ id: 'b', role: 'taker', turn: 4, askedAt: '2026-11-22T12:00:00.000Z' })

it('stands while its request waits for an answer, also where that was promised as it was asked', () => {
  expect(isPast(about, [before], undefined, now)).toBe(false)
  for (const state of ['asked', 'waiting', 'promised'] as const)
    expect(isPast(about, [before, { ...mine, state }], '2026-11-22T11:59:59.000Z', now)).toBe(false)
})

it.each(['handedOver', 'declined', 'withdrawn', 'expired', 'missed'] as const)(
  'is past once its request is %s',
  (state) => {
    expect(isPast(about, [before, { ...mine, state }], undefined, now)).toBe(true)
  },
)

it('is past once the giver has answered, by a promise, a time or in the chat', () => {
  expect(isPast(about, [before, mine], '2026-11-22T12:00:01.000Z', now)).toBe(true)
})

it('is past a day later where no request is told of', () => {
  expect(isPast(about, [before], undefined, now + msPerDay - 1)).toBe(false)
  expect(isPast(about, [before], undefined, now + msPerDay)).toBe(true)
})

it('is past where what is kept of it can’t be read', () => {
  expect(isPast('', [], undefined, now)).toBe(true)
})
