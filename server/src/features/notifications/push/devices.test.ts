import { authCalls } from '@shelfmate/contract/account/auth'
import { notificationsCalls } from '@shelfmate/contract/notifications/notifications'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sessionLifetimeMs, sessionsPerUser } from '#platform/identity/sessions.ts'
import { Device, PushService } from '#platform/push/testing/push-service.ts'
import { expectRefusal } from '../../../testing/error-shape.ts'
import { sessionCookie, TestApp, type TestUser } from '../../../testing/test-app.ts'
import { logIn, sendingTo, sendNotices, shown, subscribe, takeNotices } from './push.factory.ts'

const newPassword = 'teh-tarik, kurang manis'

let service: PushService
let app: TestApp
let user: TestUser
beforeAll(async () => {
  service = await PushService.start()
  app = await TestApp.start(sendingTo(service))
})
beforeEach(async () => {
  user = await app.signUp()
})
afterAll(async () => {
  await app.close()
  await service.stop()
})

const endpointOf = async (as: { cookie: string }) =>
  (await app.call(notificationsCalls.read, { as })).body.deviceEndpoint

/** A test notice is asked for and sent; returns the status of the asking. */
async function test(as: { cookie: string }): Promise<number> {
  const { status } = await app.call(notificationsCalls.testPush, { as })
  await sendNotices(app)
  return status
}

const stored = async () => (await app.pool.query('select endpoint from push_subscriptions')).rows.length

describe('notifications.pushKey', () => {
  it('is one key, in every process', async () => {
    const beside = await TestApp.start(sendingTo(service), { beside: app })
    const [here, there] = await Promise.all(
      [app, beside].map((each) => each.call(notificationsCalls.pushKey, { as: user })),
    )
    expect(here?.body.publicKey).toMatch(/^[\w-]{87}$/)
    expect(there?.body).toEqual(here?.body)
    await beside.close()
  })

  it('asks who is there', async () =>
    expect((await app.call(notificationsCalls.pushKey, {})).status).toBe(401))
})

describe('notifications.subscribe', () => {
  it('binds the device to the session, and to no other', async () => {
    const other = await logIn(app, user)
    expect(await endpointOf(user)).toBeNull()
    const device = await takeNotices(app, user, service)
    expect(await endpointOf(user)).toBe(device.subscription.endpoint)
    expect(await endpointOf(other)).toBeNull()
  })

  it('again, with another address, is the same device', async () => {
    const former = await takeNotices(app, user, service)
    const device = await takeNotices(app, user, service)
    expect(await endpointOf(user)).toBe(device.subscription.endpoint)
    expect(await test(user)).toBe(202)
    expect([former.tries, device.tries]).toEqual([0, 1])
  })

  it('with the same address, by whoever signs in next there, takes the device along', async () => {
    const device = await takeNotices(app, user, service)
    const next = await app.signUp()
    await subscribe(app, next, device)
    expect([await endpointOf(user), await endpointOf(next)]).toEqual([null, device.subscription.endpoint])
    expect([await test(user), await test(next)]).toEqual([409, 202])
    expect(device.tries).toBe(1)
  })

  it('takes along nothing that waited there for whoever was signed in before', async () => {
    const device = await takeNotices(app, user, service)
    expect((await app.call(notificationsCalls.testPush, { as: user })).status).toBe(202)
    await subscribe(app, await app.signUp(), device)
    await sendNotices(app)
    expect(shown(device)).toEqual([])
  })

  it('forgets the device whose session made room for newer ones', async () => {
    const first = await takeNotices(app, user, service)
    for (let n = 0; n < sessionsPerUser; n++) {
      app.clock.advance(1000)
      await takeNotices(app, await logIn(app, user), service)
    }
    const endpoints = await app.pool.query('select endpoint from push_subscriptions where user_id = $1', [
      user.id,
    ])
    expect(endpoints.rows).toHaveLength(sessionsPerUser)
    expect(endpoints.rows).not.toContainEqual({ endpoint: first.subscription.endpoint })
  })

  it('asks who is there', async () =>
    expect((await subscribe(app, { cookie: '' }, service.newDevice())).status).toBe(401))

  it.each([
    ['a key too short', { keys: { p256dh: 'abc', auth: 'x'.repeat(22) } }, 'keys.p256dh'],
    [
      'a secret too long',
      { keys: { ...new Device('https://x.test').subscription.keys, auth: 'x'.repeat(23) } },
      'keys.auth',
    ],
    ['an address without end', { endpoint: `https://fcm.googleapis.com/${'x'.repeat(1024)}` }, 'endpoint'],
    ['something more', { expirationTime: null }, ''],
  ])('refuses %s', async (_, spoiled, field) => {
    const body = { ...service.newDevice().subscription, ...spoiled }
    const { error, raw } = await app.send('PUT', '/api/notifications/push/device', { as: user, body })
    expectRefusal(raw, 'VALIDATION_FAILED')
    if (field) expect(Object.keys(error?.fields ?? {})).toEqual([field])
    expect(await endpointOf(user)).toBeNull()
  })

  it('of an address that is no push service’s is refused, and nothing is asked there', async () => {
    const inner = await PushService.start()
    const device = inner.newDevice()
    const port = new URL(inner.origin).port
    const before = await stored()
    for (const origin of [
      inner.origin,
      `https://127.0.0.1:${port}`,
      `http://localhost:${port}`,
      `http://[::ffff:127.0.0.1]:${port}`,
      `http://2130706433:${port}`,
      `${service.origin}@127.0.0.1:${port}`,
      `https://fcm.googleapis.com@127.0.0.1:${port}`,
      `http://fcm.googleapis.com.127.0.0.1.nip.io:${port}`,
    ]) {
      const endpoint = `${origin}${new URL(device.subscription.endpoint).pathname}`
      const input = { body: { ...device.subscription, endpoint } }
      const { raw, error } = await app.call(notificationsCalls.subscribe, { as: user, input })
      expectRefusal(raw, 'VALIDATION_FAILED')
      expect(Object.keys(error?.fields ?? {})).toEqual(['endpoint'])
    }
    expect(await test(user)).toBe(409)
    expect(await stored()).toBe(before)
    expect(device.tries).toBe(0)
    await inner.stop()
  })
})

