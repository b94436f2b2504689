import { type CalendarDate, dayNumber } from '../../pantry/expiry.ts'
import { made, monthEnd } from '../calendar.ts'
import { type DateOrder, lexiconOf } from '../lexicon.ts'
import {
  compactNumber,
  dayAndName,
  monthAndYear,
  nameAndDigits,
  nameAndNumbers,
  threeNumbers,
  twoNumbers,
  withSigns,
  yearAndName,
} from './date-patterns.ts'
import { digitLooks, endWords, letterLooks, madeWords, untilWords } from './pack-words.ts'

/** A date that a line of print may show. */
export interface DateSight {
  date: CalendarDate
  /** Where it stands in the line. */
  from: number
  to: number
  /** The higher the likelier. */
  score: number
}

/** How much each way of writing is trusted. */
const trust = { plain: 6, short: 5, named: 6, compact: 3, month: 4, shortMonth: 1, yearless: 2 }
/** What takes trust away: another order than the viewer's, signs between numbers that differ, or none but blanks. */
const doubt = { order: 1.5, shortYearFirst: 2.5, mixedSigns: 1.5, blanks: 1, guessedMonth: 1.5, otherYear: 2 }
const century = 2000
const monthsPerYear = 12
const shortest = 3
/** A day without its year went past so lately at most. */
const latelyDays = 45
const yearDays = 365

const allLanguages = ['en', 'de', 'nl', 'fr', 'es', 'it', 'pt', 'ms', 'id', 'tr', 'zh']

interface ScoredDate {
  date: CalendarDate | undefined
  score: number
}

type Shape = (match: RegExpExecArray, order: DateOrder, today: CalendarDate) => ScoredDate[]

const fullYear = (text: string) => (text.length === 2 ? century + Number(text) : Number(text))

const inOrders = (
  [, a = '', first = '', b = '', second = '', c = '']: RegExpExecArray,
  order: DateOrder,
): ScoredDate[] => {
  const signs =
    (first.trim() === '' && second.trim() === '' ? doubt.blanks : 0) +
    (first.trim() === second.trim() ? 0 : doubt.mixedSigns)
  if (a.length === 3) return []
  if (a.length === 4) return [{ date: made(Number(a), Number(b), Number(c)), score: trust.plain - signs }]
  const score = (c.length === 4 ? trust.plain : trust.short) - signs
  const away = (of: DateOrder, by: number) => (order === of ? 0 : by)
  return [
    {
      date: made(fullYear(c), Number(b), Number(a)),
      score: score - away('dmy', order === 'ymd' ? 0 : doubt.order),
    },
    { date: made(fullYear(c), Number(a), Number(b)), score: score - away('mdy', doubt.order) },
    ...(c.length === 4
      ? []
      : [
          {
            date: made(fullYear(a), Number(b), Number(c)),
            score: score - away('ymd', doubt.shortYearFirst),
          },
        ]),
  ]
}

/** '12/2026', '12/26': the month's end; the latter, and '24.12', a day as well. */
const ofTwo: Shape = ([, a = '', sign = '', b = ''], order, today) => [
  { date: monthOf(fullYear(b), Number(a)), score: b.length === 4 ? trust.month : trust.shortMonth },
  ...(b.length === 4 || sign === '-'
    ? []
    : yearless(order === 'mdy' ? [Number(a), Number(b)] : [Number(b), Number(a)], today)),
]

/** '24122026', '241226', and '12242026' and '122426' for who writes the month first. */
const compact: Shape = ([, digits = ''], order) => {
  const part = (from: number, to: number) => Number(digits.slice(from, to))
  const isMonthFirst = order === 'mdy'
  const ofDayFirst = isMonthFirst ? doubt.order : 0
  if (digits.length === 8)
    return [
      { date: made(part(0, 4), part(4, 6), part(6, 8)), score: trust.compact },
      { date: made(part(4, 8), part(2, 4), part(0, 2)), score: trust.compact - ofDayFirst },
      { date: made(part(4, 8), part(0, 2), part(2, 4)), score: trust.compact - doubt.order + ofDayFirst },
    ]
  return [
    { date: made(century + part(4, 6), part(2, 4), part(0, 2)), score: trust.shortMonth - ofDayFirst },
    ...(isMonthFirst
      ? [{ date: made(century + part(4, 6), part(0, 2), part(2, 4)), score: trust.shortMonth }]
      : []),
    {
      date: made(century + part(0, 2), part(2, 4), part(4, 6)),
      score: trust.shortMonth - (order === 'ymd' ? 0 : 1),
    },
  ]
}

const signed: Shape = ([, year = '', month = '', day]) => [
  day === undefined
    ? { date: monthOf(fullYear(year), Number(month)), score: trust.month }
    : { date: made(fullYear(year), Number(month), Number(day)), score: trust.named },
]

