import { limits } from '@shelfmate/contract/api/limits'
import type { ChatSummary, Message, RequestCard } from '@shelfmate/contract/chat/chat'
import { daysLeft } from '@shelfmate/contract/pantry/expiry'
import { counted } from '@shelfmate/contract/text/counted'
import { formatDate, formatWeekday, localDate, timeOf } from '#lib/dates.ts'

export const startTitles = { title: 'Start a chat', subtitle: 'Agree on where and when.' }

const yesterday = -1
const daysOfWeek = 7
/** So many characters before the end the counter shows up. */
const counterFrom = 200

/** What stands between the messages of two days. */
export function dayLabel(sentAt: string, today: string): string {
  const day = localDate(new Date(sentAt))
  const distance = daysLeft(day, today)
  if (distance === 0) return 'Today'
  if (distance === yesterday) return 'Yesterday'
  return `${formatWeekday(day)}, ${formatDate(day)}`
}

/** When a chat's latest message was, as short as the list has room. */
export function shortMoment(sentAt: string, today: string): string {
  const moment = new Date(sentAt)
  const day = localDate(moment)
  const distance = daysLeft(day, today)
  if (distance === 0) return timeOf(moment)
  if (distance === yesterday) return 'Yesterday'
  return distance < 0 && distance > -daysOfWeek ? formatWeekday(day) : formatDate(day)
}

/** What a card is to who reads it; undefined where its text is what the sender says. */
export const saidTo = (said: RequestCard['said'] | null, isMine: boolean): string | undefined =>
  said?.[isMine ? 'sender' : 'recipient']

/** One line of a chat's latest message. */
export function glimpseText({ lastMessage }: ChatSummary, userId: string): string {
  if (!lastMessage) return ''
  const { senderId, text, hasImage } = lastMessage
  const said = saidTo(lastMessage.said, senderId === userId)
  if (said) return said
  const what = [hasImage && 'Picture', text.replaceAll(/\s+/g, ' ')].filter(Boolean).join(': ')
  return senderId === userId ? `You: ${what}` : what
}

/** A message as a screen reader hears it when it arrives. */
export function spokenMessage({ text, image, card }: Message, name: string): string {
  return saidTo(card?.said, false) ?? `${name}: ${[image && 'a picture', text].filter(Boolean).join(', ')}`
}

/** What stands on a badge: there is no room for more. */
export const badgeText = (count: number) => (count > 99 ? '99+' : String(count))

const codePoints = (text: string) => [...text].length

/** How many characters a message is too long. */
export const excessOf = (text: string): number => Math.max(0, codePoints(text.trim()) - limits.messageLength)

/** How much room is left, told near the end only. */
export function roomLeft(text: string): string | undefined {
  // Most texts are short: counting code points is for the others.
  if (text.length < limits.messageLength - counterFrom) return undefined
  const left = limits.messageLength - codePoints(text.trim())
  if (left > counterFrom) return undefined
  return left >= 0 ? `${counted(left, 'character')} left` : `${counted(-left, 'character')} too many`
}

const namedBy = 40
/** What a slice leaves of an emoji that it cuts in two. */
const half = /[\uD800-\uDBFF]$/

/** Enough of a message to tell it from the others. */
export const beginningOf = (text: string): string => text.slice(0, namedBy).replace(half, '')
