import * as z from 'zod/mini'
import { defineCall } from '../api/call.ts'
import { id, moment, nothing } from '../api/fields.ts'
import { limits } from '../api/limits.ts'
import { requestRoles } from '../requests/machine.ts'

/** Socket.IO event: what may be sent was changed on another screen or by a mail's unsubscribe link. */
export const notificationsChangedEvent = 'notifications.changed'

const urgentItem = z.strictObject({
  id,
  name: z.string(),
  quantity: z.int(),
  expiryDate: z.string(),
  daysLeft: z.int(),
  /** Whether the date is a suggested one that nobody has confirmed (D38). */
  isAbout: z.boolean(),
})
export type UrgentItem = z.infer<typeof urgentItem>

/** Promised food that is to change hands today. */
const dueHandOver = z.strictObject({
  /** The request's. */
  id,
  role: z.enum(requestRoles),
  /** Name of the other one of the two. */
  partner: z.string(),
  foodName: z.string(),
  units: z.int(),
  place: z.string(),
  /** Pick-up time, or the end of the hold. */
  at: moment,
})
export type DueHandOver = z.infer<typeof dueHandOver>

/** A time of day on the user's own clock. */
const clockTime = z
  .string()
  .check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'Please enter a time, such as 22:00.' }))

/** What notices a user wants on the devices that take them. */
const pushChoices = z.strictObject({
  expiry: z.boolean(),
  messages: z.boolean(),
  /** Food of one's dorm that wants to be eaten within days, as far as one can eat it. */
  rescue: z.boolean(),
  /** Whether a notice tells what a message says, and not only who sent it. */
  messageText: z.boolean(),
  /** Quiet from that time until the other one; the same twice: never quiet. */
  quietFrom: clockTime,
  quietUntil: clockTime,
})
export type PushChoices = z.infer<typeof pushChoices>

/** Payload of `notifications.changed`: all that a user can switch. */
const choices = z.strictObject({ emailEnabled: z.boolean(), push: pushChoices })
export type NotificationChoices = z.infer<typeof choices>

const settings = z.extend(choices, {
  /** Where notices to this session's device go; null: it gets none. */
  deviceEndpoint: z.nullable(z.string()),
  /** What a mail of today would say, soonest first; both empty: there would be none. */
  preview: z.strictObject({
    subject: z.string(),
    items: z.array(urgentItem),
    handOvers: z.array(dueHandOver),
  }),
})
export type NotificationSettings = z.infer<typeof settings>

const bytesAsText = (characters: number) =>
  z.string().check(
    z.regex(new RegExp(`^[\\w-]{${characters}}$`), {
      error: 'This is not the key of a push subscription.',
    }),
  )

/** A browser's push subscription as its toJSON() gives it: where notices go, and how they are encrypted for it. */
const subscription = z.strictObject({
  endpoint: z.string().check(z.maxLength(limits.pushEndpointLength)),
  keys: z.strictObject({ p256dh: bytesAsText(87), auth: bytesAsText(22) }),
})
export type Subscription = z.infer<typeof subscription>

/** What the service worker is sent, encrypted for it alone. */
export interface Notice {
  title: string
  body: string
  /** A notice takes the place of an older one with the same tag. */
  tag: string
  /** Path that a press on it opens. */
  url: string
}

export const notificationsCalls = {
  read: defineCall('GET', '/notifications', { answer: settings }),
  update: defineCall('PUT', '/notifications', {
    body: z.strictObject({
      emailEnabled: z.optional(z.boolean()),
      push: z.optional(z.partial(pushChoices)),
    }),
    answer: settings,
  }),
  sendNow: defineCall('POST', '/notifications/send-now', {
    verifiedOnly: true,
    status: 202,
    answer: z.strictObject({ sent: z.boolean() }),
    errors: ['MAIL_FAILED'],
  }),
  pushKey: defineCall('GET', '/notifications/push/key', {
    answer: z.strictObject({ publicKey: z.string() }),
  }),
  subscribe: defineCall('PUT', '/notifications/push/device', { body: subscription, answer: settings }),
  unsubscribe: defineCall('DELETE', '/notifications/push/device', { answer: settings }),
  testPush: defineCall('POST', '/notifications/push/test', {
    status: 202,
    answer: nothing,
    errors: ['PUSH_OFF'],
  }),
} as const
