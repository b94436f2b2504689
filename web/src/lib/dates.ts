import { msPerDay } from '@shelfmate/contract/api/durations'
import { type CalendarDate, dayNumber } from '@shelfmate/contract/pantry/expiry'
import { useCallback, useSyncExternalStore } from 'react'
import { asOf, asOfDaysAgo, asOfYesterday, months, weekdays } from './date-words.ts'

/** A timer may fire a moment early, and clocks are set. */
const graceMs = 50
/** What the clock changes the server may see so much later than the device: its clock is rarely further behind. */
export const clocksDifferMs = 10_000

const twoDigits = (n: number) => String(n).padStart(2, '0')

/** The browser's IANA zone; undefined where the browser keeps it to itself. */
export function browserTimeZone(): string | undefined {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || undefined
}

/** The user's own local date at a moment (D6). */
export function localDate(moment: Date): CalendarDate {
  // Not by Intl: a screen asks for today at every drawing, and making a format takes milliseconds.
  return `${moment.getFullYear()}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`
}

/** Milliseconds from a moment to the next local midnight. */
export function msToMidnight(moment: Date): number {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() + 1).getTime() - moment.getTime()
}

/** The user's date now, or where the day before lasts so much longer. */
export const today = (longerMs = 0): CalendarDate => localDate(new Date(Date.now() - longerMs))

/** Today on the user's screen; follows midnight, and a laptop that slept through it. */
export function useToday(longerMs = 0): CalendarDate {
  const subscribe = useCallback((changed: () => void) => subscribeToDay(changed, longerMs), [longerMs])
  return useSyncExternalStore(subscribe, () => today(longerMs))
}

function subscribeToDay(changed: () => void, longerMs: number): () => void {
  let timer: ReturnType<typeof setTimeout>
  const schedule = () => {
    clearTimeout(timer)
    timer = setTimeout(wake, msToMidnight(new Date(Date.now() - longerMs)) + graceMs)
  }
  const wake = () => {
    changed()
    schedule()
  }
  schedule()
  document.addEventListener('visibilitychange', wake)
  window.addEventListener('focus', wake)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', wake)
    window.removeEventListener('focus', wake)
  }
}

/** A calendar date has no zone: it is formatted as the UTC day of its number, so that no zone can move it. */
const asUtc = (date: CalendarDate) => {
  const day = dayNumber(date)
  return day === undefined ? undefined : new Date(day * msPerDay)
}
/** The date so many days later, or earlier; the text itself when it is no date. */
export const plusDays = (date: CalendarDate, days: number): CalendarDate => {
  const utc = asUtc(date)
  return utc ? new Date(utc.getTime() + days * msPerDay).toISOString().slice(0, date.length) : date
}

/** `5 Nov 2026`; the text itself when it is no date. */
export function formatDate(date: CalendarDate): string {
  const utc = asUtc(date)
  return utc ? `${utc.getUTCDate()} ${months[utc.getUTCMonth()]} ${utc.getUTCFullYear()}` : date
}

/** `5 Nov`, and the year where it is another than this day's. */
export const formatDateOf = (date: CalendarDate, onDay: CalendarDate): string =>
  formatDate(date).replace(` ${onDay.slice(0, 'yyyy'.length)}`, '')

/** `Thursday`. */
export function formatWeekday(date: CalendarDate): string {
  return weekdays[asUtc(date)?.getUTCDay() ?? -1] ?? date
}

/** `Tue, 5 Nov 2026`. */
export const formatDay = (date: CalendarDate) => `${formatWeekday(date).slice(0, 3)}, ${formatDate(date)}`

/** `14:07` in the viewer's zone. */
export const timeOf = (moment: Date) => `${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`

/** D8: `5 Nov 2026, 14:07` in the viewer's zone. */
export function formatMoment(moment: Date): string {
  return `${formatDate(localDate(moment))}, ${timeOf(moment)}`
}

/** `As of 14:07`, `As of yesterday`, `As of 2 days ago`: when something was last known to be so. */
export function formatAge(moment: Date, now: Date): string {
  const [then, present] = [dayNumber(localDate(moment)), dayNumber(localDate(now))]
  const days = (present ?? 0) - (then ?? 0)
  if (days <= 0) return asOf(timeOf(moment))
  return days === 1 ? asOfYesterday : asOfDaysAgo(days)
}
