import { beforeEach, describe, expect, test, vi } from 'vitest'
import { mei } from '../testing/people.factory.ts'
import type * as Session from './session.ts'

const device = vi.hoisted(() => ({ user: undefined as unknown, followed: [] as unknown[] }))
const server = vi.hoisted(() => ({ answer: Promise.withResolvers<{ user: unknown }>() }))
vi.mock('./api-client.ts', () => ({ sendTo: () => server.answer.promise }))
vi.mock('../device/account.ts', () => ({
  rememberedUser: async () => device.user,
  followAnswer: async (answer: unknown, asked: unknown) => {
    device.followed.push([answer, asked])
    device.user = answer ?? undefined
  },
  forgetQueries: async () => {
    device.user = undefined
  },
}))

let session: typeof Session
beforeEach(async () => {
  vi.resetModules()
  device.user = undefined
  device.followed = []
  server.answer = Promise.withResolvers()
  session = await import('./session.ts')
})

const waitMs = 20
const afterwards = () => new Promise((resolve) => setTimeout(resolve, 2 * waitMs))
/** As a login does it. */
const signIn = () => {
  device.user = mei
  session.setSession({ ...mei })
}

describe('whoever signs in soon after the page asked who is there', () => {
  test('stays signed in when the answer was there before', async () => {
    const asked = session.readSession(waitMs)
    server.answer.resolve({ user: null })
    expect(await asked).toBeNull()
    signIn()
    await afterwards()
    expect(session.currentSession()).toEqual(mei)
  })

  test('stays signed in when the answer comes late', async () => {
    const asked = session.readSession(waitMs)
    signIn()
    await afterwards()
    server.answer.resolve({ user: null })
    expect(await asked).toEqual(mei)
    await afterwards()
    expect(session.currentSession()).toEqual(mei)
  })

  test('stays signed in as the user who was remembered before', async () => {
    device.user = mei
    expect(await session.readSession(0)).toEqual(mei)
    signIn()
    server.answer.resolve({ user: null })
    await afterwards()
    expect(session.currentSession()).toEqual(mei)
  })
})

test('a remembered user is let in at once, and out when the server says so', async () => {
  device.user = mei
  expect(await session.readSession(0)).toEqual(mei)
  server.answer.resolve({ user: null })
  await expect.poll(() => session.currentSession()).toBeNull()
})

test('an answer is about whoever was remembered when it was asked for', async () => {
  device.user = mei
  const asked = session.readSession()
  const kai = { ...mei, id: 'kai' }
  // Another tab logs out and in meanwhile.
  await afterwards()
  device.user = kai
  server.answer.resolve({ user: null })
  expect(await asked).toBeNull()
  expect(device.followed).toEqual([[null, mei]])
})

test('a page starts over where the browser turns out to be signed in as somebody else', async () => {
  let found: unknown
  const reload = vi.fn(() => {
    found = device.user
  })
  vi.stubGlobal('window', { location: { reload } })
  signIn()
  // Such as after a login in a tab that was closed before it told the others.
  server.answer.resolve({ user: { ...mei, id: 'kai' } })
  await session.recheckSession()
  expect(reload).toHaveBeenCalledOnce()
  // What it shows at once is nothing of the first one's.
  expect(found).toMatchObject({ id: 'kai' })
  expect(session.currentSession()).toEqual(mei)
  vi.unstubAllGlobals()
})
