import { describe, expect, test } from 'vitest'
import { ApiError } from '../api-error.ts'
import {
  dependentsOf,
  errorOf,
  isRefusal,
  nextToSend,
  type OutboxEntry,
  pauseMs,
  refusalOf,
} from './outbox-entry.ts'

const entry = (place: number, changes: Partial<OutboxEntry> = {}): OutboxEntry => ({
  id: `entry ${place}`,
  place,
  userId: 'mei',
  kind: 'pantry',
  payload: null,
  lane: 'pantry',
  creates: [],
  needs: [],
  pressedAt: '2026-11-20T10:00:00.000Z',
  attempts: 0,
  ...changes,
})
const refused = { refusal: refusalOf(new ApiError('NOT_FOUND', 404)) }
const nobodyWaits = () => false

describe('nextToSend', () => {
  test('goes by the order of the presses, whatever the order in memory', () => {
    expect(nextToSend([entry(3), entry(1), entry(2)], nobodyWaits)?.place).toBe(1)
  })

  test('leaves a lane alone that waits, and lets the others go', () => {
    const entries = [entry(1), entry(2), entry(3, { lane: 'chat a' })]
    expect(nextToSend(entries, (lane) => lane === 'pantry')?.place).toBe(3)
  })

  test('a refused change stops nobody', () => {
    expect(nextToSend([entry(1, refused), entry(2)], nobodyWaits)?.place).toBe(2)
    expect(nextToSend([entry(1, refused)], nobodyWaits)).toBeUndefined()
  })
})

describe('dependentsOf', () => {
  test('finds what needs a change, and what needs that', () => {
    const add = entry(1, { creates: ['milk'] })
    const edit = entry(2, { needs: ['milk'], creates: ['oat milk'] })
    const consume = entry(3, { needs: ['oat milk'] })
    expect(dependentsOf([consume, edit, add, entry(4, { needs: ['rice'] })], add)).toEqual([edit, consume])
  })

  test('what was on the server before is not made by a refused change', () => {
    expect(dependentsOf([entry(1), entry(2, { needs: ['milk'] })], entry(1))).toEqual([])
  })
})

describe('isRefusal', () => {
  test.each([
    ['NOT_FOUND', 404, true],
    ['PANTRY_FULL', 409, true],
    ['VALIDATION_FAILED', 400, true],
    ['OFFLINE', 0, false],
    ['TIMEOUT', 0, false],
    ['RATE_LIMITED', 429, false],
    ['UNAUTHENTICATED', 401, false],
    ['INTERNAL', 500, false],
    ['UNAVAILABLE', 503, false],
    // A network that wants its own login first.
    ['BAD_ANSWER', 200, false],
    ['BAD_ANSWER', 403, false],
  ] as const)('%s with %i: %s', (code, status, verdict) => {
    expect(isRefusal(new ApiError(code, status))).toBe(verdict)
  })

  test('a fault of this page is none of the server', () => {
    expect(isRefusal(new TypeError('import'))).toBe(false)
  })
})

test('pauses grow, and end', () => {
  expect([1, 2, 3, 6, 20].map(pauseMs)).toEqual([1_000, 2_000, 4_000, 30_000, 30_000])
})

test('a refusal is stored and read as the same error', () => {
  const error = new ApiError('VALIDATION_FAILED', 400, { fields: { name: 'Too long' }, requestId: 'r1' })
  expect(errorOf(refusalOf(error))).toEqual(error)
  expect(errorOf({ ...refusalOf(error), code: 'GIVEN_UP' })).toBeUndefined()
})
