import { msPerHour, msPerMinute } from '../api/durations.ts'
import type { CalendarDate } from '../pantry/expiry.ts'
import { isolated } from '../text/isolated.ts'
import type { DueHandOver, UrgentItem } from './notifications.ts'

/** When reminders are decided (section 9, D30), by the user's own clock: at eight, or as soon after it as a worker is there. */
export const reminderHour = 8
/** Whoever comes into a zone before that hour still has its morning. */
export const noonHour = 12
const hoursPerDay = 24

/** Reminders name what expires within this many days. */
export const reminderDays = 3

/** What a wall clock in a zone shows. */
export interface LocalMoment {
  date: CalendarDate
  hour: number
  minute: number
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** The wall clock of an IANA zone at a moment. */
export function localMoment(moment: Date, timeZone: string): LocalMoment {
  let format = formats.get(timeZone)
  if (!format) {
    const digits = '2-digit'
    format = new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      year: 'numeric',
      month: digits,
      day: digits,
      hour: digits,
      minute: digits,
      hourCycle: 'h23',
    })
    formats.set(timeZone, format)
  }
  // The Swedish form: 2026-11-20 08:00
  const [date = '', time = ''] = format.format(moment).split(' ')
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return { date, hour, minute }
}

/** The time of day on the wall clock of a zone: '18:05'. */
export function localTime(moment: Date, timeZone: string): string {
  const { hour, minute } = localMoment(moment, timeZone)
  return [hour, minute].map((n) => String(n).padStart(2, '0')).join(':')
}

/** Whether reminders of that zone's present date may be decided now: until its end, so that a worker that was away delays them alone. */
export const isReminderTime = ({ hour }: LocalMoment): boolean => hour >= reminderHour

/** Milliseconds until that wall clock shows another date: what names days is outdated then. An hour off on the day of a change. */
export const msToNextDate = ({ hour, minute }: LocalMoment): number =>
  (hoursPerDay - hour) * msPerHour - minute * msPerMinute

/** How far away an item's date is, as a person says it: 'today', 'about tomorrow' of a suggested date, 'in 3 days', 'expired'. */
export function urgencyText({ daysLeft, isAbout }: Pick<UrgentItem, 'daysLeft' | 'isAbout'>): string {
  if (daysLeft < 0) return 'expired'
  return `${isAbout ? 'about ' : ''}${dayText(daysLeft)}`
}

function dayText(daysLeft: number): string {
  if (daysLeft === 0) return 'today'
  return daysLeft === 1 ? 'tomorrow' : `in ${daysLeft} days`
}

/** A hand-over in a line: 'Give 2 × Tofu to Arun by 18:00 (Kitchen, level 3)'. `time` is the reader's own. */
export function handOverText(
  { role, units, foodName, partner, place }: Omit<DueHandOver, 'id' | 'at'>,
  time: string,
): string {
  const what = `${units} × ${isolated(foodName)}`
  const withWhom = role === 'giver' ? `Give ${what} to` : `Get ${what} from`
  return `${withWhom} ${isolated(partner)} by ${time} (${isolated(place)})`
}
