import type { Notice, UrgentItem } from '@shelfmate/contract/notifications'
import { productName } from '@shelfmate/contract/product'
import type { Unread } from '#features/chat/index.ts'
import { reminderSubject } from './reminder.mail.ts'

const chatPrefix = 'chat:'

export const topics = {
  expiry: 'expiry',
  test: 'test',
  /** One notice a chat: a newer one takes its place, at the push service and on the device. */
  chat: (chatId: string) => `${chatPrefix}${chatId}`,
} as const

/** The chat that a topic is about. */
export const chatOfTopic = (topic: string): string | undefined =>
  topic.startsWith(chatPrefix) ? topic.slice(chatPrefix.length) : undefined

/** The notice of food that wants to be used, with the subject of the mail as its title. */
export const expiryNotice = (items: readonly UrgentItem[]): Notice => ({
  title: reminderSubject(items),
  body: 'Open your pantry to use it, cook it or give it away.',
  tag: topics.expiry,
  url: '/pantry',
})

/** Who wrote, and what only where the reader has chosen so: a notice lies open on a locked screen. */
export function messageNotice(
  chatId: string,
  { partnerName, count, newest }: Unread,
  withText: boolean,
): Notice {
  const what = count === 1 ? 'New message' : `${count} new messages`
  const said = newest && (newest.text || (newest.hasImage ? 'Sent a picture' : ''))
  return {
    title: partnerName,
    body: withText && said ? (count === 1 ? said : `${what}: ${said}`) : what,
    tag: topics.chat(chatId),
    url: `/chat/${chatId}`,
  }
}

export const testNotice: Notice = {
  title: `${productName} can reach this device`,
  body: 'Notifications will look like this one.',
  tag: topics.test,
  url: '/notifications',
}
