import { authCalls } from '@shelfmate/contract/account/auth'
import { msPerDay, msPerHour } from '@shelfmate/contract/api/durations'
import { notificationsCalls } from '@shelfmate/contract/notifications/notifications'
import { pantryCalls } from '@shelfmate/contract/pantry/pantry'
import { describe, expect, it, vi } from 'vitest'
import { patienceMs } from '../../../testing/patience.ts'
import { app, withApp } from '../../../testing/suite.ts'
import { type Answer, sessionCookie, TestApp, type TestUser } from '../../../testing/test-app.ts'
import { deviceCookie, goodPassword, isSignedIn, logIn, sessionCookieGiven } from '../auth.factory.ts'

const unknownToken = 'A'.repeat(43)

withApp()

const expiryOf = async (user: TestUser): Promise<Date> => {
  const sessions = await app.pool.query('select expires_at from sessions where user_id = $1', [user.id])
  return sessions.rows[0]?.expires_at
}

describe('auth.session', () => {
  it('tells who is signed in', async () => {
    const user = await app.signUp()
    const answer = await app.call(authCalls.session, { as: user })
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      user: { id: user.id, email: user.email, displayName: 'Mei Tan', verified: true },
    })
  })

  it('lasts thirty days from the last use', async () => {
    const user = await app.signUp()
    for (let month = 0; month < 3; month++) {
      app.clock.advance(29 * msPerDay)
      expect(await isSignedIn(app, user)).toBe(true)
      // The answer does not wait until the new end is written.
      const end = new Date(app.clock.now().getTime() + 30 * msPerDay)
      await expect.poll(() => expiryOf(user)).toEqual(end)
    }
    app.clock.advance(30 * msPerDay)
    expect(await isSignedIn(app, user)).toBe(false)
  })

  it.each([
    ['who is signed in', authCalls.session],
    ['any other call', notificationsCalls.read],
  ])('hands its cookie out again with the new end, asked by %s', async (_, call) => {
    const user = await app.signUp()
    const handedOut = async () => sessionCookieGiven(await app.call(call, { as: user }))
    expect(await handedOut()).toBeUndefined()
    app.clock.advance(29 * msPerDay)
    expect(await handedOut()).toBe(`${user.cookie}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`)
  })

  it('writes a new end at most once an hour', async () => {
    const user = await app.signUp()
    const first = await expiryOf(user)
    app.clock.advance(msPerHour)
    await isSignedIn(app, user)
    app.clock.advance(1000)
    await isSignedIn(app, user)
    await expect.poll(() => expiryOf(user)).not.toEqual(first)
    expect(await expiryOf(user)).toEqual(new Date(app.clock.now().getTime() + 30 * msPerDay))
  })

  it.each([
    ['no cookie', ''],
    ['an empty cookie', 'sid='],
    ['a cookie of another name', `session=${unknownToken}`],
    ['a token nobody was given', `sid=${unknownToken}`],
    ['a token of the wrong length', `sid=${unknownToken}A`],
    ['a token with a quote in it', `sid=${"'".repeat(43)}`],
  ])('is nobody’s with %s, which other calls refuse', async (_, cookie) => {
    const answer = await app.call(authCalls.session, { as: { cookie } })
    expect([answer.status, answer.body]).toEqual([200, { user: null }])
    const refused = await app.call(pantryCalls.listItems, { as: { cookie }, input: { query: {} } })
    expect(refused.status).toBe(401)
    expect(refused.error).toMatchObject({ code: 'UNAUTHENTICATED', message: 'User not authenticated.' })
  })

  it('finds its cookie among others', async () => {
    const { cookie } = await app.signUp()
    expect(await isSignedIn(app, { cookie: `theme=dark; notsid=${unknownToken}; ${cookie}; a=b` })).toBe(true)
  })
})

describe('the session cookie', () => {
  const attributes = 'Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax'

  it('is kept from scripts and from other sites', async () => {
    const { email } = await app.signUp()
    const answer = await logIn(app, email)
    expect(sessionCookieGiven(answer)).toMatch(new RegExp(`^sid=[\\w-]{43}; ${attributes}$`))
  })

  it('is bound to this host and to TLS when the public address is https', async () => {
    const behindTls = await TestApp.start({ PUBLIC_URL: 'https://shelf.campus.test' })
    const user = await behindTls.signUp()
    const answer = await logIn(behindTls, user.email)
    expect(sessionCookieGiven(answer)).toMatch(new RegExp(`^__Host-sid=[\\w-]{43}; ${attributes}; Secure$`))
    expect(String(answer.raw.headers['set-cookie'])).toMatch(/__Host-device=[\w.-]+; .*; Secure$/)
    expect(await isSignedIn(behindTls, user)).toBe(true)
    expect(await isSignedIn(behindTls, { cookie: user.cookie.replace('__Host-', '') })).toBe(false)
    const logout = await behindTls.call(authCalls.logout, { as: user })
    expect(logout.raw.headers['set-cookie']).toBe(
      '__Host-sid=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure',
    )
    await behindTls.close()
  })

  it('is never the one that the visitor brought along', async () => {
    const { email } = await app.signUp()
    const planted = { cookie: `sid=${unknownToken}` }
    const answer = await app.call(authCalls.login, {
      input: { body: { email, password: goodPassword } },
      as: planted,
    })
    expect(answer.status).toBe(200)
    expect(sessionCookie(answer)).not.toBe(planted.cookie)
    expect(await isSignedIn(app, planted)).toBe(false)
  })

  it.each([
    [
      'login',
      (email: string) => ({ call: authCalls.login, body: { email, password: goodPassword } }),
      undefined,
    ],
    [
      'sign-up',
      () => ({
        call: authCalls.signUp,
        body: {
          firstName: 'Kai',
          lastName: 'Lim',
          email: 'kai.lim@campus.test',
          password: goodPassword,
        },
      }),
      // Of somebody else's cache.
      '"cache"',
    ],
  ])('is a new one after each %s, and the old one is worth nothing', async (_, entrance, cleared) => {
    const old = await app.signUp()
    const { call, body } = entrance(old.email)
    const answer = await app.send('POST', `/api${call.path}`, { body, as: old })
    expect(answer.raw.headers['clear-site-data']).toBe(cleared)
    expect(await isSignedIn(app, { cookie: sessionCookie(answer) })).toBe(true)
    expect(await isSignedIn(app, old)).toBe(false)
  })
})

