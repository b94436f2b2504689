import { beforeEach, describe, expect, test, vi } from 'vitest'
import { mei } from '../testing/people.factory.ts'
import type * as Session from './session.ts'

const device = vi.hoisted(() => ({ user: undefined as unknown, followed: [] as unknown[] }))
const server = vi.hoisted(() => ({ answer: Promise.withResolvers<{ user: unknown }>(), asked: 0 }))
vi.mock('./api-client.ts', () => ({
  sendTo: () => {
    server.asked += 1
    return server.answer.promise
  },
}))
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
  server.asked = 0
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

/** Asks again who is signed in; returns how to answer that. */
async function recheck() {
  const before = server.asked
  server.answer = Promise.withResolvers()
  const { resolve } = server.answer
  const done = session.recheckSession()
  await expect.poll(() => server.asked).toBe(before + 1)
  return { done, answer: (verified: boolean) => resolve({ user: { ...mei, verified } }) }
}
const isVerified = () => session.currentSession()?.verified

test.each([
  ['first', [0, 1]],
  ['last', [1, 0]],
])('of two questions that overlap the older one, answered %s, hides no newer news', async (_, order) => {
  session.setSession({ ...mei, verified: false })
  const questions = [await recheck(), await recheck()]
  // Whoever asks from now on hears it.
  server.answer = Promise.withResolvers()
  server.answer.resolve({ user: mei })
  for (const place of order) {
    questions[place]?.answer(place === 1)
    await questions[place]?.done
  }
  expect(isVerified()).toBe(true)
  // The one that was overtaken has asked once more, and no more than that.
  expect(server.asked).toBe(3)
})

test('is asked for no more by two questions that overlap and hear the same', async () => {
  session.setSession({ ...mei, verified: false })
  const questions = [await recheck(), await recheck()]
  for (const { answer, done } of questions) {
    answer(true)
    await done
  }
  expect(isVerified()).toBe(true)
  expect(server.asked).toBe(2)
})

test('a new name that comes before the answer does not hide what else that says', async () => {
  session.setSession({ ...mei, verified: false })
  const { done, answer } = await recheck()
  session.followOwnName('Mei')
  server.answer = Promise.withResolvers()
  server.answer.resolve({ user: { ...mei, displayName: 'Mei' } })
  answer(true)
  await done
  expect(session.currentSession()).toEqual({ ...mei, displayName: 'Mei' })
  expect(server.asked).toBe(2)
})

test('who logs out before the answer stays so, and nothing more is asked', async () => {
  session.setSession({ ...mei, verified: false })
  const { done, answer } = await recheck()
  session.setSession(null)
  answer(true)
  await done
  expect([session.currentSession(), server.asked]).toEqual([null, 1])
})
