import { type CalendarDate, dayNumber } from '../pantry/expiry.ts'
import { isFraction, isFractionAt, isUnit } from './amounts.ts'
import {
  daysFrom,
  made,
  monthEnd,
  monthsFrom,
  nextMonthEnd,
  nextYearly,
  numericDate,
  yearOf,
} from './calendar.ts'
import { dozen, type Lexicon, type Phrases } from './lexicon.ts'
import { eitherLength, lengthAt, phraseAt, type Token } from './tokens.ts'
import { isWholeName } from './whole-names.ts'

export interface DateContext {
  lexicon: Lexicon
  today: CalendarDate
}

/** What stands at a place of a line. Without a date it is one by its looks, which cannot be read for certain. */
export interface DateReading {
  length: number
  date?: CalendarDate | undefined
  /** Whether it can be nothing else, wherever it stands. */
  isPlain: boolean
  /** Whether its numbers could also be a quantity. */
  isLoose?: boolean
  /** Rather a half of the food: what else is said of a day stands. */
  isPart?: boolean
  /** The day that food is from: beside a day until when it keeps it says nothing more. */
  isFrom?: boolean
}

type Reader = (tokens: readonly Token[], at: number, context: DateContext) => DateReading | undefined

/** The date at a place of a line by itself, the longest that there is; words such as 'best before' are part of it. */
export function plainDateAt(
  tokens: readonly Token[],
  at: number,
  context: DateContext,
): DateReading | undefined {
  const { lexicon } = context
  const before = untilLength(tokens, at, context)
  const found = longestAt(tokens, at + before, context)
  if (found) {
    const length = before + found.length
    const behind = found.date === undefined ? 0 : lengthAt(tokens, at + length, lexicon.behindDate)
    return { ...found, length: length + behind, isPlain: found.isPlain || before > 0 }
  }
  return (before > 0 ? longestAt(tokens, at, context) : undefined) ?? bareAt(tokens, at, before, context)
}

/** 'exp', 'best before on the'. */
function untilLength(tokens: readonly Token[], at: number, { lexicon }: DateContext): number {
  let length = 0
  // 'ready to eat 3 dec'
  if (tokens[at - 1]?.key === 'to' && /^(?:eat|use)$/.test(tokens[at]?.key ?? '')) return 0
  while (length < mostUntil) {
    const more = lengthAt(tokens, at + length, lexicon.until)
    if (more === 0) return length
    length += more
  }
  return length
}

/** Nobody says in more words that a date follows. */
const mostUntil = 12

/** 'by 3', 'exp 2028', 'in 3', '28th': a day, of a month, or a span that is not told; but 'date 12' is of fruit. */
function bareAt(
  tokens: readonly Token[],
  at: number,
  until: number,
  { lexicon }: DateContext,
): DateReading | undefined {
  const before = until || lengthAt(tokens, at, lexicon.inDays)
  const { key = '' } = tokens[at + before] ?? {}
  const isFruit = at === 0 && before === 1 && tokens[at]?.key === 'date'
  const isBare = before > 0 && !isFruit && (dayPattern.test(key) || /^20\d\d$/.test(key))
  return isBare || (before === 0 && /^\d{1,2}(?:st|nd|rd|th)$/.test(key))
    ? { length: before + 1, isPlain: false }
    : undefined
}

function longestAt(
  tokens: readonly Token[],
  at: number,
  context: DateContext,
  by: readonly Reader[] = readers,
): DateReading | undefined {
  let best: DateReading | undefined
  for (const read of by) {
    const found = read(tokens, at, context)
    if (found && found.length > (best?.length ?? 0)) best = found
  }
  return best
}

