import { productName } from '@shelfmate/contract/api/product'
import { chatNoticeTag } from '@shelfmate/contract/chat/chat-id'
import type { DueHandOver, Notice, UrgentItem } from '@shelfmate/contract/notifications/notifications'
import { urgencyText } from '@shelfmate/contract/notifications/reminders'
import { isolated } from '@shelfmate/contract/text/isolated'
import type { Unread } from '#features/chat/index.ts'
import type { Morning } from '../morning.ts'

const chatPrefix = chatNoticeTag('')
const postPrefix = 'post:'
const offPrefix = 'off:'
const gonePrefix = 'gone:'
const namedInTitle = 3

export const topics = {
  expiry: 'expiry',
  test: 'test',
  /** One notice a chat: a newer one takes its place, at the push service and on the device. */
  chat: chatNoticeTag,
  post: (postId: string) => `${postPrefix}${postId}`,
  /** What was promised is off. */
  off: (requestId: string) => `${offPrefix}${requestId}`,
  /** What was asked for has gone. */
  gone: (requestId: string) => `${gonePrefix}${requestId}`,
} as const

/** The chat that a topic is about. */
export const chatOfTopic = (topic: string): string | undefined =>
  topic.startsWith(chatPrefix) ? topic.slice(chatPrefix.length) : undefined

/** The post that a topic is about. */
export const postOfTopic = (topic: string): string | undefined =>
  topic.startsWith(postPrefix) ? topic.slice(postPrefix.length) : undefined

/** The request that a topic calls off. */
export const offOfTopic = (topic: string): string | undefined =>
  topic.startsWith(offPrefix) ? topic.slice(offPrefix.length) : undefined

/** The request that a topic says is without its food. */
export const goneOfTopic = (topic: string): string | undefined =>
  topic.startsWith(gonePrefix) ? topic.slice(gonePrefix.length) : undefined

/** Says that what somebody asked for has gone with its giver: of which food is not known any more. */
export const goneNotice = (requestId: string): Notice => ({
  title: 'Something you asked for is gone',
  body: 'Whoever offered it has left. See what else there is.',
  tag: topics.gone(requestId),
  url: '/exchange',
})

/** Says that a hand-over is off, neither by whom nor why; of which food, where that is still known. */
export function offNotice(
  requestId: string,
  told: { foodName: string; isGiver: boolean } | undefined,
): Notice {
  const what = told
    ? `Your ${told.isGiver ? 'hand-over' : 'pick-up'} of ${isolated(told.foodName)}`
    : 'One of your hand-overs'
  return {
    title: `${what} is off`,
    body: 'You needn’t go or wait for it. See what else you have arranged.',
    tag: topics.off(requestId),
    url: '/home',
  }
}

/** The morning's notice: what is to change hands today, else food that wants to be used. */
export function morningNotice({ items, handOvers }: Morning): Notice {
  if (handOvers.length > 0)
    return {
      title: handOverTitle(handOvers),
      body: items.length > 0 ? expiryTitle(items) : 'See when and where.',
      tag: topics.expiry,
      url: '/home',
    }
  return {
    title: expiryTitle(items),
    body: isAhead(items)
      ? 'Open your pantry to use it, cook it or give it away.'
      : 'Check it first, then use it up or remove it.',
    tag: topics.expiry,
    url: '/pantry',
  }
}

/** Whether some of it can still be eaten in time. */
const isAhead = (items: readonly UrgentItem[]): boolean => items.some(({ daysLeft }) => daysLeft >= 0)

/** 'Today: Tofu to Arun, Milk from Mei'. */
function handOverTitle(handOvers: readonly DueHandOver[]): string {
  const named = handOvers
    .slice(0, namedInTitle)
    .map(
      ({ role, foodName, partner }) =>
        `${isolated(foodName)} ${role === 'giver' ? 'to' : 'from'} ${isolated(partner)}`,
    )
  const rest = handOvers.length - named.length
  return `Today: ${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
}

/** A title that a person wants to read: 'Use soon: Milk (today), Tofu'. Each food is named once, with its soonest date. */
function expiryTitle(items: readonly UrgentItem[]): string {
  const ahead = items.filter((item) => item.daysLeft >= 0)
  const named = firstOfEach(ahead.length > 0 ? ahead : items).slice(0, namedInTitle)
  const names = named
    .map((item) => `${isolated(item.name)}${item.daysLeft === 0 ? ` (${urgencyText(item)})` : ''}`)
    .join(', ')
  const rest = firstOfEach([...named, ...items]).length - named.length
  return `${isAhead(items) ? 'Use soon' : 'Expired'}: ${names}${rest > 0 ? ` and ${rest} more` : ''}`
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
