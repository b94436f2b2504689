import { authCalls } from '@shelfmate/contract/account/auth'
import { resyncEvent } from '@shelfmate/contract/api/live'
import { beforeAll, describe, expect, it } from 'vitest'
import { LiveClient } from '../../../testing/live-client.ts'
import { inFullTime } from '../../../testing/remembered-hashes.ts'
import { app, withApp } from '../../../testing/suite.ts'
import { sessionCookie, type TestUser } from '../../../testing/test-app.ts'
import {
  goodPassword,
  insertUsers,
  isSignedIn,
  logIn,
  withoutRequestId,
  wrongPassword,
} from '../auth.factory.ts'

let mei: TestUser
withApp()
beforeAll(async () => {
  mei = await app.signUp({ email: 'Mei.Tan@campus.test' })
})

describe('auth.login', () => {
  it('signs in and answers who that is', async () => {
    const answer = await logIn(app, mei.email)
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      user: { id: mei.id, email: 'Mei.Tan@campus.test', displayName: 'Mei Tan', verified: true },
    })
    expect(await isSignedIn(app, { cookie: sessionCookie(answer) })).toBe(true)
  })

  it('records who logged in, under which address and name, and when', async () => {
    const kai = await app.signUp({ firstName: 'Kai' })
    await logIn(app, kai.email, wrongPassword)
    await logIn(app, kai.email)
    const records = await app.pool.query(
      'select email, display_name, login_time from login_records where user_id = $1',
      [kai.id],
    )
    expect(records.rows).toEqual([{ email: kai.email, display_name: 'Kai Tan', login_time: app.clock.now() }])
  })

  it.each(['mei.tan@campus.test', ' MEI.TAN@CAMPUS.TEST '])('knows the address as %j', async (email) => {
    expect((await logIn(app, email)).body.user.id).toBe(mei.id)
  })

  it.each([
    ['accents', 'ÉLÈVE@campus.test', 'élève@campus.test'],
    ['letters composed in another way', 'zoë@campus.test', 'zoe\u0308@campus.test'],
    ['composed letters at sign-up', 'chloe\u0308@campus.test', 'chloë@campus.test'],
    ['a dotted capital I', 'İpek@campus.test', 'İpek@campus.test'],
  ])('knows an address with %s', async (_, signedUp, typed) => {
    await app.signUp({ email: signedUp })
    expect((await logIn(app, typed)).status).toBe(200)
  })

  it('takes a password in whatever Unicode form the keyboard writes it', async () => {
    const password = 'crème brûlée à la carte'
    const { email } = await app.signUp({ password: password.normalize('NFD') })
    for (const form of ['NFC', 'NFD'] as const)
      expect((await logIn(app, email, password.normalize(form))).status).toBe(200)
  })

  it('stores the time zone that the browser sends and keeps it when none comes', async () => {
    const { id, email } = await app.signUp({ timeZone: 'Asia/Singapore' })
    const zoneAfter = async (timeZone: string | undefined) => {
      await app.call(authCalls.login, { input: { body: { email, password: goodPassword, timeZone } } })
      const users = await app.pool.query('select time_zone from users where id = $1', [id])
      return users.rows[0].time_zone
    }
    expect(await zoneAfter('Europe/Berlin')).toBe('Europe/Berlin')
    expect(await zoneAfter(undefined)).toBe('Europe/Berlin')
    expect(await zoneAfter('Not/A_Zone')).toBe('Europe/Berlin')
  })

  it('goes with a session that travels, until the day has seen ten zones', async () => {
    const user = await app.signUp({ timeZone: 'Asia/Singapore' })
    const screen = await new LiveClient(await app.listen(), user).connected()
    const moved = (timeZone: string) =>
      app.call(authCalls.moveTimeZone, { as: user, input: { body: { timeZone } } })
    const zone = async () =>
      (await app.pool.query('select time_zone from users where id = $1', [user.id])).rows
    expect((await moved('Europe/London')).status).toBe(204)
    expect(await zone()).toEqual([{ time_zone: 'Europe/London' }])
    expect(await screen.receives(resyncEvent)).toContain(null)
    screen.close()
    // Neither moves anybody, nor counts.
    for (const same of ['Europe/London', 'Not/A_Zone']) expect((await moved(same)).status).toBe(204)
    for (const nth of Array(9).keys()) expect((await moved(`Etc/GMT+${nth + 1}`)).status).toBe(204)
    expect((await moved('Asia/Tokyo')).status).toBe(429)
    expect(await zone()).toEqual([{ time_zone: 'Etc/GMT+9' }])
    const { rows } = await app.pool.query(
      'select time_zone from former_zones where user_id = $1 order by until',
      [user.id],
    )
    expect(rows[0]).toEqual({ time_zone: 'Asia/Singapore' })
  })

  it('answers an unknown address and a wrong password alike', async () => {
    const wrong = await logIn(app, mei.email, wrongPassword)
    const unknown = await logIn(app, 'nobody@campus.test', wrongPassword)
    const impossible = await logIn(app, 'no\u0000body@campus.test', wrongPassword)
    for (const answer of [wrong, unknown, impossible]) {
      expect(answer.status).toBe(401)
      expect(answer.raw.headers['set-cookie']).toBeUndefined()
      expect(withoutRequestId(answer)).toEqual({
        code: 'INVALID_CREDENTIALS',
        message: 'Email or password is incorrect.',
      })
    }
  })

  it('takes as long for an unknown address as for a known one', async () => {
    const tries = 24
    const emails = await insertUsers(app, tries)
    const timed = async (email: string, n: number) => {
      const start = performance.now()
      await inFullTime(() => logIn(app, email, wrongPassword, `198.51.100.${n}`))
      return performance.now() - start
    }
    const [known, unknown]: [number[], number[]] = [[], []]
    for (const [n, email] of emails.entries()) {
      known.push(await timed(email, n))
      unknown.push(await timed(`unknown.${email}`, n))
    }
    const ratio = median(known) / median(unknown)
    // Without the decoy hash an unknown address answers ten times as fast; a crowded machine blurs less than threefold.
    expect(ratio).toBeGreaterThan(1 / 3)
    expect(ratio).toBeLessThan(3)
  })

  it.each([
    ['email', { email: 'x'.repeat(2000) }],
    ['email', { email: ['mei.tan@campus.test'] }],
    ['password', { password: '' }],
    ['password', { password: 'x'.repeat(2000) }],
    ['password', { password: undefined }],
    ['remember', { remember: true }],
  ])('refuses a wrong %s: %j', async (field, details) => {
    const answer = await app.send('POST', '/api/auth/login', {
      body: { email: mei.email, password: goodPassword, ...details },
    })
    expect(answer.error?.code).toBe('VALIDATION_FAILED')
    expect(Object.keys(answer.error?.fields ?? {})).toEqual([field])
  })
})

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
