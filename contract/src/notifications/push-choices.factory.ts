import type { PushChoices } from './notifications.ts'

/** Who lets push say all there is, but at night. */
export const allPush: PushChoices = {
  expiry: true,
  messages: true,
  rescue: true,
  messageText: true,
  quietFrom: '22:00',
  quietUntil: '07:00',
}
