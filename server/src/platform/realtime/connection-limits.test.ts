import { authCalls } from '@shelfmate/contract/account/auth'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { LiveClient } from '../../testing/live-client.ts'
import { app, withApp } from '../../testing/suite.ts'
import { sessionCookie, TestApp, type TestUser } from '../../testing/test-app.ts'

/** Of which a session may make six connections at once and an address a hundred. */
const perMinute = 600
const perSession = 6
const perNetwork = 100
/** Of an IPv6 customer with many networks. */
const perSite = 4 * perNetwork

let origin: string
let screens: LiveClient[] = []
withApp(() => TestApp.start({ REQUESTS_PER_MINUTE: String(perMinute), TRUST_PROXY: '1' }))
beforeAll(async () => {
  origin = await app.listen()
})
afterEach(() => {
  for (const screen of screens) screen.close()
  screens = []
  // Long enough for every address and session to be rested.
  app.clock.advance(600_000)
})

interface From {
  as: Pick<TestUser, 'cookie'>
  address: string
}

/** How many of so many connections are let in. */
async function admitted({ as, address }: From, times: number): Promise<number> {
  const opened = Array.from({ length: times }, () => {
    const screen = new LiveClient(origin, as, { headers: { 'x-forwarded-for': address } })
    screens.push(screen)
    return screen.connected()
  })
  return (await Promise.allSettled(opened)).filter(({ status }) => status === 'fulfilled').length
}

it('lets a session open a burst of screens, then so many a second', async () => {
  const mei = await app.signUp()
  const from = { as: mei, address: '203.0.113.1' }
  expect(await admitted(from, perSession + 10)).toBe(perSession)
  app.clock.advance(30_000)
  expect(await admitted(from, perSession)).toBe(3)
})

it('lets others behind the same address in, and the same person by another session', async () => {
  const mei = await app.signUp()
  const address = '203.0.113.2'
  await admitted({ as: mei, address }, perNetwork + 50)
  expect(await admitted({ as: await app.signUp(), address }, perSession)).toBe(perSession)
  const { email, password } = mei
  const phone = sessionCookie(await app.call(authCalls.login, { input: { body: { email, password } } }))
  expect(await admitted({ as: { cookie: phone }, address }, 1)).toBe(1)
})

it('counts an address together, whatever sessions are invented, and no other address', async () => {
  const address = '203.0.113.3'
  for (let n = 0; n < perNetwork; n++) {
    const cookie = `sid=${String(n).padStart(43, 'A')}`
    expect(await admitted({ as: { cookie }, address }, 1)).toBe(0)
  }
  const mei = await app.signUp()
  expect(await admitted({ as: mei, address }, 1)).toBe(0)
  expect(await admitted({ as: mei, address: '203.0.113.4' }, 1)).toBe(1)
})

it('takes nothing from who has a session and asked for something before, whatever is invented beside them', async () => {
  const address = '203.0.113.5'
  const mei = await app.signUp()
  for (let n = 0; n < perNetwork; n++)
    await admitted({ as: { cookie: `sid=${String(n).padStart(43, 'C')}` }, address }, 1)
  expect((await app.call(authCalls.session, { as: mei })).body.user).not.toBeNull()
  expect(await admitted({ as: mei, address }, perSession + 1)).toBe(perSession)
})

it('counts the households of an IPv6 site together, too', async () => {
  const household = (n: number) => `2001:db8:7:${n.toString(16)}::1`
  for (let n = 0; n < perSite; n++) {
    const cookie = `sid=${String(n).padStart(43, 'B')}`
    expect(await admitted({ as: { cookie }, address: household(n) }, 1)).toBe(0)
  }
  const mei = await app.signUp()
  expect(await admitted({ as: mei, address: household(perSite) }, 1)).toBe(0)
  expect(await admitted({ as: mei, address: '2001:db8:8:1::1' }, 1)).toBe(1)
})
