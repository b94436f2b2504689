import { expect, it } from 'vitest'
import { restoredLetter, stillSuspendedLetter } from './account-mails.ts'

it('a letter that the version before does not know is of a kind that it leaves alone: of its own it would make another mail', () => {
  const to = { email: 'arun@campus.test', displayName: 'Arun', verifiedAt: null }
  const kinds = [restoredLetter(to), stillSuspendedLetter(to, null)].map(({ kind }) => kind)
  expect(new Set(['account notice', ...kinds]).size).toBe(3)
})
