import { type CalendarDate, daysLeft } from '@shelfmate/contract/pantry/expiry'
import { counted } from '@shelfmate/contract/text/counted'
import { formatDate, formatWeekday } from '#lib/dates.ts'
import type { StateFilter } from './list/state-filter.ts'

const daysPerWeek = 7

export const titles = { title: 'My Inventory', subtitle: 'Track expiry dates, reduce waste, save money!' }

export const pantryNotLoaded = 'Your pantry could not be loaded.'

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

/** Stands below the last card. */
export function endOfList(shown: number, all: number): string {
  return shown === all
    ? `That’s everything: ${counted(all, 'item')}.`
    : `That’s ${shown} of your ${counted(all, 'item')}.`
}
