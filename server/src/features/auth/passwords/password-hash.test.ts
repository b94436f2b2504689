import { expect, it } from 'vitest'
import { decoy, PasswordHasher } from './password-hash.ts'

const costOf = (hashed: string) => hashed.split('$').slice(1, 4)

it('compares with the decoy as long as with an account: it costs what every password does', async () => {
  expect(costOf(decoy)).toEqual(costOf(await new PasswordHasher().hash('pantry-pass-1!')))
})

it('fits nobody without an account', async () => {
  expect(await new PasswordHasher().verify(undefined, 'no account has this password')).toBe(false)
})
