import type { Subscription } from '@shelfmate/contract/notifications/notifications'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { DomainError } from '#platform/errors/domain-error.ts'
import type { Viewer } from '#platform/identity/sessions.ts'
import type { Limiter } from '#platform/limits/limiter.ts'
import type { PushSender } from '#platform/push/push-sender.ts'
import { Service } from '#platform/service/service.ts'
import {
  deleteDevice,
  findDevice,
  forgetFormerDevice,
  insertDevice,
  lockDevices,
  queueForDevice,
} from './push.repository.ts'
import { topics } from './push-notice.ts'

const testWaitsMs = 5 * 60_000

interface DevicePorts {
  database: Database
  clock: Clock
  push: Pick<PushSender, 'publicKey' | 'accepts'>
  subscribeLimit: Limiter
  testLimit: Limiter
}

type Asking = Pick<Viewer, 'userId' | 'sessionId'>

/** The devices that take a user's notices, each bound to the session that it is signed in with. */
export class DevicesService extends Service<DevicePorts> {
  get publicKey(): string {
    return this.ports.push.publicKey
  }

  /** Where notices to the viewer's device go; null when it takes none. */
  async endpoint({ sessionId }: Asking): Promise<string | null> {
    const [device] = await findDevice(this.ports.database, { sessionId })
    return device?.endpoint ?? null
  }

  /** One device a session, so a user has no more of them than sessions. Errors: VALIDATION_FAILED for an address that is no known push service's, RATE_LIMITED. */
  async subscribe({ userId, sessionId }: Asking, { endpoint, keys }: Subscription): Promise<void> {
    const { database, clock, push, subscribeLimit } = this.ports
    if (!push.accepts(endpoint))
      throw new DomainError('VALIDATION_FAILED', {
        fields: { endpoint: 'This is not the address of a push service that is known here.' },
      })
    await subscribeLimit.take(userId)
    const now = clock.now().toISOString()
    await database.transaction(async (tx) => {
      await lockDevices(tx, { userId })
      await forgetFormerDevice(tx, { sessionId, endpoint })
      await insertDevice(tx, { userId, sessionId, endpoint, ...keys, now })
    })
  }

  async unsubscribe({ sessionId }: Asking): Promise<void> {
    await deleteDevice(this.ports.database, { sessionId })
  }

  /** Errors: PUSH_OFF, RATE_LIMITED. */
  async test({ userId, sessionId }: Asking): Promise<void> {
    const { database, clock, testLimit } = this.ports
    const now = clock.now()
    if ((await this.endpoint({ userId, sessionId })) === null) throw new DomainError('PUSH_OFF')
    await testLimit.take(userId)
    const queued = await queueForDevice(database, {
      sessionId,
      topic: topics.test,
      dueAt: now.toISOString(),
      deadlineAt: new Date(now.getTime() + testWaitsMs).toISOString(),
    })
    if (queued.length === 0) throw new DomainError('PUSH_OFF')
  }
}
