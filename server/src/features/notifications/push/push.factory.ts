import { authCalls } from '@shelfmate/contract/account/auth'
import { notificationsCalls } from '@shelfmate/contract/notifications/notifications'
import { vi } from 'vitest'
import type { Device, PushService } from '#platform/push/testing/push-service.ts'
import { patienceMs } from '../../../testing/patience.ts'
import { type Answer, sessionCookie, type TestApp, type TestUser } from '../../../testing/test-app.ts'

type Who = Pick<TestUser, 'cookie'>

/** The environment of an app that may send to a push service on loopback. */
export const sendingTo = (service: PushService) => ({ PUSH_HOSTS: service.origin })

/** Asks for a user’s notices to be sent to a device; returns what the API said. */
export const subscribe = (app: TestApp, as: Who, device: Device): Promise<Answer<unknown>> =>
  app.call(notificationsCalls.subscribe, { as, input: { body: device.subscription } })

/** Another session of a user: a device more. */
export async function logIn(app: TestApp, { email, password }: TestUser): Promise<Who> {
  return { cookie: sessionCookie(await app.call(authCalls.login, { input: { body: { email, password } } })) }
}

/** A device that takes a user's notices. */
export async function takeNotices(app: TestApp, as: Who, service: PushService): Promise<Device> {
  const device = service.newDevice()
  const { status } = await subscribe(app, as, device)
  if (status !== 200) throw new Error(`subscribing answered ${status}`)
  return device
}

/** What the workers do every two seconds. */
export async function sendNotices(...apps: TestApp[]): Promise<void> {
  await Promise.all(apps.map((app) => runJob(app, 'notifications.sendNotices')))
}

/** What the workers do every few seconds, some time after a post came. */
export async function tellOfPosts(...apps: TestApp[]): Promise<void> {
  await Promise.all(apps.map((app) => runJob(app, 'notifications.tellOfPosts')))
}

/** What the workers do every minute. */
export async function decideMornings(...apps: TestApp[]): Promise<void> {
  await Promise.all(apps.map((app) => runJob(app, 'notifications.decideMornings')))
}

/** What the workers do every few seconds with mails that were decided. */
export async function sendReminders(...apps: TestApp[]): Promise<void> {
  await Promise.all(apps.map((app) => runJob(app, 'notifications.sendReminders')))
}

async function runJob({ app }: TestApp, name: string): Promise<void> {
  const job = app.jobs.find((each) => each.name === name)
  if (!job) throw new Error(`there is no job ${name}`)
  await job.run()
}

/** Waits until so many messages are queued since the last was sent on: nobody else does. */
export async function noticesQueued({ pool }: TestApp, count: number): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } = await pool.query('select coalesce(sum(generation), 0)::int as count from push_notices')
    if (rows[0]?.count !== count) throw new Error(`${rows[0]?.count} notices of ${count}`)
  }, patienceMs)
}

/** Titles and texts of what a device was shown. */
export const shown = (device: Device): unknown[] => device.received.map(({ payload }) => payload)
