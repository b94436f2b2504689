import { expect, it } from 'vitest'
import { foodRequest } from './requests.factory.ts'
import type { FoodRequest } from './requests.ts'
import { foldRequests } from './requests-fold.ts'

const request = (id: string, fields: Partial<FoodRequest> = {}) => foodRequest({ id, ...fields })

it('takes what is newer, keeps what is not, and knows what it did not hold', () => {
  const [a, b] = [request('a', { turn: 1, version: 3 }), request('b', { turn: 2, version: 3 })]
  const held = [a, b]
  expect(foldRequests(held, [{ ...a, version: 3, state: 'promised' }])).toBe(held)
  expect(foldRequests(held, [{ ...a, version: 2 }])).toBe(held)
  const c = request('c', { turn: 3, version: 4 })
  expect(foldRequests(held, [c])).toEqual([a, b, c])
})

it('lists open ones first, those of a post in its line’s order, others by when they were asked for', () => {
  const ended = request('a', { state: 'declined', endedAt: '2026-11-23T12:00:00.000Z', turn: 1 })
  const [second, third] = [request('c', { turn: 2 }), request('b', { turn: 3 })]
  const other = request('d', { postId: 'q', askedAt: '2026-11-23T12:00:00.000Z' })
  const folded = foldRequests([], [third, ended, second, other])
  expect(folded.map(({ id }) => id)).toEqual(['d', 'c', 'b', 'a'])
})