/** '2026-12-03', '3/12', '3.12.26', '12月3日', '+3'. */
const inOneWord: Reader = (tokens, at, { lexicon, today }) => {
  const { key = '', text = '' } = tokens[at] ?? {}
  if (isFractionAt(tokens, at) || /[¼½¾⅓⅔⅛]/.test(text)) return undefined
  const plus = /^\+(\d{1,4})d?$/.exec(key)
  if (plus) return { length: 1, date: daysFrom(today, Number(plus[1])), isPlain: true }
  const han = /^(?:(\d{4})年)?(\d{1,2})月(\d{1,2})[日号號]?$/.exec(key)
  if (han) {
    const [, year, month, day] = han.map((part) => Number(part ?? 0))
    const date = year ? made(year, month ?? 0, day ?? 0) : nextYearly(month ?? 0, day ?? 0, today)
    return { length: 1, date, isPlain: true }
  }
  const compact = /^(20\d\d)(\d\d)(\d\d)$/.exec(key)
  if (compact)
    return {
      length: 1,
      date: made(Number(compact[1]), Number(compact[2]), Number(compact[3])),
      isPlain: true,
    }
  const numbers = /^(\d{1,4})([/.-])(\d{1,2})(?:\2(\d{4}|\d{2}))?$/.exec(key)
  if (!numbers) return monthAndYear(key, today)
  const [, a = '', separator, b = '', c] = numbers
  if (a.length > 2 && (a.length !== 4 || c === undefined)) return undefined
  const isSlashed = c === undefined && separator === '/'
  const mayBeMonth = isSlashed || (c === undefined && separator === '.' && lexicon.order === 'dmy')
  if (isSlashed && Number(a) + Number(b) === wholePercent) return undefined
  const isRead =
    c !== undefined ||
    separator === '/' ||
    (separator === '.' && (text.endsWith('.') || (b.length === 2 && takesPoints(tokens[at - 1], lexicon)))) ||
    (separator === '-' && lexicon.order === 'dmy' && isHyphened(lexicon))
  const order = separator === '.' && a.length < 4 ? 'dmy' : lexicon.order
  const month = mayBeMonth ? monthAndShortYear([a, b], lexicon, today) : undefined
  const isMonth = lexicon.until.has(tokens[at - 1]?.key ?? '')
  const day = isRead && month === undefined ? numericDate([a, b, c], order, today) : undefined
  const date = isMonth ? (month ?? day) : day
  if (isSlashed && !isSoon(date, today)) {
    // '4/5 onions'
    if (at === 0 && tokens.length > 1 && Number(b) - Number(a) === 1 && /\d$/.test(text))
      return { length: 1, isPlain: true }
    if (text === roundTheClock) return { length: 1, date, isPlain: false }
    if (isFraction(text) && !isLed(tokens[at - 1], lexicon)) return { length: 1, isPlain: true, isPart: true }
  }
  return { length: 1, date, isPlain: separator !== '-' || c !== undefined }
}

/** '50/50 bread', '80/20 beef': shares of a whole. */
const wholePercent = 100
/** '24/7 chicken' is from a shop that never closes. */
const roundTheClock = '24/7'
/** What keeps for longer than this is seldom told with 1/2, which may be a half, or 24/7. */
const soonDays = 45
const isSoon = (date: CalendarDate | undefined, today: CalendarDate) =>
  date !== undefined && date <= (daysFrom(today, soonDays) ?? '')

/** Whether what stands before says that a date follows: 'by 1/2', 'mon 1/2'. */
const isLed = (before: Token | undefined, { until, weekdays, shortWeekdays }: Lexicon) =>
  before !== undefined &&
  [until, weekdays, shortWeekdays].some((phrases: Phrases<unknown>) => phrases.has(before.key))

/** Whether '3.12' is a date: as it is written here, or where it is said to be one; elsewhere it is a number. */
const takesPoints = (before: Token | undefined, { hasPoints, order, until }: Lexicon) =>
  hasPoints || (order === 'dmy' && before !== undefined && until.has(before.key))

/** Of all languages here Dutch alone writes '3-12'. */
const isHyphened = ({ until }: Lexicon) => until.has('tht')

const mostYearsAhead = 9

/** 'bbe 12/27' on a pack is of 2027, where a month never comes first; by itself it may be somebody's 27th. */
function monthAndShortYear(
  [month, figures]: readonly [string, string],
  { order }: Lexicon,
  today: CalendarDate,
): CalendarDate | undefined {
  const year = /^\d\d$/.test(figures) ? yearOf(figures, today) : undefined
  const ahead = (year ?? 0) - Number(today.slice(0, 4))
  const isNoDay = order === 'dmy' && Number(figures) > dozen
  return isNoDay && year !== undefined && ahead >= 0 && ahead <= mostYearsAhead
    ? monthEnd(year, Number(month))
    : undefined
}

