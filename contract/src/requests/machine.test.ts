import { describe, expect, it } from 'vitest'
import {
  act,
  actionsOf,
  firstState,
  holdEnd,
  nextInLine,
  passedTime,
  type RequestAction,
  type RequestFacts,
  type RequestRole,
  type RequestState,
  refusesRestoring,
  requestActions,
  requestReasons,
  requestRoles,
  requestStates,
  stateAgain,
} from './machine.ts'
import { factsIn } from './requests.factory.ts'

const hour = 3_600_000
const now = Date.parse('2026-11-22T12:00:00Z')

/** Ends before and after the moment at which somebody was to be there. */
const ends: Record<string, Partial<RequestFacts>> = {
  'ended, no time was said': { endedAt: now - hour },
  'ended a moment before its pick-up time': { pickupAt: now - hour, endedAt: now - hour - 1 },
  'ended at its pick-up time': { pickupAt: now - hour, endedAt: now - hour },
  'ended soon after it, just now': { pickupAt: now - hour / 6, endedAt: now },
  'ended soon after it, a while ago': { pickupAt: now - hour / 4, endedAt: now - hour / 6 },
  'ended a moment before it was late': { pickupAt: now - hour, endedAt: now - (3 * hour) / 4 - 1 },
  'ended when it was late': { pickupAt: now - hour, endedAt: now - (3 * hour) / 4 },
  'ended after it, two days ago': { pickupAt: now - 49 * hour, endedAt: now - 48 * hour },
  'ended before a time that had taken the place of a passed one': {
    pickupAt: now + hour,
    passedAt: now - hour,
    endedAt: now - hour / 2,
  },
  'ended after it, longer ago': { pickupAt: now - 49 * hour, endedAt: now - 48 * hour - 1 },
}

function endedFor(reason: RequestFacts['reason']): [string, Partial<RequestFacts>][] {
  return Object.entries(ends).map(([name, end]) => [`${reason}: ${name}`, { reason, ...end }])
}

/** The situations in which the same press may mean something else. */
const situations: Record<string, Partial<RequestFacts>> = {
  plain: {},
  'pick-up has passed': { pickupAt: now - hour / 4 },
  'pick-up was a moment ago': { pickupAt: now - hour / 4 + 1 },
  'pick-up is to come': { pickupAt: now + hour },
  'the other has pressed': { giverPressed: true, takerPressed: true },
  thanked: { thanked: true },
  'a time passed, and another is to come': { pickupAt: now + hour, passedAt: now - hour / 4 },
  'a time passed a moment ago, and another is to come': {
    pickupAt: now + hour,
    passedAt: now - hour / 4 + 1,
  },
  'a time passed two days ago, and another is to come': { pickupAt: now + hour, passedAt: now - 48 * hour },
  'a time passed longer ago, and another is to come': { pickupAt: now + hour, passedAt: now - 48 * hour - 1 },
  'a time passed, and none was said since': { passedAt: now - hour },
  'its hold ended': { reason: 'holdEnded', endedAt: now - hour },
  'its hold ended long ago': { reason: 'holdEnded', endedAt: now - 49 * hour },
  ...Object.fromEntries([null, ...requestReasons].flatMap(endedFor)),
}

const open: RequestState[] = ['asked', 'waiting', 'promised']

/** What D46 to D51 say, in words of their own: the state that follows, or which refusal. */
function expected(
  { state, ...facts }: RequestFacts,
  role: RequestRole,
  action: RequestAction,
): RequestState | 'REQUEST_NOT_YOURS' | 'REQUEST_MOVED_ON' {
  const givers = ['promise', 'decline', 'arrange', 'enterCode']
  const takers = ['withdraw', 'keep', 'thank']
  if ((role === 'taker' && givers.includes(action)) || (role === 'giver' && takers.includes(action)))
    return 'REQUEST_NOT_YOURS'
  const isOpen = open.includes(state)
  if (action === 'promise' && (state === 'asked' || state === 'waiting')) return 'promised'
  if (action === 'decline' && isOpen) return 'declined'
  if (action === 'withdraw' && isOpen) return 'withdrawn'
  if (action === 'keep' && isOpen) return state
  if (action === 'arrange' && state === 'promised') return state
  if (action === 'enterCode' && state === 'promised') return 'handedOver'
  if (action === 'confirm' && state === 'promised')
    return (role === 'giver' ? facts.takerPressed : facts.giverPressed) ? 'handedOver' : 'promised'
  if (action === 'thank' && state === 'handedOver' && !facts.thanked) return state
  const { pickupAt, passedAt, endedAt, reason } = facts
  const isLate = pickupAt !== null && pickupAt <= now - hour / 4
  const isRecent = (endedAt ?? 0) >= now - 48 * hour
  const endedLate = isLate && isRecent && (endedAt ?? 0) >= pickupAt + (role === 'giver' ? hour / 4 : 0)
  const byItself = state === 'expired' && reason === 'datePassed'
  const byGiver = state === 'declined' || (state === 'expired' && reason === 'postGone')
  const byTheOther = role === 'taker' ? byGiver : state === 'withdrawn'
  const stoodThere = passedAt !== null && passedAt <= now - hour / 4 && passedAt >= now - 48 * hour
  const mayStillSay =
    state === 'promised' || byGiver || byItself || (state === 'expired' && reason === 'holdEnded')
  const wasMissed =
    (role === 'taker' && stoodThere && mayStillSay) ||
    (state === 'promised' && isLate) ||
    (state === 'expired' && reason === 'holdEnded' && isRecent) ||
    (endedLate && (byItself || byTheOther))
  if (action === 'sayMissed' && wasMissed) return 'missed'
  return 'REQUEST_MOVED_ON'
}

