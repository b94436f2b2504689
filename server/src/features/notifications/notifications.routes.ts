import { notificationsCalls } from '@shelfmate/contract/notifications/notifications'
import { type Implementation, implement } from '#platform/routes/implementation.ts'
import type { NotificationsService } from './notifications.service.ts'
import type { DevicesService } from './push/devices.service.ts'

/** The notifications' calls. */
export function notificationsRoutes(
  notifications: NotificationsService,
  devices: DevicesService,
): Implementation[] {
  return [
    implement(notificationsCalls.read, ({ viewer }) => notifications.read(viewer)),
    implement(notificationsCalls.update, async ({ viewer, body }) => {
      await notifications.change(viewer.userId, body)
      return notifications.read(viewer)
    }),
    implement(notificationsCalls.sendNow, async ({ viewer }) => ({
      sent: await notifications.sendNow(viewer),
    })),
    implement(notificationsCalls.pushKey, async () => ({ publicKey: devices.publicKey })),
    implement(notificationsCalls.subscribe, async ({ viewer, body }) => {
      await devices.subscribe(viewer, body)
      return notifications.read(viewer)
    }),
    implement(notificationsCalls.unsubscribe, async ({ viewer }) => {
      await devices.unsubscribe(viewer)
      return notifications.read(viewer)
    }),
    implement(notificationsCalls.testPush, async ({ viewer }) => {
      await devices.test(viewer)
      return null
    }),
  ]
}