/** '12/2027': its last day. */
function monthAndYear(key: string, today: CalendarDate): DateReading | undefined {
  const [, month, year = ''] = /^(\d{1,2})[/.-](20\d\d)$/.exec(key) ?? []
  const [, hanYear = '', hanMonth] = /^(20\d\d)年(\d{1,2})月$/.exec(key) ?? []
  if (hanMonth !== undefined)
    return { length: 1, date: monthEnd(Number(hanYear), Number(hanMonth)), isPlain: true }
  if (month === undefined) return undefined
  const read = yearOf(year, today)
  return { length: 1, date: read === undefined ? undefined : monthEnd(read, Number(month)), isPlain: true }
}

/** 'today', 'after tomorrow', 'tomorrow night'; 'next week', which is no day. */
const byName: Reader = (tokens, at, { lexicon, today }) => {
  const vague = lengthAt(tokens, at, lexicon.vague)
  const day = phraseAt(tokens, at, lexicon.days)
  const isVague = vague > (day?.length ?? 0)
  const length = isVague ? vague : (day?.length ?? 0)
  if (length === 0) return onFeast(tokens, at, today)
  if (namesWithDays.has(`${tokens[at]?.key} ${tokens[at + 1]?.key}`)) return undefined
  return {
    length: length + lengthAt(tokens, at + length, lexicon.dayParts),
    date: isVague || !day ? undefined : daysFrom(today, day.meaning),
    isPlain: true,
  }
}

const december = 12
/** Days with names of their own, by their day of December; others are of no day for certain. */
const feasts: Phrases<number> = new Map([
  ...(['christmas', 'xmas', 'easter', 'thanksgiving'] as const).map((name) => [name, 0] as const),
  ...(['christmas', 'xmas'] as const).flatMap((name) => [
    [`${name} eve`, 24] as const,
    [`${name} day`, 25] as const,
  ]),
  ['boxing day', 26],
])

/** 'xmas', 'Christmas Day': at an end alone, as there are Christmas puddings. */
function onFeast(tokens: readonly Token[], at: number, today: CalendarDate): DateReading | undefined {
  const { meaning, length } = phraseAt(tokens, at, feasts) ?? {}
  const date = meaning ? nextYearly(december, meaning, today) : undefined
  return length === undefined ? undefined : { length, date, isPlain: false }
}

const daysPerWeek = 7

/** 'Friday', 'this fri', 'Friday night', 'fri 27'; on a Friday it may be today or in a week, and 'next Friday' may be this one or the one after. */
const byWeekday: Reader = (tokens, at, { lexicon, today }) => {
  const word = tokens[at]?.key ?? ''
  const thisLength = lengthAt(tokens, at, lexicon.thisDay)
  const nextLength = lengthAt(tokens, at, lexicon.nextDay)
  const from = at + Math.max(thisLength, nextLength)
  const long = phraseAt(tokens, from, lexicon.weekdays)
  const text = tokens[from]?.text ?? ''
  if (vietnameseDay.test(text.normalize()) && from + 1 < tokens.length)
    return { length: from + 2 - at, isPlain: true }
  const isShort = !vietnamese.test(text.normalize('NFD'))
  const found = long ?? (isShort ? phraseAt(tokens, from, lexicon.shortWeekdays) : undefined)
  if (!found || isOfFood(tokens, at, found.length, lexicon)) return undefined
  const ahead = (found.meaning - weekdayOf(today) + daysPerWeek) % daysPerWeek
  const nextBehind = lengthAt(tokens, from + found.length, lexicon.nextDay)
  const isNext = nextLength > thisLength || nextBehind > 0
  const date = ahead === 0 || isNext ? undefined : daysFrom(today, ahead)
  const end = from + found.length + (nextBehind || lengthAt(tokens, from + found.length, lexicon.thisDay))
  const isPlain = long !== undefined || end > at + found.length || plainShortName.test(word)
  // 'fri 4 dec', where the 4th of December is a Friday.
  const dated = longestAt(tokens, end, { lexicon, today }, readersBehindWeekday)
  if (dated?.date !== undefined && weekdayOf(dated.date) === found.meaning)
    return { ...dated, length: end + dated.length - at, isPlain: true }
  const numbered = withDay(tokens, end, { ahead, isNext }, { lexicon, today })
  if (numbered) return { ...numbered, length: end + 1 - at, isPlain }
  const parts = isWholeName(tokens, end) ? 0 : lengthAt(tokens, end, lexicon.dayParts)
  return { length: end + parts - at, date, isPlain }
}

