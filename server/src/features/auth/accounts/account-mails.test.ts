import { expect, it } from 'vitest'
import { restoredLetter } from './account-mails.ts'

it('a letter that the version before does not know is of a kind that it leaves alone: of its own it would make another mail', () => {
  const { kind } = restoredLetter({ email: 'arun@campus.test', displayName: 'Arun', verifiedAt: null })
  expect(kind).not.toBe('account notice')
})
