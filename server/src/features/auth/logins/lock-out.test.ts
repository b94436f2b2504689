import { randomUUID } from 'node:crypto'
import { authCalls } from '@shelfmate/contract/account/auth'
import { describe, expect, it } from 'vitest'
import { app, withApp } from '../../../testing/suite.ts'
import type { Answer } from '../../../testing/test-app.ts'
import { deviceCookie, goodPassword, mailedToken, otherPassword, wrongPassword } from '../auth.factory.ts'

const home = '203.0.113.7'
const abroad = '198.51.100.9'
const guessesADay = 100
/** Windows of half a day that 24 hours touch at most: the end of one, a whole one and the beginning of the next. */
const windowsADay = 3
/** A hundred passwords take a busy machine a while. */
const siegeTimeoutMs = 60_000

withApp()

interface Place {
  from: string
  /** The Cookie header of the device, where it has one. */
  device?: string
}

const headersOf = ({ device }: Place) => ({ headers: device === undefined ? undefined : { cookie: device } })

async function join(from: string) {
  const email = `${randomUUID()}@campus.test`
  const body = { firstName: 'Mei', lastName: 'Tan', email, password: goodPassword }
  const answer = await app.call(authCalls.signUp, { input: { body }, from })
  return { email, device: deviceCookie(answer) }
}

const enter = (email: string, place: Place, password = goodPassword) =>
  app.call(authCalls.login, {
    input: { body: { email, password } },
    from: place.from,
    ...headersOf(place),
  })

const forgot = (email: string, place: Place) =>
  app.call(authCalls.forgotPassword, { input: { body: { email } }, from: place.from, ...headersOf(place) })

/** Wrong passwords from ever new addresses until all are turned away; returns how many were judged. */
async function besiege(email: string, guesses = 40): Promise<number> {
  const statuses: number[] = []
  for (let n = 0; n < guesses; n += 20)
    statuses.push(
      ...(await Promise.all(
        Array.from({ length: 20 }, (_, k) =>
          enter(email, { from: `192.0.2.${n + k}` }, wrongPassword).then((answer) => answer.status),
        ),
      )),
    )
  expect(statuses.slice(-20)).toEqual(Array(20).fill(429))
  return statuses.filter((status) => status === 401).length
}

describe('an account that strangers guess at', { timeout: siegeTimeoutMs }, () => {
  it('lets its owner in on her device, wherever she is, and nobody without it', async () => {
    const { email, device } = await join(home)
    expect(await besiege(email)).toBeLessThanOrEqual(guessesADay)
    for (let n = 0; n < 6; n++) await enter(email, { from: home }, wrongPassword)
    expect((await enter(email, { from: abroad })).status).toBe(429)
    for (const from of [home, abroad, '192.0.2.1'])
      expect((await enter(email, { from, device })).status).toBe(200)
  })

  it('lets its owner in from a network that has been hers since the sign-up', async () => {
    const { email } = await join(home)
    await besiege(email)
    expect((await enter(email, { from: home })).status).toBe(200)
  })

  it('judges no more than a hundred strangers in any 24 hours, those on the owner’s network and device among them', async () => {
    const { email, device } = await join(home)
    await Promise.all(
      ['203.0.113.8', '203.0.113.9'].map(async (from) =>
        expect((await enter(email, { from })).status).toBe(200),
      ),
    )
    let judged = 0
    for (let window = 0; window < windowsADay; window++) {
      judged += await besiege(email)
      for (let quarter = 0; quarter < 4; quarter++) {
        for (const place of [
          { from: home },
          { from: '203.0.113.8' },
          { from: '203.0.113.9' },
          { from: abroad, device },
        ])
          for (let n = 0; n < 5; n++) if ((await enter(email, place, wrongPassword)).status === 401) judged++
        await app.pool.query(
          `delete from rate_limits where key like 'login-pair:%' or key like 'login-device:%'`,
        )
      }
      await app.pool.query(
        `delete from rate_limits where key like 'login-%' and key not like 'login-known:%'`,
      )
    }
    expect(judged).toBeGreaterThan(guessesADay / 2)
    expect(judged).toBeLessThanOrEqual(guessesADay)
  })

  it('lets its owner in after a reset, while the guessing goes on', async () => {
    const { email } = await join(home)
    await besiege(email)
    const token = await mailedToken(app, email)
    const body = { token, password: otherPassword }
    const done = await app.call(authCalls.resetPassword, { input: { body }, from: abroad })
    expect(done.status).toBe(204)
    expect((await enter(email, { from: abroad }, otherPassword)).status).toBe(200)
    await besiege(email)
    const device = deviceCookie(done)
    expect((await enter(email, { from: '198.51.100.77', device }, otherPassword)).status).toBe(200)
  })
})

