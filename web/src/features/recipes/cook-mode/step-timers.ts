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
/** '1 hour and 30 minutes' is one time. */
const and = (smaller: string) => `(?:,?\\s+(?:and\\s+)?(\\d{1,2})\\s*(?:${smaller}))?`
const pattern = new RegExp(
  `(?<![\\d/.,-])(${numberPattern}|an?|half an)(?:\\s*(?:-|–|to|or)\\s*(?:${numberPattern}))?(?:\\s+more)?\\s*(${inSeconds}|(?:${inMinutes})${and(inSeconds)}|(?:hours?|hrs?)${and(inMinutes)})\\b`,
  'giu',
)
const spelled: Readonly<Record<string, number>> = { a: 1, an: 1, 'half an': 1 / 2 }
/** Longer is no timer: 'overnight, for 12 hours'. */
const longestSeconds = 4 * unitSeconds.h

/** The times that a step names, each once, in their order. */
export function timersIn(step: string): StepTimer[] {
  const found = new Map<string, StepTimer>()
  for (const [words, number = '', unit = '', moreSeconds, moreMinutes] of step.matchAll(pattern)) {
    const count = spelled[number.toLowerCase()] ?? readNumber(number)
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
