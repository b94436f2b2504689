import { afterEach, expect, it, vi } from 'vitest'
import { mei } from '../testing/people.factory.ts'
import { ApiError } from './api-error.ts'
import { queryClient } from './query-client.ts'
import { currentSession, setSession } from './session.ts'

afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

/** A read that is refused for want of a session, while the server says that this is who is signed in. */
async function readRefused(user: object | null): Promise<void> {
  setSession(mei)
  vi.stubGlobal('fetch', async () => Response.json({ user }))
  const refused = new ApiError('UNAUTHENTICATED', 401)
  const read = queryClient.fetchQuery({ queryKey: ['read'], queryFn: () => Promise.reject(refused) })
  await expect(read).rejects.toBe(refused)
}

it('ends the session here, too, when it has ended elsewhere', async () => {
  await readRefused(null)
  await expect.poll(() => currentSession()).toBeNull()
})

it('keeps it when only the cookie was another by then', async () => {
  const now = { ...mei, displayName: 'Mei, as asked' }
  await readRefused(now)
  await expect.poll(() => currentSession()).toEqual(now)
})

it.each([
  [
    'drops what was read when it is not there for the user any more',
    new ApiError('NOT_FOUND', 404),
    undefined,
  ],
  ['keeps what was read when it cannot be read again', new ApiError('INTERNAL', 500), 'read before'],
])('%s', async (_, refused, held) => {
  queryClient.setQueryData(['read'], 'read before')
  const read = queryClient.fetchQuery({
    queryKey: ['read'],
    staleTime: 0,
    queryFn: (): Promise<string> => Promise.reject(refused),
  })
  await expect(read).rejects.toBe(refused)
  expect(queryClient.getQueryData(['read'])).toBe(held)
})