describe('a known device', () => {
  it('has an allowance of its own', async () => {
    const { email, device } = await join(home)
    for (let n = 0; n < 5; n++)
      expect((await enter(email, { from: home, device }, wrongPassword)).status).toBe(401)
    expect((await enter(email, { from: home, device })).status).toBe(429)
    expect((await enter(email, { from: home })).status).toBe(200)
  })

  it.each([
    ['there', true],
    ['on the phone that has the mail', false],
  ])('lets in who set a new password %s, after the wrong ones that made it necessary', async (_, isThere) => {
    const { email, device } = await join(home)
    const place = { from: home, device }
    for (let n = 0; n < 5; n++) await enter(email, place, wrongPassword)
    await app.pool.query(`delete from rate_limits where key like 'login-device:%'`)
    for (let n = 0; n < 5; n++) await enter(email, place, wrongPassword)
    expect((await enter(email, place)).status).toBe(429)
    const body = { token: await mailedToken(app, email), password: otherPassword }
    const where = isThere ? place : { from: abroad }
    await app.call(authCalls.resetPassword, { input: { body }, from: where.from, ...headersOf(where) })
    expect((await enter(email, place, otherPassword)).status).toBe(200)
  })

  it('is made known by the page of an older session too, and only once', async () => {
    const user = await app.signUp()
    const ask = (cookie: string) => app.call(authCalls.session, { as: { cookie } })
    const device = deviceCookie(await ask(user.cookie))
    await besiege(user.email)
    expect((await enter(user.email, { from: abroad, device })).status).toBe(200)
    const again = await ask(`${user.cookie}; ${device}`)
    expect(again.raw.headers['set-cookie']).toBeUndefined()
  })

  it('is known to several accounts at once and keeps its cookie through a logout', async () => {
    const [mei, jun] = [await join(home), await join(home)]
    const both = deviceCookie(await enter(jun.email, { from: home, device: mei.device }))
    const left = await app.call(authCalls.logout, { as: { cookie: both } })
    expect(String(left.raw.headers['set-cookie'])).not.toContain('device')
    await Promise.all([besiege(mei.email), besiege(jun.email)])
    for (const { email } of [mei, jun])
      expect((await enter(email, { from: abroad, device: both })).status).toBe(200)
  })

  it('cannot be made up, nor lent to another account', async () => {
    const [mei, jun] = [await join(home), await join(home)]
    await besiege(mei.email)
    const altered = mei.device.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    for (const device of [jun.device, altered, mei.device.replace(/=.{4}/, '=AAAA'), 'device=', 'device=x.y'])
      expect((await enter(mei.email, { from: abroad, device })).status).toBe(429)
  })

  it('lasts for more than a year, and no script can read it', async () => {
    const answer: Pick<Answer<unknown>, 'raw'> = await app.call(authCalls.login, {
      input: { body: { email: (await join(home)).email, password: goodPassword } },
      from: home,
    })
    expect(String(answer.raw.headers['set-cookie'])).toMatch(
      /device=[\w.-]+; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
  })
})

it('lets somebody in on a new laptop with the password that they set on the phone, after wrong ones there', async () => {
  const [{ email }, laptop] = [await join(home), { from: '203.0.113.44' }]
  for (let n = 0; n < 5; n++) await enter(email, laptop, wrongPassword)
  expect((await enter(email, laptop)).status).toBe(429)
  const body = { token: await mailedToken(app, email), password: otherPassword }
  await app.call(authCalls.resetPassword, { input: { body }, from: abroad })
  expect((await enter(email, laptop, otherPassword)).status).toBe(200)
})

describe('whoever had an account’s session, and makes one device after another known by it', () => {
  async function thief() {
    const user = await app.signUp()
    const steal = async () => deviceCookie(await app.call(authCalls.session, { as: { cookie: user.cookie } }))
    return { user, devices: await Promise.all(Array.from({ length: 12 }, steal)) }
  }

  it('guesses no more often for that, and shuts the owner out of no network of hers', async () => {
    const { user, devices } = await thief()
    const own = deviceCookie(await enter(user.email, { from: home }))
    const guesses = devices.flatMap((device) => [device, device, device])
    const statuses: number[] = []
    for (const device of guesses)
      statuses.push((await enter(user.email, { from: abroad, device }, wrongPassword)).status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(13)
    expect((await enter(user.email, { from: home })).status).toBe(200)
    expect((await enter(user.email, { from: home, device: own })).status).toBe(200)
    expect((await enter(user.email, { from: abroad, device: own })).status).toBe(429)
  })

  it('has no more than ten links an hour mailed to her', async () => {
    const { user, devices } = await thief()
    for (const device of devices) await forgot(user.email, { from: abroad, device })
    const waiting = async () => (await app.pool.query('select from queued_mails')).rowCount
    await expect.poll(waiting).toBe(0)
    expect(app.mails.filter(({ to }) => to === user.email)).toHaveLength(10)
  })
})

describe('strangers who ask for somebody’s reset', () => {
  it('never keep the owner from one', async () => {
    const { email, device } = await join(home)
    const before = app.mails.length
    for (let n = 0; n < 60; n++) expect((await forgot(email, { from: `192.0.2.${n}` })).status).toBe(202)
    const mailed = () => app.mails.slice(before).filter((mail) => mail.to === email)
    await expect.poll(() => mailed().length).toBe(5)
    // A link of theirs lies in the owner's inbox; where she is known she gets one of her own.
    for (const place of [{ from: home }, { from: abroad, device }]) {
      const soFar = mailed().length
      expect((await forgot(email, place)).status).toBe(202)
      await expect.poll(() => mailed().length).toBe(soFar + 1)
    }
    const link = /\/reset\?token=([\w-]+)/.exec(mailed()[0]?.text ?? '')?.[1] ?? ''
    const body = { token: link, password: otherPassword }
    expect((await app.call(authCalls.resetPassword, { input: { body }, from: abroad })).status).toBe(204)
  })

  it('do not keep her from using its link by trying links of their own on her network', async () => {
    const { email } = await join(home)
    const token = await mailedToken(app, email)
    const attempt = (each: string) =>
      app.call(authCalls.resetPassword, {
        input: { body: { token: each, password: otherPassword } },
        from: home,
      })
    for (let n = 0; n < 201; n++) await attempt('x'.repeat(43))
    expect((await attempt('x'.repeat(43))).status).toBe(429)
    expect((await attempt(token)).status).toBe(204)
  })
})