describe('notifications.unsubscribe', () => {
  it('ends this device alone', async () => {
    const other = await logIn(app, user)
    const [mine, theirs] = [await takeNotices(app, user, service), await takeNotices(app, other, service)]
    const answer = await app.call(notificationsCalls.unsubscribe, { as: user })
    expect([answer.status, answer.body.deviceEndpoint]).toEqual([200, null])
    expect([await test(user), await test(other)]).toEqual([409, 202])
    expect([mine.tries, theirs.tries]).toEqual([0, 1])
  })

  it('does nothing where nothing is on', async () =>
    expect((await app.call(notificationsCalls.unsubscribe, { as: user })).status).toBe(200))

  it('asks who is there', async () =>
    expect((await app.call(notificationsCalls.unsubscribe, {})).status).toBe(401))
})

describe('notifications.testPush', () => {
  it('shows a notice on this device, by night too', async () => {
    const device = await takeNotices(app, user, service)
    expect(await test(user)).toBe(202)
    expect(shown(device)).toMatchObject([{ tag: 'test', url: '/notifications' }])
  })

  it('is limited', async () => {
    await takeNotices(app, user, service)
    const answers = []
    for (let n = 0; n < 11; n++) answers.push(await test(user))
    expect(answers.filter((status) => status === 429)).toHaveLength(1)
  })

  it('says when notices are off', async () =>
    expectRefusal((await app.call(notificationsCalls.testPush, { as: user })).raw, 'PUSH_OFF'))

  it('asks who is there', async () =>
    expect((await app.call(notificationsCalls.testPush, {})).status).toBe(401))
})

describe('the end of a session', () => {
  it.each([
    ['logout', (here: { cookie: string }) => app.call(authCalls.logout, { as: here })],
    [
      'a new password elsewhere',
      () => {
        const body = { currentPassword: user.password, newPassword }
        return app.call(authCalls.changePassword, { as: user, input: { body } })
      },
    ],
  ])('by %s ends its notices, those that wait included', async (_, end) => {
    const here = await logIn(app, user)
    const device = await takeNotices(app, here, service)
    await app.call(notificationsCalls.testPush, { as: here })
    expect((await end(here)).status).toBeLessThan(300)
    await sendNotices(app)
    expect(device.tries).toBe(0)
  })

  it('by a new password here ends what a copied cookie has subscribed, until this browser subscribes again', async () => {
    const strangers = await takeNotices(app, user, service)
    await app.call(notificationsCalls.testPush, { as: user })
    const body = { currentPassword: user.password, newPassword }
    const answer = await app.call(authCalls.changePassword, { as: user, input: { body } })
    const here = { cookie: sessionCookie(answer) }
    expect(await test(here)).toBe(409)
    const device = await takeNotices(app, here, service)
    expect(await test(here)).toBe(202)
    expect([strangers.tries, device.tries]).toEqual([0, 1])
  })

  it('by time ends them at once, and the row with the session', async () => {
    const device = await takeNotices(app, user, service)
    await app.call(notificationsCalls.testPush, { as: user })
    await app.pool.query('update push_notices set deadline_at = $1', ['2100-01-01'])
    app.clock.advance(sessionLifetimeMs + 1)
    await sendNotices(app)
    expect(device.tries).toBe(0)
    await app.app.jobs.find(({ name }) => name === 'identity.purgeExpiredSessions')?.run()
    expect(await stored()).toBe(0)
  })
})
