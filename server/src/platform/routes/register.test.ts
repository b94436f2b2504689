import { authCalls } from '@shelfmate/contract/account/auth'
import type { Call } from '@shelfmate/contract/api/call'
import { everyCall } from '@shelfmate/contract/api/calls'
import { fastify } from 'fastify'
import { describe, expect, it } from 'vitest'
import type { Implementation } from './implementation.ts'
import { registerCalls } from './register.ts'

const implementing = (call: Call): Implementation => ({ call, revisions: [], handle: async () => null })
const all = everyCall.map(({ call }) => implementing(call))
// Nothing of it is used before a request comes.
const unused = {} as Parameters<typeof registerCalls>[2]
const register = (implementations: Implementation[]) => () =>
  registerCalls(fastify(), implementations, unused)

describe('registerCalls', () => {
  it('starts with exactly the table', () => {
    expect(register(all)).not.toThrow()
  })

  it('does not start with a call too few', () => {
    expect(register(all.slice(1))).toThrow('auth.signUp is in the route table but not implemented')
  })

  it('does not start with a call too many', () => {
    const unlisted = implementing({ ...authCalls.login, path: '/back/door' })
    expect(register([...all, unlisted])).toThrow('POST /back/door is not in the route table')
  })

  it('does not start with a call twice', () => {
    expect(register([...all, implementing(authCalls.login)])).toThrow('a call is implemented twice')
  })
})
