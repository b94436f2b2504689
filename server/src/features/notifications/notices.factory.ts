import { randomUUID } from 'node:crypto'
import { notificationsCalls, type PushChoices } from '@shelfmate/contract/notifications/notifications'
import { pantryCalls } from '@shelfmate/contract/pantry/pantry'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { type Device, PushService } from '#platform/push/testing/push-service.ts'
import { TestApp, type TestUser } from '../../testing/test-app.ts'
import { untilListening } from '../../testing/test-database.ts'
import { sendMessage, twoStudents } from '../chat/chat.factory.ts'
import {
  decideMornings,
  noticesQueued,
  sendingTo,
  sendNotices,
  sendReminders,
  takeNotices,
} from './push/push.factory.ts'

export const eight = '2027-03-10T00:00:00Z' // Eight o'clock in Singapore.
const noon = '2027-03-10T04:00:00Z'

/** Two students, and a device of one of them; two processes of the server, and the push service that both send to. */
interface Stage {
  service: PushService
  app: TestApp
  beside: TestApp
  /** Where the processes listen. */
  origins: string[]
  mei: TestUser
  kai: TestUser
  chatId: string
  /** Kai's. */
  device: Device
}

/** Sets the stage anew, at noon, for each test of a file; returns it with what can be done on it. */
export function noticeStage() {
  // Filled before any test looks at it.
  const stage = {} as Stage
  beforeAll(async () => {
    stage.service = await PushService.start()
    stage.app = await TestApp.start(sendingTo(stage.service))
    stage.beside = await TestApp.start(sendingTo(stage.service), { beside: stage.app })
    stage.origins = [await stage.app.listen(), await stage.beside.listen()]
    await untilListening(stage.app)
  })
  beforeEach(async () => {
    stage.app.clock.set(noon)
    Object.assign(stage, await twoStudents(stage.app))
    stage.device = await takeNotices(stage.app, stage.kai, stage.service)
  })
  afterEach(async () => {
    await stage.app.pool.query('delete from users')
    await stage.app.pool.query('delete from reminder_rounds')
  })
  afterAll(async () => {
    await stage.beside.close()
    await stage.app.close()
    await stage.service.stop()
  })
  return Object.assign(stage, actionsOn(stage))
}

const actionsOn = (stage: Stage) => ({
  /** Kai chooses what to be told. */
  choose: (push: Partial<PushChoices>) =>
    stage.app.call(notificationsCalls.update, { as: stage.kai, input: { body: { push } } }),

  /** Somebody's pantry gets an item; returns its id. */
  async add(name: string, expiryDate: string, as = stage.kai): Promise<string> {
    const id = randomUUID()
    const body = { id, name, quantity: 1, expiryDates: [expiryDate] }
    await stage.app.call(pantryCalls.addItems, { as, input: { body } })
    return id
  },

  /** Mei writes to Kai; resolves with the message's id when the notice is queued. */
  async write(text = 'Is the rice still there?', count = 1): Promise<string> {
    const { messages } = await sendMessage(stage.app, stage.mei, stage.chatId, { text })
    await noticesQueued(stage.app, count)
    return messages[0]?.id ?? ''
  },

  /** Lets time pass, and then one or several processes send. */
  async sendAfter(ms: number, ...apps: TestApp[]): Promise<void> {
    stage.app.clock.advance(ms)
    await sendNotices(...(apps.length > 0 ? apps : [stage.app]))
  },

  /** What the workers do at a moment of the morning. */
  async morningAt(moment: string): Promise<void> {
    stage.app.clock.set(moment)
    await decideMornings(stage.app)
    await sendReminders(stage.app)
    await sendNotices(stage.app)
  },

  /** The notices that are queued. */
  waiting: async () => (await stage.app.pool.query('select topic, attempts from push_notices')).rows,
})
