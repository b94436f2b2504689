import { afterAll, vi } from 'vitest'
import { urlOf } from '#platform/database/embedded/connection.ts'
import { PushService } from '#platform/push/testing/push-service.ts'
import { withApp } from '../../testing/suite.ts'
import { TestApp } from '../../testing/test-app.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { sendingTo } from '../notifications/push/push.factory.ts'

/** Runs a file's tests on an app whose notices a push service takes, and whose database the administrator's commands reach. */
export function withCommandsAndPush(): { service: PushService } {
  const stage: { service?: PushService } = {}
  withApp(async () => {
    stage.service = await PushService.start()
    const database = await createTestDatabase()
    vi.stubEnv('DATABASE_URL', urlOf(database.target))
    return TestApp.start(sendingTo(stage.service), { database })
  })
  afterAll(async () => {
    await stage.service?.stop()
    vi.unstubAllEnvs()
  })
  return {
    get service() {
      if (!stage.service) throw new Error('the push service has not started yet')
      return stage.service
    },
  }
}
