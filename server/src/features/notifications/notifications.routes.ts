import { notificationsCalls } from '@shelfmate/contract/notifications'
import { type Implementation, implement } from '#platform/routes/implementation.ts'
import type { NotificationsService } from './notifications.service.ts'

/** The notifications' calls. */
export function notificationsRoutes(notifications: NotificationsService): Implementation[] {
  return [
    implement(notificationsCalls.read, ({ viewer }) => notifications.read(viewer)),
    implement(notificationsCalls.update, async ({ viewer, body }) => {
      await notifications.switch(viewer.userId, body.emailEnabled)
      return notifications.read(viewer)
    }),
    implement(notificationsCalls.sendNow, async ({ viewer }) => ({
      sent: await notifications.sendNow(viewer),
    })),
  ]
}