/** '24 DEC 2026', '24DEC'. */
const dayFirst: Shape = ([, day = '', name = '', year], _order, today) =>
  monthsNamed(name).flatMap(({ month, loss }) => {
    const number = Number(asDigits(day))
    return year === undefined
      ? yearless([month, number], today).map((each) => ({ ...each, score: each.score + 1 - loss }))
      : [{ date: made(fullYear(year), month, number), score: trust.named - loss }]
  })

/** 'DEC 24 2026', 'DEC 2026', 'DEC 26', 'DEC2426'. */
const nameFirst: Shape = ([, name = '', number = '', year], _order, today) =>
  monthsNamed(name).flatMap(({ month, loss }) => {
    if (year !== undefined)
      return [{ date: made(fullYear(year), month, Number(number)), score: trust.named - loss }]
    const whole = { date: monthOf(fullYear(number), month), score: trust.month - loss }
    if (number.length === 4) return [whole]
    return [{ ...whole, score: trust.yearless - loss }, ...yearless([month, Number(number)], today)]
  })

/** '2026 DEC 24', '2026DEC24'. */
const yearFirst: Shape = ([, year = '', name = '', day = '']) =>
  monthsNamed(name).map(({ month, loss }) => ({
    date: made(Number(year), month, Number(day)),
    score: trust.named - loss,
  }))

const monthOf = (year: number, month: number) =>
  month >= 1 && month <= monthsPerYear ? monthEnd(year, month) : undefined

/** A day of this year or the next, or one that went past lately: which of them, the calendar decides later. */
const yearless = ([month, day]: readonly [number, number], today: CalendarDate): ScoredDate[] =>
  [-1, 0, 1].flatMap((years) => {
    const date = made(Number(today.slice(0, 4)) + years, month, day)
    const ahead = (dayNumber(date ?? '') ?? 0) - (dayNumber(today) ?? 0)
    const isNear = ahead >= -latelyDays && ahead < yearDays - latelyDays
    return isNear || years >= 0 ? [{ date, score: trust.yearless - (isNear ? 0 : doubt.otherYear) }] : []
  })

interface NamedMonth {
  month: number
  /** What is lost because its name had to be guessed. */
  loss: number
}

/** What stands before dates is no month that was misread: 'end' is none that Spaniards call 'ene'. */
const noMonths: ReadonlySet<string> = new Set([...endWords, ...untilWords, ...madeWords])

/** The months that a word may name, also with one letter misread. */
function monthsNamed(word: string): NamedMonth[] {
  const { months } = lexiconOf(allLanguages)
  const name = [...word].map((letter) => letterLooks[letter] ?? letter).join('')
  const exact = months.get(name)
  if (exact !== undefined) return [{ month: exact, loss: 0 }]
  if (noMonths.has(name)) return []
  const near = new Set(
    [...months]
      .filter(
        ([known]) => known.length >= shortest && known.length === name.length && differsInOne(known, name),
      )
      .map(([, month]) => month),
  )
  return near.size > 2 ? [] : [...near].map((month) => ({ month, loss: doubt.guessedMonth }))
}

function differsInOne(a: string, b: string): boolean {
  let differing = 0
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) differing += 1
  return differing <= 1
}

const asDigits = (text: string) => [...text].map((letter) => digitLooks[letter] ?? letter).join('')

/** Letters among digits become the digits that they look like; as many characters as before. */
export const withDigits = (line: string): string =>
  line.replaceAll(/[\doqdil|!zsgb]{2,}/g, (run) => {
    const digits = run.replaceAll(/\D/g, '').length
    return digits > 0 && 2 * digits >= run.length ? asDigits(run) : run
  })

const ofNumbers: readonly [RegExp, Shape][] = [
  [threeNumbers, inOrders],
  [twoNumbers, ofTwo],
  [monthAndYear, ofTwo],
  [compactNumber, compact],
]
const ofNames: readonly [RegExp, Shape][] = [
  [withSigns, signed],
  [dayAndName, dayFirst],
  [nameAndNumbers, nameFirst],
  [nameAndDigits, nameFirst],
  [yearAndName, yearFirst],
]

/** All dates that a folded line may show, of any shape. */
export function datesIn(line: string, order: DateOrder, today: CalendarDate): DateSight[] {
  const mended = withDigits(line)
  const sights = [...seen(ofNumbers, mended), ...seen(ofNames, line)]
  return sights.filter((each) => !sights.some((other) => isInside(each, other)))

  function seen(shapes: readonly [RegExp, Shape][], text: string): DateSight[] {
    return shapes.flatMap(([pattern, shape]) =>
      matchesOf(pattern, text).flatMap((match) =>
        shape(match, order, today).flatMap(({ date, score }) =>
          date === undefined ? [] : [{ date, score, from: match.index, to: match.index + match[0].length }],
        ),
      ),
    )
  }
}

/** Also those that overlap: where one begins is not known. */
function matchesOf(pattern: RegExp, text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  for (let at = 0; at < text.length; at++) {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    if (match) found.push(match)
  }
  return found
}

/** A part of a longer date is none of its own. */
const isInside = (each: DateSight, other: DateSight) =>
  other.from <= each.from && other.to >= each.to && other.to - other.from > each.to - each.from
