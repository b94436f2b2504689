import { describe, expect, test } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import type { Press, PressPhase, PressState } from './press-machine.ts'
import { dependentsOf, everyLane, moved, nothingPressed } from './press-machine.ts'
import { freed, heldUp, hurried, isRefusal, merged, nextAt, nextToSend, refusalOf } from './press-queue.ts'
import { errorOf } from './press-refusal.ts'

const press = (place: number, changes: Partial<Press> = {}): Press => ({
  id: `press ${place}`,
  place,
  userId: 'mei',
  kind: 'pantry',
  payload: null,
  lane: 'pantry',
  creates: [],
  needs: [],
  pressedAt: '2026-11-20T10:00:00.000Z',
  attempts: 0,
  phase: 'waiting',
  ...changes,
})
const unstored = (n: number, changes: Partial<Press> = {}): Press => {
  const { place: _none, ...rest } = press(n, changes)
  return rest
}
const places = ({ presses }: PressState) => presses.map(({ id }) => id.replace('press ', ''))
const refusal = refusalOf(new ApiError('NOT_FOUND', 404))
const refused = { phase: 'refused', refusal } as const
const stateOf = (...presses: Press[]): PressState => ({ ...nothingPressed, presses })
const stored = ({ phase: _shown, ...rest }: Press) => rest
const now = 1_000

describe('the way of a press', () => {
  const phases: PressPhase[] = ['storing', 'waiting', 'sending', 'settling', 'refused']
  const ways: Record<PressPhase, readonly string[]> = {
    storing: ['waiting', 'gone'],
    waiting: ['sending', 'settling', 'refused', 'gone'],
    sending: ['waiting', 'settling', 'refused', 'gone'],
    settling: ['gone'],
    refused: ['waiting', 'settling', 'gone'],
  }
  for (const from of phases)
    for (const to of [...phases, 'gone'] as const)
      test(`${from} → ${to}: ${ways[from].includes(to) ? 'goes' : 'stays'}`, () => {
        const state = stateOf(press(1, { phase: from }))
        const after = moved(state, 'press 1', to)
        if (!ways[from].includes(to)) expect(after).toBe(state)
        else if (to === 'gone') expect(after).toMatchObject({ presses: [], gone: new Set(['press 1']) })
        else expect(after.presses).toMatchObject([{ phase: to }])
      })

  test('a press that is not there goes nowhere', () => {
    expect(moved(nothingPressed, 'press 1', 'waiting')).toBe(nothingPressed)
  })

  test('stands in the order of its place once it has one', () => {
    const early = unstored(0, { phase: 'storing' })
    const state = moved(stateOf(press(2), early), early.id, 'waiting', (one) => ({ ...one, place: 1 }))
    expect(state.presses.map(({ place }) => place)).toEqual([1, 2])
  })
})

describe('a press that could not be stored', () => {
  test('stays before what was made after it', () => {
    const state = stateOf(press(1), unstored(2), unstored(3, { phase: 'storing' }))
    const after = moved(state, 'press 3', 'waiting', (one) => ({ ...one, place: 7 }))
    expect(places(after)).toEqual(['1', '2', '3'])
    expect(
      places(
        merged(
          after,
          'mei',
          [1, 5].map((n) => stored(press(n))),
        ),
      ),
    ).toEqual(['1', '5', '2'])
    const both = [press(1), press(5), { ...press(7), id: 'press 3' }].map(stored)
    expect(places(merged(after, 'mei', both))).toEqual(['1', '5', '2', '3'])
  })

  test('is sent before what needs what it makes', () => {
    const add = unstored(1, { creates: ['milk'] })
    const eat = unstored(2, { needs: ['milk'], phase: 'storing' })
    const state = moved(stateOf(add, eat), eat.id, 'waiting', (one) => ({ ...one, place: 7 }))
    expect(nextToSend(state, now)?.id).toBe(add.id)
  })

  test('stands behind what was stored before it and is read only now', () => {
    const state = stateOf(unstored(3), press(4), unstored(5))
    const disk = [1, 2, 4].map((n) => stored(press(n)))
    expect(places(merged(state, 'mei', disk))).toEqual(['1', '2', '3', '4', '5'])
  })
})

