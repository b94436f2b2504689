import { numberPattern, readNumber } from '@shelfmate/contract/cooking/amounts'

/** A time that a step names. */
export interface StepTimer {
  /** As the step words it: '8 to 10 minutes'. */
  words: string
  /** The shorter of two: that is when to look. */
  seconds: number
}

const unitSeconds = { s: 1, m: 60, h: 3600 } as const
const inSeconds = /seconds?|secs?/.source
const inMinutes = /minutes?|mins?/.source
const inHours = /hours?|hrs?|h/.source
/** '1 hour and 30 minutes' is one time. */
const and = (smaller: string) => `(?:,?\\s+(?:and\\s+)?(\\d{1,2})\\s*(?:${smaller}))?`
const ones = /\d|[½¼¾]|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)/.source
/** 'two and a half hours' and 'one and three quarter hours' are no part of an hour, and no timer. */
const parts = `(?<!(?:${ones})\\s+and\\s+(?:a\\s+)?)(?:half|(?:a\\s+)?(?<!\\bthree[\\s-])quarter|three[\\s-]quarters)`
/** 'An hour and a half', but no 'half' that is of a unit of its own. */
const andPart = `(?:\\s+and\\s+a\\s+(half|quarter)(?!\\s+(?:of\\s+)?(?:an?\\s+)?(?:${inSeconds}|${inMinutes}|${inHours})\\b))?`
const pattern = new RegExp(
  `(?<![\\d/.,-])(${numberPattern}|\\b(?:${parts}|(?<!\\b(?:of|half)\\s)an?))(?:\\s*(?:-|–|to|or)\\s*(?:${numberPattern}))?(?:\\s+(?:more|(?:of\\s+)?an?))?\\s*(${inSeconds}|(?:${inMinutes})${and(inSeconds)}|(?:${inHours})${and(inMinutes)})${andPart}\\b`,
  'giu',
)
const spelled: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  half: 1 / 2,
  quarter: 1 / 4,
  'a quarter': 1 / 4,
  'three quarters': 3 / 4,
}
/** Longer is no timer: 'overnight, for 12 hours'. */
const longestSeconds = 4 * unitSeconds.h

/** The times that a step names, each once, in their order. */
export function timersIn(step: string): StepTimer[] {
  const found = new Map<string, StepTimer>()
  for (const [words, number = '', unit = '', moreSeconds, moreMinutes, part = ''] of step.matchAll(pattern)) {
    const count =
      (spelled[number.toLowerCase().replace(/[\s-]+/g, ' ')] ?? readNumber(number)) +
      (spelled[part.toLowerCase()] ?? 0)
    const each = unitSeconds[unit.charAt(0).toLowerCase() as keyof typeof unitSeconds]
    // What is more is told in sixtieths of the unit.
    const seconds = Math.round((count + Number(moreMinutes ?? moreSeconds ?? 0) / 60) * each)
    if (seconds > 0 && seconds <= longestSeconds && !found.has(words)) found.set(words, { words, seconds })
  }
  return [...found.values()]
}

const twoDigits = (n: number) => String(n).padStart(2, '0')

/** '9:05', '1:00:00'. */
export function clockOf(seconds: number): string {
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return h > 0 ? `${h}:${twoDigits(m)}:${twoDigits(s)}` : `${m}:${twoDigits(s)}`
}
