import { msPerHour, msPerMinute } from '@shelfmate/contract/api/durations'
import { notificationsCalls } from '@shelfmate/contract/notifications/notifications'
import { localTime } from '@shelfmate/contract/notifications/reminders'
import { afterAll, vi } from 'vitest'
import { urlOf } from '#platform/database/embedded/connection.ts'
import { type Device, PushService } from '#platform/push/testing/push-service.ts'
import { app, withApp } from '../../testing/suite.ts'
import { TestApp, type TestUser } from '../../testing/test-app.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { sendingTo, sendNotices, takeNotices } from '../notifications/push/push.factory.ts'

/** What the wall clock shows on the campus then. */
const campusTime = (afterMs: number) => localTime(new Date(Date.now() + afterMs), 'Asia/Singapore')

interface Stage {
  /** A device of somebody who is told at any hour: commands go by the real clock, and these tests run at night too. */
  deviceOf(who: TestUser): Promise<Device>
  /** The next eight hours are somebody's quiet ones. */
  sleep(who: TestUser): Promise<void>
  /** Sends what the commands have told so far, a minute or so much later. */
  send(afterMs?: number): Promise<void>
}

/** Runs a file's tests on an app whose notices a push service takes, and whose database the administrator's commands reach. */
export function withCommandsAndPush(): Stage {
  const push: { service?: PushService } = {}
  withApp(async () => {
    push.service = await PushService.start()
    const database = await createTestDatabase()
    vi.stubEnv('DATABASE_URL', urlOf(database.target))
    return TestApp.start(sendingTo(push.service), { database })
  })
  afterAll(async () => {
    await push.service?.stop()
    vi.unstubAllEnvs()
  })
  const beQuiet = (as: TestUser, quietFrom: string, quietUntil: string) =>
    app.call(notificationsCalls.update, { as, input: { body: { push: { quietFrom, quietUntil } } } })
  return {
    async deviceOf(who) {
      if (!push.service) throw new Error('the push service has not started yet')
      await beQuiet(who, '00:00', '00:00')
      return takeNotices(app, who, push.service)
    },
    async sleep(who) {
      await beQuiet(who, campusTime(0), campusTime(8 * msPerHour))
    },
    async send(afterMs = msPerMinute) {
      app.clock.set(new Date(Date.now() + afterMs).toISOString())
      await sendNotices(app)
    },
  }
}
