import { createHash } from 'node:crypto'
import { productName, tagline } from '@shelfmate/contract/api/product'
import type { DueHandOver, UrgentItem } from '@shelfmate/contract/notifications/notifications'
import { handOverText, localTime, urgencyText } from '@shelfmate/contract/notifications/reminders'
import { counted } from '@shelfmate/contract/text/counted'
import { isolated } from '@shelfmate/contract/text/isolated'
import { writtenDay } from '#platform/clock/written-day.ts'
import type { Mail } from '#platform/mail/mailer.ts'
import { bodyStyle, escapeHtml, unlinked } from '#platform/mail/render-mail.ts'
import type { Morning } from '../morning.ts'

const groups: readonly { title: string; holds(daysLeft: number): boolean }[] = [
  { title: 'Use today', holds: (days) => days === 0 },
  { title: 'Use by tomorrow', holds: (days) => days === 1 },
  { title: 'Use within 3 days', holds: (days) => days > 1 },
  { title: 'Expired: check first, then use up or remove', holds: (days) => days < 0 },
]

/**
 * Says how much there is to see to, '1 hand-over today, 3 items to use up soon', and nothing that anybody typed: a subject is
 * read as the product's own words.
 */
export function reminderSubject({ items, handOvers }: Morning): string {
  const given = `${counted(handOvers.length, 'hand-over')} today`
  return [...(handOvers.length > 0 ? [given] : []), ...(items.length > 0 ? [itemsText(items)] : [])].join(
    ', ',
  )
}

function itemsText(items: readonly UrgentItem[]): string {
  const ahead = items.filter((item) => item.daysLeft >= 0).length
  return ahead > 0
    ? `${counted(ahead, 'item')} to use up soon`
    : `${counted(items.length, 'expired item')} to check`
}

interface Recipient {
  userId: string
  email: string
  displayName: string
  timeZone: string
}

interface Links {
  publicUrl: string
  unsubscribeUrl: string
}

/** The reminder of one user and date: grouped by urgency, with a one-click unsubscribe (RFC 8058) and an id that a repeat shares. */
export function reminderMail(
  to: Recipient,
  localDate: string,
  morning: Morning,
  { publicUrl, unsubscribeUrl }: Links,
): Mail {
  const filled = groupsOf(morning, to.timeZone)
  // Right at any time of day: a mail server that was down makes an evening of a morning.
  const greeting = `Hello ${isolated(unlinked(to.displayName))},`
  return {
    to: to.email,
    subject: reminderSubject(morning),
    messageId: `<reminder.${stableId(to.userId, localDate)}@${new URL(publicUrl).hostname}>`,
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    text: textOf(greeting, filled, publicUrl, unsubscribeUrl),
    html: htmlOf(greeting, filled, publicUrl, unsubscribeUrl),
  }
}

interface Group {
  title: string
  lines: readonly string[]
}

function groupsOf({ items, handOvers }: Morning, timeZone: string): Group[] {
  const dated = groups.map(({ title, holds }) => ({
    title,
    lines: items.filter((item) => holds(item.daysLeft)).map(lineOf),
  }))
  const given = { title: 'Hand-overs today', lines: handOvers.map((each) => handOverLine(each, timeZone)) }
  return [given, ...dated].filter(({ lines }) => lines.length > 0)
}

function lineOf(item: UrgentItem): string {
  const { name, quantity, daysLeft, expiryDate, isAbout } = item
  const passed = `expired ${isAbout ? 'about' : 'on'} ${writtenDay(new Date(expiryDate))}`
  return `${isolated(unlinked(name))} (${quantity}), ${daysLeft < 0 ? passed : urgencyText(item)}`
}

function handOverLine({ foodName, partner, place, at, ...rest }: DueHandOver, timeZone: string): string {
  const typed = { foodName: unlinked(foodName), partner: unlinked(partner), place: unlinked(place) }
  return handOverText({ ...rest, ...typed }, localTime(new Date(at), timeZone))
}

function textOf(greeting: string, filled: Group[], publicUrl: string, unsubscribeUrl: string): string {
  const lists = filled.map(({ title, lines }) => [title, ...lines.map((line) => `- ${line}`)].join('\n'))
  return [
    greeting,
    ...lists,
    `Your pantry: ${publicUrl}/pantry`,
    `Recipes from what you have: ${publicUrl}/recipes`,
    `Give something away: ${publicUrl}/exchange`,
    `${productName}. ${tagline}`,
    `Stop these emails: ${unsubscribeUrl}`,
  ].join('\n\n')
}

function htmlOf(greeting: string, filled: Group[], publicUrl: string, unsubscribeUrl: string): string {
  const link = (path: string, label: string) =>
    `<a href="${escapeHtml(publicUrl)}${path}" style="color:#1d6b41">${label}</a>`
  const lists = filled
    .map(
      ({ title, lines }) =>
        `<h2 style="font-size:17px;margin:20px 0 4px">${title}</h2><ul style="margin:0;padding-left:20px">${lines
          .map((line) => `<li>${escapeHtml(line)}</li>`)
          .join('')}</ul>`,
    )
    .join('')
  return `<!doctype html><html lang="en"><body style="${bodyStyle}"><p>${escapeHtml(greeting)}</p>${lists}<p>${link('/pantry', 'Your pantry')} · ${link('/recipes', 'Recipes from what you have')} · ${link('/exchange', 'Give something away')}</p><p style="color:#5c6657;font-size:14px">${productName}. ${tagline}<br><a href="${escapeHtml(unsubscribeUrl)}" style="color:#5c6657">Stop these emails</a></p></body></html>`
}

function stableId(userId: string, localDate: string): string {
  return createHash('sha256').update(`${userId} ${localDate}`).digest('hex')
}
