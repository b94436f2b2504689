import { expect, it } from 'vitest'
import { whoOf } from './who.ts'

const textOf = (...parts: string[]) => parts.join('\u001f')
const sessionId = '0b0c1c7e-7c1e-4a55-9a39-5cbd1a4a3a01'
const expiry = '2026-12-26 14:24:25.123456+00'
const userId = '5f1d7c1e-7c1e-4a55-9a39-5cbd1a4a3a02'
const since = '2026-09-01 08:00:00+05:30'

it('reads a session and its user', () => {
  const text = textOf(sessionId, expiry, userId, 't', since, 'a b', 'Asia/Singapore', 'mei@x.edu', 'Mei Tan')
  expect(whoOf(text)).toEqual({
    id: sessionId,
    userId,
    verified: true,
    hidden: ['a', 'b'],
    timeZone: 'Asia/Singapore',
    email: 'mei@x.edu',
    displayName: 'Mei Tan',
    expiresAt: new Date('2026-12-26T14:24:25.123Z'),
    since: new Date('2026-09-01T02:30:00Z'),
  })
})

it('knows nothing where nothing is, and takes a name for a name whatever it holds', () => {
  const text = textOf(sessionId, expiry, userId, 'f', since, '', '', 'mei@x.edu', 'Mei', 'Tan')
  const { verified, hidden, timeZone, displayName } = whoOf(text)
  expect({ verified, hidden, timeZone, displayName }).toEqual({
    verified: false,
    hidden: [],
    timeZone: null,
    displayName: 'Mei\u001fTan',
  })
})
