import { msPerMinute } from '@shelfmate/contract/api/durations'
import { notificationsCalls } from '@shelfmate/contract/notifications/notifications'
import { afterAll, vi } from 'vitest'
import { urlOf } from '#platform/database/embedded/connection.ts'
import { type Device, PushService } from '#platform/push/testing/push-service.ts'
import { app, withApp } from '../../testing/suite.ts'
import { TestApp, type TestUser } from '../../testing/test-app.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { sendingTo, sendNotices, takeNotices } from '../notifications/push/push.factory.ts'

interface Stage {
  /** A device of somebody who is told at any hour: commands go by the real clock, and these tests run at night too. */
  deviceOf(who: TestUser): Promise<Device>
  /** Sends what the commands have told so far. */
  send(): Promise<void>
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
  return {
    async deviceOf(who) {
      if (!push.service) throw new Error('the push service has not started yet')
      const neverQuiet = { quietFrom: '00:00', quietUntil: '00:00' }
      await app.call(notificationsCalls.update, { as: who, input: { body: { push: neverQuiet } } })
      return takeNotices(app, who, push.service)
    },
    async send() {
      app.clock.set(new Date(Date.now() + msPerMinute).toISOString())
      await sendNotices(app)
    },
  }
}
