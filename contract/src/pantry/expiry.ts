/** The pure rules of expiry: calendar dates in, tags out (specification section 4, rules D6 and D7). No clock, no zone. */
import { msPerDay, msPerHour } from '../api/durations.ts'

/** A calendar date without a time: `YYYY-MM-DD`. */
export type CalendarDate = string

const calendarDatePattern = /^(\d{4})-(\d{2})-(\d{2})$/

/** The day number of a calendar date (days since 1970-01-01), or undefined when no such day exists. */
export function dayNumber(date: CalendarDate): number | undefined {
  const parts = calendarDatePattern.exec(date)
  if (!parts) return undefined
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])]
  // Date.UTC takes a year below 100 for one of the 20th century.
  const made = new Date(0)
  made.setUTCFullYear(year, month - 1, day)
  // PostgreSQL knows no year 0.
  const exists =
    year > 0 &&
    made.getUTCFullYear() === year &&
    made.getUTCMonth() === month - 1 &&
    made.getUTCDate() === day
  return exists ? made.getTime() / msPerDay : undefined
}

/** The calendar date at a moment in an IANA zone: what a clock on that wall says. */
export function dateInZone(moment: Date, timeZone: string): CalendarDate {
  return dateFormat(timeZone).format(moment)
}

/** Every zone's day ends so long after the day of its date begins in UTC, in ms. */
const [earliestEnd, latestEnd] = [9 * msPerHour, 37 * msPerHour]

/** The last moment of a calendar date in an IANA zone, in ms since 1970. Throws RangeError on a date that does not exist. */
export function endOfDay(date: CalendarDate, timeZone: string): number {
  const day = dayNumber(date)
  if (day === undefined) throw new RangeError(`not a calendar date: ${date}`)
  // A date only ever goes on: halving what is between finds where.
  let [last, after] = [day * msPerDay + earliestEnd, day * msPerDay + latestEnd]
  while (after - last > 1) {
    const middle = Math.floor((last + after) / 2)
    if (dateInZone(new Date(middle), timeZone) > date) after = middle
    else last = middle
  }
  return last
}

const formats = new Map<string, Intl.DateTimeFormat>()
/** Making a DateTimeFormat costs 50 times a use of it, and a campus lives in few zones. */
function dateFormat(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone)
  if (!format) {
    // The Swedish form is ISO 8601's calendar date.
    format = new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    formats.set(timeZone, format)
  }
  return format
}

/** Whole days from `today` to `expiry`: 0 on the day itself, negative once passed. Throws RangeError on a date that does not exist. */
export function daysLeft(expiry: CalendarDate, today: CalendarDate): number {
  const [to, from] = [dayNumber(expiry), dayNumber(today)]
  if (to === undefined || from === undefined)
    throw new RangeError(`not a calendar date: ${expiry} or ${today}`)
  return to - from
}

/** The calendar date so many days later. Throws RangeError on a date that does not exist. */
export function daysAfter(date: CalendarDate, days: number): CalendarDate {
  const day = dayNumber(date)
  if (day === undefined) throw new RangeError(`not a calendar date: ${date}`)
  return new Date((day + days) * msPerDay).toISOString().slice(0, 10)
}

export type ExpiryState = 'expired' | 'today' | 'soon' | 'fresh'

export interface ExpiryStatus {
  days: number
  state: ExpiryState
  /** The warning tag of section 4, absent while more than two days are left. */
  tag?: string
  /** Items with 0 or fewer days are styled as expired. */
  styledAsExpired: boolean
  canDonate: boolean
}

/** The expiry status of an item on a given day. */
export function expiryStatus(expiry: CalendarDate, today: CalendarDate): ExpiryStatus {
  const days = daysLeft(expiry, today)
  if (days < 0) return { days, state: 'expired', tag: 'Expired', styledAsExpired: true, canDonate: false }
  if (days === 0)
    return { days, state: 'today', tag: 'Expires today', styledAsExpired: true, canDonate: true }
  if (days === 1) return { days, state: 'soon', tag: '1 day left', styledAsExpired: false, canDonate: true }
  if (days === 2) return { days, state: 'soon', tag: '2 days left', styledAsExpired: false, canDonate: true }
  return { days, state: 'fresh', styledAsExpired: false, canDonate: true }
}

/** What can be done to food (D37). */
export const conditions = ['opened', 'frozen', 'thawed'] as const

/** How and where food is kept, as far as freezing asks. */
interface Frost {
  condition: string
  place: string
}

/** Whether food is frozen: it was, or went straight into the freezer, and has not thawed since (D37). */
export const isFrozen = ({ condition, place }: Frost): boolean =>
  condition === 'frozen' || (place === 'freezer' && condition !== 'thawed')

/** Whether food thaws by being moved to a place (D37); one of its owner's own may be a freezer as well. */
export const thawsIn = (food: Frost, place: string): boolean =>
  isFrozen(food) && (place === 'fridge' || place === 'cupboard')
