import type { Notice, UrgentItem } from '@shelfmate/contract/notifications'
import { productName } from '@shelfmate/contract/product'
import type { Unread } from '#features/chat/index.ts'

const chatPrefix = 'chat:'
const namedInTitle = 3

export const topics = {
  expiry: 'expiry',
  test: 'test',
  /** One notice a chat: a newer one takes its place, at the push service and on the device. */
  chat: (chatId: string) => `${chatPrefix}${chatId}`,
} as const

/** The chat that a topic is about. */
export const chatOfTopic = (topic: string): string | undefined =>
  topic.startsWith(chatPrefix) ? topic.slice(chatPrefix.length) : undefined

/** The notice of food that wants to be used. */
export const expiryNotice = (items: readonly UrgentItem[]): Notice => ({
  title: expiryTitle(items),
  body: 'Open your pantry to use it, cook it or give it away.',
  tag: topics.expiry,
  url: '/pantry',
})

/** A title that a person wants to read: 'Use soon: Milk (today), Tofu'. Each food is named once, with its soonest date. */
function expiryTitle(items: readonly UrgentItem[]): string {
  const ahead = items.filter((item) => item.daysLeft >= 0)
  const named = firstOfEach(ahead.length > 0 ? ahead : items).slice(0, namedInTitle)
  const names = named.map(({ name, daysLeft }) => (daysLeft === 0 ? `${name} (today)` : name)).join(', ')
  const rest = firstOfEach([...named, ...items]).length - named.length
  return `${ahead.length > 0 ? 'Use soon' : 'Please check'}: ${names}${rest > 0 ? ` and ${rest} more` : ''}`
}

function firstOfEach(items: readonly UrgentItem[]): UrgentItem[] {
  return items.filter((item, n) => items.findIndex((other) => other.name === item.name) === n)
}

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
