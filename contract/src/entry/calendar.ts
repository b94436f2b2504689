import { msPerDay } from '../api/durations.ts'
import { limits } from '../api/limits.ts'
import { type CalendarDate, dayNumber } from '../pantry/expiry.ts'
import type { DateOrder } from './lexicon.ts'

const century = 2000
/** What went past so lately may be meant as it is, or be next year's. */
const latelyDays = 60
/** Two figures of a year are read this far ahead. */
const shortYearsAhead = 15

const twoDigits = (n: number) => String(n).padStart(2, '0')

/** The date so many days after another. */
export function daysFrom(date: CalendarDate, days: number): CalendarDate | undefined {
  const day = dayNumber(date)
  if (day === undefined) return undefined
  const moment = new Date((day + days) * msPerDay)
  return Number.isNaN(moment.getTime())
    ? undefined
    : inLimits(moment.toISOString().slice(0, 'YYYY-MM-DD'.length))
}

/** The same day so many months later, or that month's last one. */
export function monthsFrom(date: CalendarDate, months: number): CalendarDate | undefined {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const target = month - 1 + months
  const last = new Date(Date.UTC(year, target + 1, 0))
  if (Number.isNaN(last.getTime())) return undefined
  return made(last.getUTCFullYear(), last.getUTCMonth() + 1, Math.min(day, last.getUTCDate()))
}

/** The last day of a month: what 'best before end' means. */
export function monthEnd(year: number, month: number): CalendarDate | undefined {
  const last = new Date(Date.UTC(year, month, 0))
  return Number.isNaN(last.getTime()) ? undefined : made(year, month, last.getUTCDate())
}

/** A date of a calendar within what can be stored; undefined where there is none. */
export function made(year: number, month: number, day: number): CalendarDate | undefined {
  const date = `${year}-${twoDigits(month)}-${twoDigits(day)}`
  return dayNumber(date) === undefined ? undefined : inLimits(date)
}

const inLimits = (date: CalendarDate) =>
  date >= limits.expiryDateMin && date <= limits.expiryDateMax ? date : undefined

/** A year as it was written; undefined where two figures lie too far away to be one. */
export function yearOf(text: string, today: CalendarDate): number | undefined {
  const figures = text.replace(/^['’]/, '')
  const year = figures.length === 2 ? century + Number(figures) : Number(figures)
  const thisYear = Number(today.slice(0, 4))
  if (figures.length === 2 && (year < thisYear - 1 || year > thisYear + shortYearsAhead)) return undefined
  return figures.length === 2 || figures.length === 4 ? year : undefined
}

/** The next such day of a year, none where it went past so lately that the past one may be meant. */
export const nextYearly = (month: number, day: number, today: CalendarDate): CalendarDate | undefined =>
  nextOf((year) => made(year, month, day), today)

/** The next last day of a month, none where it went past so lately that the past one may be meant. */
export const nextMonthEnd = (month: number, today: CalendarDate): CalendarDate | undefined =>
  nextOf((year) => monthEnd(year, month), today)

function nextOf(inYear: (year: number) => CalendarDate | undefined, today: CalendarDate) {
  const thisYear = Number(today.slice(0, 4))
  const now = dayNumber(today) ?? 0
  const dates = [thisYear - 1, thisYear, thisYear + 1].flatMap((year) => inYear(year) ?? [])
  const isLate = dates.some((date) => {
    const ago = now - (dayNumber(date) ?? 0)
    return ago > 0 && ago <= latelyDays
  })
  return isLate ? undefined : dates.find((date) => date >= today)
}

type Parts = readonly [string, string, (string | undefined)?]
const orders: readonly DateOrder[] = ['dmy', 'mdy', 'ymd']

/**
 * A date of two or three numbers. Read in the viewer's order; in another only where that gives the one date that there can
 * be. Undefined where it is none, or may be several.
 */
export function numericDate(
  parts: Parts,
  order: DateOrder | undefined,
  today: CalendarDate,
): CalendarDate | undefined {
  const readings = (of: readonly DateOrder[]) => [
    ...new Set(of.flatMap((each) => inOrder(parts, each, today) ?? [])),
  ]
  const [first, , third] = parts
  if (first.length === 4) return readings(['ymd'])[0]
  const wanted = order === undefined || (order === 'ymd' && third?.length === 4) ? undefined : order
  if (wanted !== undefined) {
    const [own] = readings([wanted])
    if (own !== undefined || isMeantIn(parts, wanted, today)) return own
  }
  const all = readings(third === undefined || third.length === 4 ? ['dmy', 'mdy'] : orders)
  return all.length === 1 ? all[0] : undefined
}

const monthsPerYear = 12
const mostDays = 31

/** Whether it looks like a day in the viewer's order: one that could be last year's, or that its month does not have, is no other. */
const isMeantIn = ([a, b, c]: Parts, order: DateOrder, today: CalendarDate) => {
  const [year, month, day] = order === 'ymd' ? [a, b, c] : order === 'dmy' ? [c, b, a] : [c, a, b]
  const isOfYear = year === undefined || yearOf(year, today) !== undefined
  return isOfYear && Number(month) <= monthsPerYear && Number(day) <= mostDays
}

function inOrder([a, b, c]: Parts, order: DateOrder, today: CalendarDate): CalendarDate | undefined {
  if (c === undefined) {
    const [month, day] = order === 'dmy' ? [b, a] : [a, b]
    return nextYearly(Number(month), Number(day), today)
  }
  const [year, month, day] = order === 'ymd' ? [a, b, c] : order === 'dmy' ? [c, b, a] : [c, a, b]
  const read = yearOf(year, today)
  return read === undefined ? undefined : made(read, Number(month), Number(day))
}
