import { msPerDay, msPerHour } from '@shelfmate/contract/api/durations'
import { limits } from '@shelfmate/contract/api/limits'
import type { FastifyInstance } from 'fastify'
import type { Events } from '#platform/events/events.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { Limiter, type LimitStore } from '#platform/limits/limiter.ts'
import type { PushSender } from '#platform/push/push-sender.ts'
import type { Implementation } from '#platform/routes/implementation.ts'
import { NoticesService } from './notices.service.ts'
import {
  decideMornings,
  purgeTellings,
  sendNotices,
  sendReminders,
  tellOfPosts,
} from './notifications.jobs.ts'
import { listenForMessages, listenForPosts } from './notifications.listeners.ts'
import { notificationsRoutes } from './notifications.routes.ts'
import { type NotificationPorts, NotificationsService } from './notifications.service.ts'
import { DevicesService } from './push/devices.service.ts'
import { MessageQueue } from './push/message-queue.ts'
import { RemindersService } from './reminders/reminders.service.ts'
import { registerUnsubscribe } from './reminders/unsubscribe.routes.ts'
import { TellingsService } from './tellings/tellings.service.ts'

export { RemindersService } from './reminders/reminders.service.ts'

const sendNowPerDay = { name: 'reminder-now', points: limits.remindersPerDay, windowMs: msPerDay }
const testsPerHour = { name: 'push-test', points: 10, windowMs: msPerHour }
const newcomersTold = { name: 'nudges-newcomer', points: 3, windowMs: msPerDay }
const subscribesPerHour = { name: 'push-device', points: 60, windowMs: msPerHour }

interface Options extends Omit<NotificationPorts, 'sendNowLimit'> {
  events: Events
  push: PushSender
  /** Whether a user has a live connection, in whatever process. */
  hasScreens(userId: string): Promise<boolean>
}

interface NotificationsFeature {
  routes: Implementation[]
  jobs: Job[]
  /** The unsubscribe link's page, which is no call of the API. */
  registerPages(app: FastifyInstance): void
  close(): Promise<void>
}

/** Has every message that this process sends queued for devices; `close` resolves once all are. */
export function messageNotices({
  events,
  ...ports
}: Pick<Options, 'events' | 'database' | 'clock' | 'log'>): Pick<MessageQueue, 'close'> {
  const messages = new MessageQueue(ports)
  listenForMessages(events, messages)
  return messages
}

/** The notifications feature: the daily reminder by mail, notices on devices, their switches, and the link that stops mails. */
export function notificationsFeature(store: LimitStore, options: Options): NotificationsFeature {
  const reminders = new RemindersService(options)
  const tellings = new TellingsService({ ...options, newcomers: new Limiter(store, newcomersTold) })
  const notices = new NoticesService({ ...options, tellings })
  const messages = messageNotices(options)
  listenForPosts(options.events, options.clock)
  const devices = new DevicesService({
    ...options,
    subscribeLimit: new Limiter(store, subscribesPerHour),
    testLimit: new Limiter(store, testsPerHour),
  })
  const notifications = new NotificationsService(
    { ...options, sendNowLimit: new Limiter(store, sendNowPerDay) },
    reminders,
    devices,
  )
  return {
    routes: notificationsRoutes(notifications, devices),
    jobs: [
      decideMornings(reminders),
      sendReminders(reminders),
      tellOfPosts(tellings),
      purgeTellings(tellings),
      sendNotices(notices),
    ],
    registerPages: (app) =>
      registerUnsubscribe(app, {
        links: options.links,
        switchOff: (userId) => notifications.change(userId, { emailEnabled: false }),
      }),
    close: () => messages.close(),
  }
}