/** 'thứ sáu', 'thứ 6': a Friday, whose words are not known here, and no Thursday. */
const vietnameseDay = /^thứ$/iu
/** Marks of no other language: 'đỏ' is red, and no German Thursday. */
const vietnamese = /[\u0309\u031B\u0323]/

const weeksAhead = 5

/** The day of the month behind a weekday, 'fri 27', 'Friday 4th'. A bare number is that of the nearest alone: else it counts. */
function withDay(
  tokens: readonly Token[],
  at: number,
  { ahead, isNext }: { ahead: number; isNext: boolean },
  { lexicon, today }: DateContext,
): Pick<DateReading, 'date' | 'isLoose'> | undefined {
  const { key = '', text = '' } = tokens[at] ?? {}
  const next = tokens[at + 1]?.key ?? ''
  const [, day] = dayPattern.exec(key) ?? []
  const counts = lengthAt(tokens, at + 1, lexicon.counters) > 0 || isUnit(next)
  if (day === undefined || counts || lexicon.months.has(next) || lexicon.ofMonth.has(next)) return undefined
  const isBare = /^\d+$/.test(text)
  const nearest = ahead === 0 || isNext ? 2 : 1
  const dates = Array.from({ length: isBare ? nearest : weeksAhead }, (_, week) =>
    daysFrom(today, ahead + week * daysPerWeek),
  )
  const date = dates.find((each) => each?.endsWith(`-${day.padStart(2, '0')}`))
  return date === undefined ? undefined : { date, isLoose: isBare && Number(day) <= dozen }
}

/** Short names that no food is called by. */
const plainShortName = /^(?:tues?|weds?|thu|thurs?|fri)$/
/** Foods that are called by a day. */
// biome-ignore format: a table is read by its rows.
const namesWithDays: ReadonlySet<string> = new Set([
  'capri sun', 'sunday roast', 'sun dried', 'sun chips', 'banh mi', 'yi mi', 'gan ma',
  'khoai mon', 'ca thu', 'trung thu', 'mon cheri', 'tonight sauce', 'sun pat',
])

/** 'fruits de mer', 'Capri Sun'. */
function isOfFood(
  tokens: readonly Token[],
  at: number,
  length: number,
  { ofFood, inPlace }: Lexicon,
): boolean {
  const [before = '', word = '', after = ''] = [tokens[at - 1], tokens[at], tokens[at + length]].map(
    (token) => token?.key,
  )
  return (
    namesWithDays.has(`${before} ${word}`) ||
    namesWithDays.has(`${word} ${after}`) ||
    (ofFood.has(before) && !inPlace.has(before)) ||
    before === 'del'
  )
}

/** 1 January 1970 was a Thursday; 0 is Sunday. */
const thursday = 4
const weekdayOf = (date: CalendarDate) =>
  ((((dayNumber(date) ?? 0) + thursday) % daysPerWeek) + daysPerWeek) % daysPerWeek

/** 'in 5 days', '2 weeks', '5 gün sonra', '3d', '3 days ago'. */
const bySpan: Reader = (tokens, at, { lexicon, today }) => {
  const agoBefore = lengthAt(tokens, at, lexicon.agoBefore)
  const before = agoBefore || lengthAt(tokens, at, lexicon.inDays)
  const unit = tokens[at + before + 1]?.key ?? ''
  const joined = /^(\d{1,4})(\p{L}+)$/u.exec(tokens[at + before]?.key ?? '')
  const count = joined ? Number(joined[1]) : countAt(tokens[at + before], lexicon)
  if (count === undefined) return undefined
  const span = joined
    ? lexicon.spans.get(joined[2] ?? '')
    : phraseAt(tokens, at + before + 1, lexicon.spans)?.meaning
  // A letter apart, '2 d', is too little to be a day.
  if (span === undefined || (!joined && unit.length === 1 && /[a-z]/.test(unit))) return undefined
  const wordLength = joined ? 1 : 1 + lengthAt(tokens, at + before + 1, lexicon.spans)
  const end = at + before + wordLength
  const ago = lengthAt(tokens, end, lexicon.agoBehind)
  const after = ago || lengthAt(tokens, end, lexicon.afterDays)
  const ahead = agoBefore + ago > 0 ? -count : count
  const date =
    span === 'month'
      ? monthsFrom(today, ahead)
      : daysFrom(today, span === 'week' ? ahead * daysPerWeek : ahead)
  // '7 days croissant' is a brand.
  return { length: before + wordLength + after, date, isPlain: before > 0 || after > 0 }
}

