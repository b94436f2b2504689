import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { id } from './fields.ts'

/** Socket.IO event: the notification settings were changed on another screen or by a mail's unsubscribe link. */
export const notificationsChangedEvent = 'notifications.changed'

const urgentItem = z.strictObject({
  id,
  name: z.string(),
  quantity: z.int(),
  expiryDate: z.string(),
  daysLeft: z.int(),
})
export type UrgentItem = z.infer<typeof urgentItem>

const settings = z.strictObject({
  emailEnabled: z.boolean(),
  /** What a mail of today would say, soonest first; empty: there would be none. */
  preview: z.strictObject({ subject: z.string(), items: z.array(urgentItem) }),
})
export type NotificationSettings = z.infer<typeof settings>

export const notificationsCalls = {
  read: defineCall({
    method: 'GET',
    path: '/notifications',
    summary: 'My reminder settings, and what the next mail would contain',
    access: 'signedIn',
    answer: settings,
    errors: [],
  }),
  update: defineCall({
    method: 'PUT',
    path: '/notifications',
    summary: 'Switch the daily reminder mail on or off',
    access: 'signedIn',
    body: z.strictObject({ emailEnabled: z.boolean() }),
    answer: settings,
    errors: [],
  }),
  sendNow: defineCall({
    method: 'POST',
    path: '/notifications/send-now',
    summary: "Mail me today's reminder now",
    access: 'signedIn',
    status: 202,
    answer: z.strictObject({ sent: z.boolean() }),
    errors: ['MAIL_FAILED'],
  }),
} as const
