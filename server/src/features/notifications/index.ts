import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import type { Job } from '#platform/jobs/every.ts'
import { Limiter } from '#platform/limits/limiter.ts'
import type { Implementation } from '#platform/routes/implementation.ts'
import { sendReminders } from './notifications.jobs.ts'
import { notificationsRoutes } from './notifications.routes.ts'
import { type NotificationPorts, NotificationsService } from './notifications.service.ts'
import { RemindersService } from './reminders.service.ts'
import { registerUnsubscribe } from './unsubscribe.routes.ts'

export { RemindersService } from './reminders.service.ts'

const sendNowPerDay = { name: 'reminder-now', points: 3, seconds: 86_400 }

interface NotificationsFeature {
  routes: Implementation[]
  jobs: Job[]
  /** The unsubscribe link's page, which is no call of the API. */
  registerPages(app: FastifyInstance): void
}

/** The notifications feature: the daily reminder, its switch, and the link that stops it. */
export function notificationsFeature(
  pool: Pool,
  options: Omit<NotificationPorts, 'sendNowLimit'>,
): NotificationsFeature {
  const reminders = new RemindersService(options)
  const notifications = new NotificationsService(
    { ...options, sendNowLimit: new Limiter(pool, sendNowPerDay) },
    reminders,
  )
  return {
    routes: notificationsRoutes(notifications),
    jobs: [sendReminders(reminders)],
    registerPages: (app) =>
      registerUnsubscribe(app, {
        links: options.links,
        switchOff: (userId) => notifications.switch(userId, false),
      }),
  }
}
