import { once } from 'node:events'
import { authCalls } from '@shelfmate/contract/account/auth'
import { crowdedEvent, livePath, resyncEvent } from '@shelfmate/contract/api/live'
import { type PantryChange, pantryCalls, pantryChangedEvent } from '@shelfmate/contract/pantry/pantry'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { LiveClient } from '../../testing/live-client.ts'
import { sessionCookie, TestApp, type TestUser } from '../../testing/test-app.ts'
import { untilListening } from '../../testing/test-database.ts'
import { Interruption, type Whose } from './adapter/interruption.ts'

const liveWithinMs = 1000
const cutWithinMs = 2000
const publicUrl = 'https://shelf.campus.test'

let here: TestApp
let there: TestApp
let origins: { here: string; there: string }
let mei: TestUser
let screens: LiveClient[]
/** What the first process is told when events were missed. */
let missed: (whose: Whose) => void
beforeAll(async () => {
  vi.spyOn(Interruption.prototype, 'on').mockImplementation((then) => {
    missed ??= then
  })
  here = await TestApp.start({ PUBLIC_URL: publicUrl })
  there = await TestApp.start({ PUBLIC_URL: publicUrl }, { beside: here })
  origins = { here: await here.listen(), there: await there.listen() }
  await untilListening(here)
})
beforeEach(async () => {
  screens = []
  mei = await here.signUp()
})
afterEach(() => {
  for (const screen of screens) screen.close()
})
afterAll(async () => {
  await there.close()
  await here.close()
})

type Who = Pick<TestUser, 'cookie'>

/** Where a program that is no browser would connect. */
const address = () => `${origins.here.replace('http', 'ws')}${livePath}/?EIO=4&transport=websocket`

/** Live connections of the first process. */
async function connections(): Promise<number> {
  const { raw } = await here.send('GET', '/metrics')
  return Number(/^live_connections (\d+)$/m.exec(raw.body)?.[1])
}

/** Opens a screen; it is closed after the test. */
function open(
  server: string,
  as: Who | undefined,
  handshake: ConstructorParameters<typeof LiveClient>[2] = {},
) {
  // Behind TLS the cookie's name is another, and the page's origin is the public one.
  const screen = new LiveClient(server, as, { origin: publicUrl, ...handshake })
  screens.push(screen)
  return screen.connected()
}
const openBoth = (as: Who) => Promise.all([open(origins.here, as), open(origins.there, as)])

async function addMilk(as: Who, fields: object = {}): Promise<PantryChange> {
  const body = { name: 'Milk', quantity: 1, expiryDates: ['2026-12-01'], ...fields }
  const answer = await here.call(pantryCalls.addItems, { as, input: { body } })
  expect(answer.status).toBe(201)
  return answer.body
}

async function another({ email, password }: TestUser): Promise<Who> {
  return { cookie: sessionCookie(await here.call(authCalls.login, { input: { body: { email, password } } })) }
}

async function expectCut(cut: LiveClient[]): Promise<void> {
  await vi.waitFor(() => expect(cut.map((screen) => screen.isConnected)).toEqual(cut.map(() => false)), {
    timeout: cutWithinMs,
  })
}

describe('a change', () => {
  it('reaches every open screen of its owner within a second, also through another process', async () => {
    const phone = await another(mei)
    const all = [...(await openBoth(mei)), ...(await openBoth(phone))]
    const change = await addMilk(mei)
    for (const screen of all)
      expect(await screen.receives(pantryChangedEvent, 1, liveWithinMs)).toEqual([change])
  })

  it('reaches them in the order of its numbers', async () => {
    const screen = await open(origins.there, mei)
    for (let n = 0; n < 30; n++) await addMilk(mei)
    const changes = (await screen.receives(pantryChangedEvent, 30)) as PantryChange[]
    expect(changes.map((change) => change.seq)).toEqual(Array.from({ length: 30 }, (_, n) => n + 1))
  })

  it('reaches nobody else', async () => {
    const kai = await here.signUp()
    const stranger = await openBoth(kai)
    await addMilk(mei, { name: 'Milk of Mei' })
    const own = await addMilk(kai)
    for (const screen of stranger) expect(await screen.receives(pantryChangedEvent)).toEqual([own])
  })

  it('of twenty long items reaches another process as a whole', async () => {
    const screen = await open(origins.there, mei)
    const change = await addMilk(mei, {
      name: '🥛'.repeat(80),
      remark: '長'.repeat(500),
      expiryDates: Array.from({ length: 20 }, () => '2026-12-01'),
    })
    expect(JSON.stringify(change).length).toBeGreaterThan(8000)
    expect(await screen.receives(pantryChangedEvent)).toEqual([change])
  })
})

describe('what may have been missed', () => {
  it('is asked for by the screens that may have missed it, and no others', async () => {
    const [own, other] = await openBoth(mei)
    missed('others')
    await other.receives(resyncEvent)
    expect(own.received(resyncEvent)).toEqual([])
    missed('own')
    await own.receives(resyncEvent)
    expect(other.received(resyncEvent)).toEqual([null])
  })
})