describe('a session that has ended elsewhere', () => {
  const left = (answer: Pick<Answer<unknown>, 'raw'>) => [
    answer.raw.headers['clear-site-data'],
    sessionCookieGiven(answer),
  ]
  const ask = async (as: Pick<TestUser, 'cookie'>) => [
    left(await app.call(authCalls.session, { as })),
    left(await app.call(notificationsCalls.read, { as })),
  ]

  it('leaves nothing of before, and takes no cookie back: the browser may have the next one by then', async () => {
    const user = await app.signUp()
    await app.pool.query('delete from sessions where user_id = $1', [user.id])
    const kept = ['"cache"', undefined]
    expect(await ask(user)).toEqual([kept, kept])
    const { body } = await app.call(authCalls.session, { as: user })
    expect(body).toEqual({ user: null })
  })

  it('is not what a database that is away, an open session or no cookie makes of it', async () => {
    const user = await app.signUp()
    const device = deviceCookie(await app.call(authCalls.session, { as: user }))
    const nothing = [undefined, undefined]
    expect(await ask({ cookie: `${user.cookie}; ${device}` })).toEqual([nothing, nothing])
    expect(await ask({ cookie: '' })).toEqual([nothing, nothing])
    await app.pool.query('alter table sessions rename to sessions_away')
    try {
      expect(await ask(user)).toEqual([nothing, nothing])
    } finally {
      await app.pool.query('alter table sessions_away rename to sessions')
    }
  })
})

describe('an eleventh session', () => {
  it('ends the one used longest ago', async () => {
    const { email, cookie } = await app.signUp()
    const opened = [{ cookie }]
    const use = async (session: { cookie: string } | undefined) => {
      app.clock.advance(2 * msPerHour)
      return session !== undefined && (await isSignedIn(app, session))
    }
    for (let n = 1; n < 10; n++) {
      app.clock.advance(2 * msPerHour)
      opened.push({ cookie: sessionCookie(await logIn(app, email)) })
    }
    expect(await use(opened[0])).toBe(true)
    await vi.waitFor(async () => {
      const ends = await app.pool.query('select expires_at from sessions order by 1 desc limit 1')
      expect(ends.rows[0].expires_at).toEqual(new Date(app.clock.now().getTime() + 30 * msPerDay))
    }, patienceMs)
    app.clock.advance(2 * msPerHour)
    opened.push({ cookie: sessionCookie(await logIn(app, email)) })
    const open = await Promise.all(opened.map((session) => isSignedIn(app, session)))
    expect(open).toEqual(opened.map((_, n) => n !== 1))
  })
})

describe('a tenth session', () => {
  it('ends no other where its browser logs in again', async () => {
    const { email, cookie } = await app.signUp()
    const opened = [{ cookie }]
    for (let n = 1; n < 10; n++) opened.push({ cookie: sessionCookie(await logIn(app, email)) })
    const input = { body: { email, password: goodPassword } }
    const again = await app.call(authCalls.login, { input, as: opened[9] })
    opened[9] = { cookie: sessionCookie(again) }
    for (const session of opened) expect(await isSignedIn(app, session)).toBe(true)
  })
})

describe('auth.logout', () => {
  it('ends the session on the server, and only this one', async () => {
    const user = await app.signUp()
    const phone = { cookie: sessionCookie(await logIn(app, user.email)) }
    const answer = await app.call(authCalls.logout, { as: user })
    expect(answer.raw.headers['clear-site-data']).toBe('"cache"')
    expect(answer.status).toBe(204)
    expect(answer.raw.body).toBe('')
    expect(answer.raw.headers['set-cookie']).toBe('sid=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax')
    expect(await isSignedIn(app, user)).toBe(false)
    expect(await isSignedIn(app, phone)).toBe(true)
  })

  it.each([
    ['nobody signed in', ''],
    ['a session that has ended', `sid=${unknownToken}`],
  ])('does no harm with %s', async (_, cookie) => {
    expect((await app.call(authCalls.logout, { as: { cookie } })).status).toBe(204)
  })
})