describe('what the disk says', () => {
  test('brings what other tabs pressed, in order', () => {
    const after = merged(stateOf(press(2)), 'mei', [press(1), press(2)].map(stored))
    expect(after.presses.map(({ id, phase }) => [id, phase])).toEqual([
      ['press 1', 'waiting'],
      ['press 2', 'waiting'],
    ])
  })

  test.each(['waiting', 'sending', 'refused'] as const)(
    'takes away what is %s here and gone there',
    (phase) => {
      expect(merged(stateOf(press(1, { phase })), 'mei', []).presses).toEqual([])
    },
  )

  test('leaves what is settling, and what was never stored', () => {
    const state = stateOf(press(1, { phase: 'settling' }), unstored(2))
    expect(merged(state, 'mei', [])).toBe(state)
  })

  test('does not bring back what went before it was read', () => {
    const state = moved(stateOf(press(1)), 'press 1', 'gone')
    expect(merged(state, 'mei', [stored(press(1))])).toBe(state)
  })

  test('tells of a refusal and of a new try in another tab, and of nothing new by the same state', () => {
    const state = stateOf(press(1))
    const no = merged(state, 'mei', [stored(press(1, { refusal }))])
    expect(no.presses).toMatchObject([{ phase: 'refused' }])
    expect(merged(no, 'mei', [stored(press(1))]).presses).toMatchObject([{ phase: 'waiting' }])
    expect(merged(state, 'mei', [stored(press(1))])).toBe(state)
  })

  test('leaves a call that is under way on its way', () => {
    const state = stateOf(press(1, { phase: 'sending', attempts: 1 }))
    expect(merged(state, 'mei', [stored(press(1, { attempts: 2 }))]).presses).toMatchObject([
      { phase: 'sending', attempts: 2 },
    ])
  })

  test("shows nobody what is somebody else's", () => {
    expect(merged(stateOf(press(1, { userId: 'arun' })), 'mei', []).presses).toEqual([])
  })
})

describe('what is sent next', () => {
  const held = (state: PressState, lane = 'pantry') => heldUp(state, lane, now)

  test('goes by the order of the presses', () => {
    expect(nextToSend(stateOf(press(1), press(2)), now)?.place).toBe(1)
  })

  test('leaves a lane alone that waits, and lets the others go', () => {
    const state = held(stateOf(press(1), press(2), press(3, { lane: 'chat a' })))
    expect(nextToSend(state, now)?.place).toBe(3)
    expect(nextToSend(held(state, everyLane), now)).toBeUndefined()
    expect(nextToSend(hurried(held(state, everyLane)), now)?.place).toBe(1)
    expect(nextToSend(freed(state, 'pantry'), now)?.place).toBe(1)
  })

  test('a refused press stops nobody', () => {
    expect(nextToSend(stateOf(press(1, refused), press(2)), now)?.place).toBe(2)
    expect(nextToSend(stateOf(press(1, refused)), now)).toBeUndefined()
  })

  test('a press waits for the one that makes what it needs, in whatever lane', () => {
    const add = press(1, { creates: ['milk'] })
    const donate = press(2, { needs: ['milk'], lane: 'post' })
    const state = held(stateOf(add, donate))
    expect(nextToSend(state, now)).toBeUndefined()
    expect(nextAt(state)).toBe(now + 1_000)
    expect(nextToSend(stateOf({ ...add, phase: 'settling' }, donate), now)?.place).toBe(2)
  })

  test('what must be live is left to its page', () => {
    expect(nextToSend(stateOf(press(1, { isLive: true })), now)).toBeUndefined()
    expect(nextAt(stateOf(press(1, { isLive: true })))).toBe(Number.POSITIVE_INFINITY)
  })

  test('pauses grow, and end', () => {
    let state = stateOf(press(1))
    const pauses = Array.from({ length: 7 }, () => {
      state = held(state)
      return nextAt(state) - now
    })
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
    expect(nextAt(held(hurried(state))) - now).toBe(1_000)
  })
})

describe('dependentsOf', () => {
  test('finds what needs a press, and what needs that', () => {
    const add = press(1, { creates: ['milk'] })
    const edit = press(2, { needs: ['milk'], creates: ['oat milk'] })
    const consume = press(3, { needs: ['oat milk'] })
    const state = stateOf(add, edit, consume, press(4, { needs: ['rice'] }))
    expect(dependentsOf(state, add)).toEqual([edit, consume])
  })

  test('leaves alone what was made before it, though that needs what has the same name', () => {
    const remove = { creates: ['removal of milk'], needs: ['milk'] }
    const restore = { needs: ['removal of milk'] }
    const presses = [press(1, remove), press(2, restore), press(3, remove), press(4, restore)] as const
    const state = stateOf(...presses)
    expect(dependentsOf(state, presses[2])).toEqual([presses[3]])
    expect(dependentsOf(moved(state, presses[2].id, 'gone'), presses[2], state)).toEqual([presses[3]])
  })

  test('what was on the server before is not made by a refused press', () => {
    expect(dependentsOf(stateOf(press(1), press(2, { needs: ['milk'] })), press(1))).toEqual([])
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

test('a refusal is stored and read as the same error', () => {
  const error = new ApiError('VALIDATION_FAILED', 400, { fields: { name: 'Too long' }, requestId: 'r1' })
  expect(errorOf(refusalOf(error))).toEqual(error)
  expect(errorOf({ ...refusalOf(error), code: 'GIVEN_UP' })).toBeUndefined()
})
