import { foldForSearch } from '../../api/fold-for-search.ts'
import { limits } from '../../api/limits.ts'
import { type CalendarDate, dayNumber } from '../../pantry/expiry.ts'
import { type DateOrder, lexiconOf } from '../lexicon.ts'
import { type DateSight, datesIn, withDigits } from './date-shapes.ts'
import { endWords, lotWords, madeWords, untilWords } from './pack-words.ts'

/** So many readings are offered (D44). */
const offered = 3
/** How far before a date its words stand, in characters. */
const wordReach = 42
const wordScores = { until: 4, made: -5, lot: -3, end: 2 }

/** How likely food keeps from today: so many days at most, and what that is worth. */
const spans = [
  { days: -400, score: -6 },
  { days: -45, score: -3 },
  { days: -1, score: 0.5 },
  { days: 400, score: 2 },
  { days: 1200, score: 1 },
  { days: 2000, score: -2 },
]
const farAhead = -5

interface PackOptions {
  today: CalendarDate
  /** The viewer's languages as BCP 47 tags, the preferred one first. */
  languages: readonly string[]
}

/**
 * The dates until which food keeps that a picture's text may show, the likeliest first; three at most. The text is what a
 * machine made of print: letters stand for digits, and signs are missing.
 */
export function readPackDates(text: string, { today, languages }: PackOptions): CalendarDate[] {
  const order = lexiconOf(languages).order ?? 'dmy'
  const lines = text.slice(0, limits.entryLength).split(/\r?\n/).map(folded)
  const scores = new Map<CalendarDate, number>()
  for (const [n, line] of lines.entries())
    for (const { date, score } of judged(line, { before: lines[n - 1] ?? '', order, today }))
      scores.set(date, Math.max(score, scores.get(date) ?? Number.NEGATIVE_INFINITY))
  return [...scores]
    .filter(([, score]) => score > 0)
    .toSorted(([a, one], [b, other]) => other - one || (a > b ? -1 : 1))
    .slice(0, offered)
    .map(([date]) => date)
}

const folded = (line: string) => foldForSearch(line).replaceAll(/[—–−]/g, '-').replaceAll(/\s+/g, ' ')

interface Surroundings {
  /** The line above, whose words may belong to this one. */
  before: string
  order: DateOrder
  today: CalendarDate
}

/** The dates of a line with what their words and the calendar say of them. */
function judged(line: string, { before, order, today }: Surroundings): DateSight[] {
  const sights = datesIn(line, order, today)
  const firstAt = Math.min(...sights.map(({ from }) => from))
  const above = /\d{2}\s?[./-]\s?\d{2}/.test(withDigits(before)) ? '' : before
  return sights.map((sight) => {
    const near = line.slice(Math.max(0, sight.from - wordReach), sight.from)
    const words = sight.from === firstAt && !hasWords(near) ? `${above} ${near}` : near
    const score = sight.score + wordsScore(words) + spanScore(sight.date, today)
    return {
      ...sight,
      score: isMonthsEnd(sight.date) && lastOf(words, endWords) >= 0 ? score + wordScores.end : score,
    }
  })
}

const hasWords = (text: string) => wordsScore(text) !== 0

/** What the words before a date say of it: the last of them counts. */
function wordsScore(words: string): number {
  const kinds = [
    { at: lastOf(words, untilWords), score: wordScores.until },
    { at: lastOf(words, madeWords), score: wordScores.made },
    { at: lastOf(words, lotWords), score: wordScores.lot },
  ]
  const [last] = kinds.filter(({ at }) => at >= 0).toSorted((a, b) => b.at - a.at)
  return last?.score ?? 0
}

/** Where the last of some words begins, as a word of its own; -1 where none is. */
function lastOf(text: string, words: readonly string[]): number {
  const plain = text.replaceAll('.', ' ')
  return Math.max(...words.map((word) => lastWord(plain, word)))
}

function lastWord(text: string, word: string): number {
  for (let at = text.lastIndexOf(word); at >= 0; at = at === 0 ? -1 : text.lastIndexOf(word, at - 1)) {
    const isWhole = !/[a-z]/.test(text[at - 1] ?? '') && !/[a-z]/.test(text[at + word.length] ?? '')
    if (isWhole) return at
  }
  return -1
}

function spanScore(date: CalendarDate, today: CalendarDate): number {
  const days = (dayNumber(date) ?? 0) - (dayNumber(today) ?? 0)
  return spans.find((span) => days <= span.days)?.score ?? farAhead
}

function isMonthsEnd(date: CalendarDate): boolean {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).getUTCDate() === day
}
