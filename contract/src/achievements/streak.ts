import { type CalendarDate, daysLeft } from '../pantry/expiry.ts'

/** Consecutive active days that end on `lastDay`. */
export interface Run {
  length: number
  lastDay: CalendarDate | null
}

export interface Streak {
  /** Days in a row up to today, or up to yesterday while nothing has happened yet today (D18); 0 when it ended. */
  days: number
  countedToday: boolean
}

/** The longest streak that its line names; more is shown with a plus. */
const longestShown = 30

/** What a run of days means today. */
export function streakOn(today: CalendarDate, { length, lastDay }: Run): Streak {
  if (lastDay === null) return { days: 0, countedToday: false }
  const ago = daysLeft(today, lastDay)
  // A day ahead of today: the user has travelled west since. It counts as today.
  if (ago <= 0) return { days: length, countedToday: true }
  return { days: ago === 1 ? length : 0, countedToday: false }
}

/** A run after one more active day: the same day changes nothing, the next one lengthens it, a later one starts anew. */
export function extendRun({ length, lastDay }: Run, day: CalendarDate): Run {
  if (lastDay === null) return { length: 1, lastDay: day }
  const ahead = daysLeft(day, lastDay)
  if (ahead <= 0) return { length, lastDay }
  return { length: ahead === 1 ? length + 1 : 1, lastDay: day }
}

/** The streak as its line counts it: '1 day', '12 days', '30+ days'. */
export function streakText(days: number): string {
  if (days === 1) return '1 day'
  return days > longestShown ? `${longestShown}+ days` : `${days} days`
}
