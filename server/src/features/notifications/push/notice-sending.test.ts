import { msPerMinute, msPerSecond } from '@shelfmate/contract/api/durations'
import { notificationsCalls } from '@shelfmate/contract/notifications/notifications'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PushService } from '#platform/push/testing/push-service.ts'
import { TestApp } from '../../../testing/test-app.ts'
import { eight, noticeStage } from '../notices.factory.ts'
import { decideMornings, sendingTo, sendNotices, shown, takeNotices } from './push.factory.ts'

const stage = noticeStage()

describe('a push service', () => {
  let failing: PushService
  let workers: [TestApp, TestApp]
  // Others would find it out of order: what failed is remembered for a while.
  beforeEach(async () => {
    failing = await PushService.start()
    const start = () => TestApp.start(sendingTo(failing), { beside: stage.app })
    workers = [await start(), await start()]
    stage.device = await takeNotices(workers[0], stage.kai, failing)
  })
  afterEach(async () => {
    for (const worker of workers) await worker.close()
    await failing.stop()
  })

  it.each([404, 410])('that answers %i has its subscription deleted', async (status) => {
    stage.device.answer = { status }
    await stage.write()
    await stage.sendAfter(2 * msPerSecond, ...workers)
    const { rows } = await stage.app.pool.query('select from push_subscriptions')
    expect(rows).toEqual([])
    const { body } = await stage.app.call(notificationsCalls.read, { as: stage.kai })
    expect(body.deviceEndpoint).toBeNull()
  })

  it.each([429, 500, 503])(
    'that answers %i is tried again, ever later, until it takes it',
    async (status) => {
      stage.device.answer = { status }
      await stage.write()
      stage.app.clock.advance(2 * msPerSecond)
      for (let second = 0; second < 60; second++) await stage.sendAfter(msPerSecond, ...workers)
      // After 1, 6, 16 and 36 seconds.
      expect(stage.device.tries).toBe(4)
      stage.device.answer = { status: 201 }
      await stage.sendAfter(msPerMinute, ...workers)
      expect(shown(stage.device)).toHaveLength(1)
      expect(await stage.waiting()).toEqual([])
    },
  )

  it('that says when is not asked before', async () => {
    stage.device.answer = { status: 429, headers: { 'retry-after': '600' } }
    await stage.write()
    await stage.sendAfter(2 * msPerSecond, ...workers)
    stage.device.answer = { status: 201 }
    for (let minute = 1; minute < 10; minute++) await stage.sendAfter(msPerMinute, ...workers)
    expect(stage.device.tries).toBe(1)
    await stage.sendAfter(msPerMinute, ...workers)
    expect(shown(stage.device)).toHaveLength(1)
  })

  it('that refuses a notice is not asked again', async () => {
    stage.device.answer = { status: 400 }
    await stage.write()
    for (let n = 0; n < 5; n++) await stage.sendAfter(msPerMinute, ...workers)
    expect(stage.device.tries).toBe(1)
  })

  it('that is down for an hour costs the notice and no more', async () => {
    stage.device.answer = { status: 503 }
    await stage.write()
    for (let minute = 0; minute < 70; minute++) await stage.sendAfter(msPerMinute, ...workers)
    expect(await stage.waiting()).toEqual([])
    stage.device.answer = { status: 201 }
    await stage.write()
    await stage.sendAfter(2 * msPerSecond, ...workers)
    expect(shown(stage.device)).toHaveLength(1)
  })

  it('that comes back within the day is told of expiring food, once', async () => {
    stage.device.answer = { status: 503 }
    await stage.add('Milk', '2027-03-10')
    stage.app.clock.set(eight)
    await decideMornings(stage.app)
    await sendNotices(...workers)
    for (let hour = 0; hour < 6; hour++) await stage.sendAfter(60 * msPerMinute, ...workers)
    stage.device.answer = { status: 201 }
    for (let hour = 0; hour < 6; hour++) await stage.sendAfter(60 * msPerMinute, ...workers)
    expect(shown(stage.device)).toMatchObject([{ tag: 'expiry' }])
  })
})

describe('a worker', () => {
  it('sends each notice once, however many workers there are', async () => {
    const devices = [stage.device]
    for (let n = 0; n < 20; n++) {
      const student = await stage.app.signUp({ timeZone: 'Asia/Singapore' })
      await stage.add('Milk', '2027-03-10', student)
      devices.push(await takeNotices(stage.app, student, stage.service))
    }
    await stage.write()
    stage.app.clock.set('2027-03-11T00:00:00Z')
    await stage.app.pool.query('update push_notices set deadline_at = $1', ['2027-03-12'])
    await Promise.all([decideMornings(stage.app, stage.beside), decideMornings(stage.app, stage.beside)])
    await Promise.all([sendNotices(stage.app, stage.beside), sendNotices(stage.app, stage.beside)])
    expect(devices.map(({ tries }) => tries)).toEqual(devices.map(() => 1))
  })

  it('that died while sending is made up for when its lease has run out', async () => {
    await stage.write()
    stage.app.clock.advance(2 * msPerSecond)
    await stage.app.pool.query(
      "update push_notices set due_at = $1::timestamptz + interval '1 minute', attempts = 1",
      [stage.app.clock.now().toISOString()],
    )
    await stage.sendAfter(59 * msPerSecond, stage.app, stage.beside)
    expect(stage.device.tries).toBe(0)
    await stage.sendAfter(msPerSecond, stage.app, stage.beside)
    expect(shown(stage.device)).toHaveLength(1)
  })
})