function countAt(token: Token | undefined, { numbers }: Lexicon): number | undefined {
  if (!token) return undefined
  return /^\d{1,4}$/.test(token.key) ? Number(token.key) : numbers.get(token.key)
}

const dayPattern = /^(\d{1,2})(?:st|nd|rd|th|er|e|\.|º|°|o)?$/
const yearPattern = /^(?:['’]\d\d|20\d\d|\d\d)$/

/** '3 Dec', '3rd of December 2026', 'Dec 3', 'le 3 décembre', 'dec 2027'. */
const byMonth: Reader = (tokens, at, context) =>
  dayFirst(tokens, at, context) ??
  monthAlone(tokens, at, context) ??
  monthFirst(tokens, at, context) ??
  amidMonth(tokens, at, context)

const dayFirst: Reader = (tokens, at, { lexicon, today }) => {
  const joined = /^(\d{1,2})-?(\p{L}{3,})(?:-?(\d\d|20\d\d))?$/u.exec(tokens[at]?.key ?? '')
  const isJoined = joined !== null && lexicon.months.has(joined[2] ?? '')
  const year = isJoined && joined[3] !== undefined ? yearOf(joined[3], today) : undefined
  if (isJoined && year !== undefined)
    return {
      length: 1,
      date: made(year, lexicon.months.get(joined[2] ?? '') ?? 0, Number(joined[1])),
      isPlain: true,
    }
  const day = isJoined ? joined[1] : dayPattern.exec(tokens[at]?.key ?? '')?.[1]
  if (day === undefined) return undefined
  const between = isJoined ? 0 : lengthAt(tokens, at + 1, lexicon.ofMonth)
  const month = isJoined
    ? lexicon.months.get(joined[2] ?? '')
    : lexicon.months.get(tokens[at + 1 + between]?.key ?? '')
  if (month === undefined) return undefined
  const length = isJoined ? 1 : between + 2
  return withYear(tokens, at, {
    length,
    day: Number(day),
    month,
    today,
    isLoose: /^[1-9]\d?$/.test(tokens[at]?.text ?? ''),
  })
}

/** 'end of Nov', and 'bbe Nov' where it stands last. */
const monthAlone: Reader = (tokens, at, { lexicon, today }) => {
  // 'best before end' of.
  const isLast = lexicon.until.has(tokens[at - 1]?.key ?? '') || tokens[at - 1]?.key === 'end'
  const before = lengthAt(tokens, at, lexicon.endOf) || (isLast ? lengthAt(tokens, at, lexicon.ofMonth) : 0)
  const { key = '' } = tokens[at + before] ?? {}
  const numbers = before > 0 ? monthAndYear(key, today) : undefined
  if (numbers) return { ...numbers, length: before + 1 }
  const month = lexicon.months.get(key)
  if (month === undefined || !(before > 0 || isLast)) return undefined
  const { text = '' } = tokens[at + before + 1] ?? {}
  if (/^(?:['’]?\d\d|20\d\d)$/.test(text) && endsMonth(tokens, at, before)) {
    const told = yearOf(text, today)
    return { length: before + 2, date: told === undefined ? undefined : monthEnd(told, month), isPlain: true }
  }
  if (/^\d/.test(text)) return undefined
  return { length: before + 1, date: nextMonthEnd(month, today), isPlain: before > 0 }
}

/** Whether a month's last day is meant, so that a number behind it is its year: 'end of Dec 26', 'bbe Dec 26'. */
const endsMonth = (tokens: readonly Token[], at: number, before: number) =>
  before > 0 || /^(?:bbe|end)$/.test(tokens[at - 1]?.key ?? '')

/** 'mid December', 'Anfang Dezember': no day. */
const amidMonth: Reader = (tokens, at, { lexicon }) => {
  const { key = '' } = tokens[at] ?? {}
  const [, joined = ''] = /^(?:mid|mi)-(\p{L}+)$/u.exec(key) ?? []
  const before = joined === '' ? lengthAt(tokens, at, lexicon.amid) : 0
  const month = joined || (before > 0 ? tokens[at + before]?.key : undefined)
  return lexicon.months.has(month ?? '') ? { length: before + 1, isPlain: true } : undefined
}

const monthFirst: Reader = (tokens, at, { lexicon, today }) => {
  const month = lexicon.months.get(tokens[at]?.key ?? '')
  const next = tokens[at + 1]?.key ?? ''
  if (month === undefined) return undefined
  if (/^20\d\d$/.test(next)) return { length: 2, date: monthEnd(Number(next), month), isPlain: true }
  const [, day] = dayPattern.exec(next) ?? []
  if (day === undefined) return undefined
  return withYear(tokens, at, { length: 2, day: Number(day), month, today, isLoose: false })
}

interface MonthDay {
  length: number
  day: number
  month: number
  today: CalendarDate
  isLoose: boolean
}

function withYear(
  tokens: readonly Token[],
  at: number,
  { length, day, month, today, isLoose }: MonthDay,
): DateReading {
  const of = /^(?:de|del|of)$/.test(tokens[at + length]?.key ?? '') ? 1 : 0
  const { text = '', key = '' } = tokens[at + length + of] ?? {}
  const year = yearPattern.test(text) || yearPattern.test(key) ? yearOf(key, today) : undefined
  if (year === undefined) return { length, date: nextYearly(month, day, today), isPlain: true }
  // '2 dec 26': two, until the 26th of December?
  const isTwo = /^\d\d$/.test(key) && Number(key) <= 31
  return { length: length + of + 1, date: made(year, month, day), isPlain: true, isLoose: isLoose && isTwo }
}

/** '3. 12.', '3 12 2026', '3 / 12'. */
const apart: Reader = (tokens, at, { lexicon, today }) => {
  const [a, b, c] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (!a || !b || !/^\d{1,2}$/.test(a.key) || !/^(?:\d{1,2}|20\d\d|\/)$/.test(b.key)) return undefined
  // '26 / 11'
  if (b.key === '/' && c && /^\d{1,2}$/.test(c.key))
    return { length: 3, date: numericDate([a.key, c.key], lexicon.order, today), isPlain: true }
  // 'bbe 03 2027'
  if (/^20\d\d$/.test(b.key) && isLed(tokens[at - 1], lexicon)) {
    const month = monthAndYear(`${a.key}/${b.key}`, today)
    return month && { ...month, length: 2 }
  }
  const isPointed = a.text.endsWith('.') && b.text.endsWith('.')
  if (c && /^20\d\d$/.test(c.key))
    return {
      length: 3,
      date: numericDate([a.key, b.key, c.key], isPointed ? 'dmy' : lexicon.order, today),
      isPlain: true,
    }
  return isPointed ? { length: 2, date: numericDate([a.key, b.key], 'dmy', today), isPlain: true } : undefined
}

/** '3-4 days', '3 or 4 Dec': one of two, which nobody can tell. */
const either: Reader = (tokens, at, { lexicon }) => {
  const before = lengthAt(tokens, at, lexicon.inDays)
  const numbers = eitherLength(tokens, at + before)
  const behind = at + before + numbers
  const span = numbers > 0 ? lengthAt(tokens, behind, lexicon.spans) : 0
  const isOfMonth = numbers > 0 && lexicon.months.has(tokens[behind]?.key ?? '')
  return span > 0 || isOfMonth ? { length: before + numbers + (span || 1), isPlain: true } : undefined
}

const readersBehindWeekday: readonly Reader[] = [inOneWord, byName, either, bySpan, byMonth, apart]
const readers: readonly Reader[] = [...readersBehindWeekday, byWeekday]
