import { type CalendarDate, daysLeft, type ExpiryState } from '@shelfmate/contract/pantry/expiry'
import { counted } from '#lib/counted.ts'
import { formatDate, formatWeekday } from '#lib/dates.ts'
import type { StateFilter } from './list/state-filter.ts'

const daysPerWeek = 7

export const titles = { title: 'My Inventory', subtitle: 'Track expiry dates, reduce waste, save money!' }

/** What a card of an expired item says, after the item's name. */
export function expiredAdvice(expiryDate: CalendarDate, today: CalendarDate): string {
  const passed =
    daysLeft(expiryDate, today) > -daysPerWeek ? formatWeekday(expiryDate) : formatDate(expiryDate)
  return `went past the date on ${passed}. Check first, then use up or remove.`
}

export const stateNames: Record<StateFilter, string> = {
  all: 'All',
  expired: 'Expired',
  today: 'Expires today',
  soon: 'Soon',
  fresh: 'Fresh',
}

const nothingIs: Record<ExpiryState, string> = {
  expired: 'Nothing has expired.',
  today: 'Nothing expires today.',
  soon: 'Nothing expires in the next two days.',
  fresh: 'Nothing has more than two days left.',
}

/** Why a filter shows nothing although the pantry holds something. */
export function nothingFound(search: string, state: StateFilter): string {
  const wanted = search.trim()
  if (wanted !== '')
    return `No food called “${wanted}”${state === 'all' ? '' : ` in “${stateNames[state]}”`}.`
  return state === 'all' ? 'Nothing found.' : nothingIs[state]
}

/** Stands below the last card. */
export function endOfList(shown: number, all: number): string {
  return shown === all
    ? `That’s everything: ${counted(all, 'item')}.`
    : `That’s ${shown} of your ${counted(all, 'item')}.`
}
