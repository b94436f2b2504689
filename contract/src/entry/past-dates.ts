import { daysFrom } from './calendar.ts'
import { type DateContext, type DateReading, plainDateAt } from './dates.ts'
import { lengthAt, type Token } from './tokens.ts'

/** They join a food to its kind, too: what follows has to be a day for certain. 'Fruits de mer' are of no Wednesday. */
const ofKind = /^d[aeiu]l?$/

/** Before 'cotto' or 'préparé' they name what is sold so: 'prosciutto cotto', 'plat préparé'. */
const soldSo = /^(?:jambon|piatt[io]|plato?s?|pratos?|prosciutto)$/

/** More than any day is said in. */
const mostOfDay = 12

/** They say what will be, too: 'périme demain', '明天过期', and 'perime' without its accent. */
const tenseless = /^(?:p[ée]rime|expire|过期|過期)\P{L}*$/iu

/** They only join a word to its day: 'cotto il 5 dicembre'. */
const onDay = /^(?:on|the|date|a[bm]|op|le|[ei]l|dia|fecha|pada|tgl|tanggal|tarih)$/
/** The same day of another year is nearer than one so far ahead. */
const halfYear = 183

/**
 * The date at a place of a line. Of a day that a food is from, 'cooked on Monday', nobody knows until when it keeps: that is
 * none. One that is said to be over is none where it is not.
 */
export function readDateAt(
  tokens: readonly Token[],
  at: number,
  context: DateContext,
): DateReading | undefined {
  const { lexicon, today } = context
  const isFrom = dayItIsFrom(tokens, at, context)
  if (isFrom) return isFrom
  const before = lengthAt(tokens, at, lexicon.expired)
  const found = plainDateAt(tokens, at + before, context)
  if (!found) return undefined
  const end = at + before + found.length
  const made = lengthAt(tokens, end, lexicon.madeBehind)
  if (made > 0) return { length: before + found.length + made, isPlain: true, isFrom: true }
  const behind = lengthAt(tokens, end, lexicon.expired)
  if (before + behind === 0) return found
  const { date = '' } = found
  // '过期3天' is three days over.
  const isSpan = before > 0 && isSpanAt(tokens, at + before, found)
  const saysWhen = !isSpan && tenseless.test(tokens[before > 0 ? at : end]?.text.normalize() ?? '')
  return {
    length: before + found.length + behind,
    isPlain: true,
    date: saysWhen || date <= today ? found.date : undefined,
  }
}

/** '3 days', by itself. */
const isSpanAt = (tokens: readonly Token[], at: number, { isPlain }: DateReading) =>
  !isPlain && /^\d/.test(tokens[at]?.key ?? '')

/** 'from Monday', 'cooked 2 days ago', 'curry de lundi', 'pain de 2 jours'. */
function dayItIsFrom(tokens: readonly Token[], at: number, context: DateContext): DateReading | undefined {
  const { lexicon } = context
  const isDone = lengthAt(tokens, at, lexicon.done) > 0 && !soldSo.test(tokens[at - 1]?.key ?? '')
  const made = lengthAt(tokens, at, isDone ? lexicon.done : lexicon.madeBefore)
  if (made === 0) return undefined
  // By itself: behind a 'de' it would be a part of a name.
  const behind = tokens.slice(at + made, at + made + mostOfDay)
  const found = readDateAt(behind, 0, context)
  if (!found || (isDone && isUntil(behind, found, context))) return undefined
  return found.isPlain || isSpanAt(behind, 0, found) || !ofKind.test(tokens[at]?.key ?? '')
    ? { length: made + found.length, isPlain: found.isPlain, isFrom: true }
    : undefined
}

/** Whether it keeps until the day behind 'cooked': 'cooked ham 5 December', 'opened, use by Friday'; not 'cooked on Friday'. */
function isUntil(
  tokens: readonly Token[],
  { date = '', length, isPlain }: DateReading,
  { lexicon, today }: DateContext,
): boolean {
  if (lengthAt(tokens, 0, lexicon.until) > 0 && !onDay.test(tokens[0]?.key ?? '')) return true
  const isWeekday = tokens
    .slice(0, length)
    .some((_, n) => lengthAt(tokens, n, lexicon.weekdays) + lengthAt(tokens, n, lexicon.shortWeekdays) > 0)
  return isPlain && !isWeekday && date > today && date < (daysFrom(today, halfYear) ?? '')
}