describe('a screen', () => {
  it.each([
    ['without a cookie', ''],
    ['with a token that nobody was given', `__Host-sid=${'A'.repeat(43)}`],
    ['with a cookie of another name', `sid=${'A'.repeat(43)}`],
  ])('%s is refused', async (_, cookie) => {
    await expect(open(origins.here, { cookie })).rejects.toThrow('UNAUTHENTICATED')
  })

  it('with a session logged out is refused', async () => {
    await here.call(authCalls.logout, { as: mei })
    await expect(open(origins.there, mei)).rejects.toThrow('UNAUTHENTICATED')
  })

  it.each([
    ['of another site', 'https://evil.test'],
    ['of no site', 'null'],
    ['that does not tell its site', ''],
    ['of a longer name', `${publicUrl}.evil.test`],
    ['of another scheme', 'http://shelf.campus.test'],
    ['of the address asked, which is not the public one', undefined],
  ])('%s is refused', async (_, origin = origins.here) => {
    await expect(open(origins.here, mei, { origin })).rejects.toThrow('websocket error')
  })

  it('of the public address is welcome', async () => {
    expect((await open(origins.here, mei, { origin: publicUrl })).isConnected).toBe(true)
  })

  it.each([
    ['of a user', () => mei.cookie],
    ['of nobody', () => `__Host-sid=${'A'.repeat(43)}`],
  ])('%s that asks more than once is cut before it is looked up again', async (_, cookie) => {
    const lookedUp = vi.spyOn(here.pool, 'connect')
    const screen = new WebSocket(address(), { headers: { origin: publicUrl, cookie: cookie() } })
    const cut = once(screen, 'close')
    await once(screen, 'open')
    for (let n = 0; n < 100; n++) screen.send('40')
    await cut
    expect(lookedUp.mock.calls.length).toBeLessThan(10)
    lookedUp.mockRestore()
  })

  it.each([
    ['an event', '42["hello"]'],
    ['an event that asks for an answer', '420["hello"]'],
    ['nested arrays', `42${'['.repeat(50)}`],
    ['more than anything it needs to say', `42["${'x'.repeat(60_000)}"]`],
    ['a binary frame', Buffer.from('hello')],
    ['half an event with an attachment', '451-["hello",{"_placeholder":true,"num":0}]'],
    ['a pong that nobody asked for', '3'],
    ['nothing at all', ''],
  ])('that sends %s is cut, and no other', async (_, frame) => {
    const other = await open(origins.here, mei)
    const screen = new WebSocket(address(), { headers: { origin: publicUrl, cookie: mei.cookie } })
    const cut = once(screen, 'close')
    await once(screen, 'open')
    screen.send('40')
    await expect.poll(() => connections()).toBe(2)
    for (let n = 0; n < 3; n++) screen.send(frame)
    await cut
    expect(other.isConnected).toBe(true)
  })

  it('comes over websocket alone', async () => {
    await expect(open(origins.here, mei, { transports: ['polling'] })).rejects.toThrow('xhr poll error')
  })

  it('is cut with a word when twenty newer ones of its user are open in its process', async () => {
    const stranger = await open(origins.here, await here.signUp())
    const elsewhere = await open(origins.there, mei)
    const [first, ...rest] = await Promise.all(Array.from({ length: 20 }, () => open(origins.here, mei)))
    await addMilk(mei)
    for (const screen of [first, ...rest]) await screen?.receives(pantryChangedEvent)
    expect([first, ...rest].filter((screen) => screen?.isConnected)).toHaveLength(20)
    const all = [...rest, await open(origins.here, mei)]
    await expect.poll(() => [first, ...all].filter((screen) => !screen?.isConnected)).toHaveLength(1)
    const cut = [first, ...all].filter((screen) => !screen?.isConnected)
    expect(cut[0]?.received(crowdedEvent)).toEqual([null])
    expect([stranger, elsewhere, all.at(-1)].map((screen) => screen?.isConnected)).toEqual([true, true, true])
  })

  it('is counted', async () => {
    const count = async () => {
      const { raw } = await there.send('GET', '/metrics')
      return Number(/^live_connections (\d+)$/m.exec(raw.body)?.[1])
    }
    await expect.poll(count).toBe(0)
    const [, screen] = await openBoth(mei)
    expect(await count()).toBe(1)
    screen?.close()
    await expect.poll(count).toBe(0)
  })
})

describe('the end of a session', () => {
  it('by logout cuts its screens in every process, and no others', async () => {
    const phone = await another(mei)
    const [cut, kept] = [await openBoth(mei), await openBoth(phone)]
    await here.call(authCalls.logout, { as: mei })
    await expectCut(cut)
    const change = await addMilk(phone)
    for (const screen of kept) expect(await screen.receives(pantryChangedEvent)).toEqual([change])
    for (const screen of cut) expect(screen.received(pantryChangedEvent)).toEqual([])
  })

  it('by a new password cuts the screens of all other sessions', async () => {
    const phone = await another(mei)
    const [kept, cut] = [await openBoth(mei), await openBoth(phone)]
    const body = { currentPassword: mei.password, newPassword: 'teh-tarik, kurang manis' }
    const answer = await here.call(authCalls.changePassword, { as: mei, input: { body } })
    await expectCut(cut)
    const change = await addMilk({ ...mei, cookie: sessionCookie(answer) })
    for (const screen of kept) expect(await screen.receives(pantryChangedEvent)).toEqual([change])
  })

  it('by a new password cuts in a moment those of its own cookie, which somebody may have copied', async () => {
    const strangers = await openBoth(mei)
    const body = { currentPassword: mei.password, newPassword: 'teh-tarik, kurang manis' }
    const answer = await here.call(authCalls.changePassword, { as: mei, input: { body } })
    const own = await open(origins.here, { cookie: sessionCookie(answer) })
    for (const { app } of [here, there])
      await app.jobs.find(({ name }) => name === 'identity.cutEndedSessions')?.run()
    await expectCut(strangers)
    expect(own.isConnected).toBe(true)
  })

  it('by signing in as somebody else cuts the screens of before', async () => {
    const kai = await here.signUp()
    const cut = await openBoth(mei)
    const { email, password } = kai
    await here.call(authCalls.login, { as: mei, input: { body: { email, password } } })
    await expectCut(cut)
  })
})