const table = requestStates.flatMap((state) =>
  requestRoles.flatMap((role) =>
    requestActions.flatMap((action) =>
      Object.entries(situations).map(([name, situation]) => ({ state, role, action, name, situation })),
    ),
  ),
)

describe('every state, role, action and situation', () => {
  it('is more than a thousand cases', () => expect(table.length).toBeGreaterThan(1000))

  it.each(requestStates)('of %s leads where the rules say', (state) => {
    for (const each of table.filter((row) => row.state === state)) {
      const facts = factsIn(state, each.situation)
      const verdict = act(facts, each.role, each.action, now)
      const end = 'to' in verdict ? verdict.to : verdict.refused
      expect(end, `${each.role} ${each.action} of ${state}, ${each.name}`).toBe(
        expected(facts, each.role, each.action),
      )
      expect(actionsOf(facts, each.role, now).includes(each.action)).toBe('to' in verdict)
    }
  })
})

describe('the pick-up time that is remembered when another is set', () => {
  it.each([
    ['none that is to come', { pickupAt: now + 1, passedAt: null }, null],
    ['none where there was none', { pickupAt: null, passedAt: null }, null],
    ['one that is now', { pickupAt: now, passedAt: null }, now],
    ['the last of two that were late', { pickupAt: now - hour / 4, passedAt: now - hour }, now - hour / 4],
    [
      'the one before, where the last is not late yet',
      { pickupAt: now - hour / 4 + 1, passedAt: now - hour },
      now - hour,
    ],
    [
      'the last, where half of the days of the one before are over',
      { pickupAt: now, passedAt: now - 24 * hour - 1 },
      now,
    ],
    ['the passed one, where another takes the place of one to come', { pickupAt: now + 1, passedAt: 7 }, 7],
  ])('is %s', (_, facts, kept) => expect(passedTime(facts, now)).toBe(kept))
})

describe('taking back that a request has ended', () => {
  it('is for the one whose press has ended it', () => {
    for (const state of requestStates)
      for (const role of requestRoles) {
        const by = { declined: 'giver', withdrawn: 'taker' }[state as string]
        const refused = by === undefined ? 'REQUEST_MOVED_ON' : by === role ? undefined : 'REQUEST_NOT_YOURS'
        expect(refusesRestoring(state, role), `${role}, ${state}`).toBe(refused)
      }
  })
  it('brings it back as it stood; a promise that cannot be held again waits', () => {
    expect(stateAgain('promised', 'firstCome', true)).toBe('promised')
    expect(stateAgain('promised', 'firstCome', false)).toBe('waiting')
    expect(stateAgain('promised', 'iChoose', false)).toBe('asked')
    expect(stateAgain('waiting', 'firstCome', true)).toBe('waiting')
    expect(stateAgain('asked', 'iChoose', false)).toBe('asked')
  })
})

describe('a new request', () => {
  it('is promised at once only where whoever comes first gets it, and there is enough', () => {
    expect(firstState('firstCome', 2, 2)).toBe('promised')
    expect(firstState('firstCome', 2, 1)).toBe('waiting')
    expect(firstState('iChoose', 1, 5)).toBe('asked')
  })
})

describe('the line', () => {
  const line = [3, 1, 2].map((units) => ({ units }))
  it('gives to the first whose wish fits', () => {
    expect(nextInLine('firstCome', line, 3)).toEqual([{ units: 3 }])
    expect(nextInLine('firstCome', line, 2)).toEqual([{ units: 1 }])
    expect(nextInLine('firstCome', line, 6)).toEqual(line)
    expect(nextInLine('firstCome', line, 0)).toEqual([])
  })
  it('waits for the owner where they choose', () => expect(nextInLine('iChoose', line, 9)).toEqual([]))
})

it('a promise ends an hour after its pick-up time, or after a day', () => {
  expect(holdEnd(now, null)).toBe(now + 24 * hour)
  expect(holdEnd(now, now + 5 * hour)).toBe(now + 6 * hour)
})
