import type { SuggestedDate } from '@shelfmate/contract/entry/entry'
import { type CalendarDate, daysAfter } from '@shelfmate/contract/pantry/expiry'
import type { BatchRow } from '@shelfmate/contract/pantry/pantry'
import * as words from './entry-words.ts'

/** A date with where it came from. */
export interface ChosenDate {
  date: CalendarDate
  source: BatchRow['dateSource']
  /** Why it was suggested. */
  because?: string
}

const origins: Record<SuggestedDate['from'], string> = {
  mine: words.yourUsual,
  campus: words.usualOnThisCampus,
  foods: words.usuallyKeeps,
}

/** The day that a suggestion means, and whose knowledge it is. */
export const chosenOf = ({ days, from }: SuggestedDate, today: CalendarDate) => ({
  date: daysAfter(today, days),
  source: 'suggested' as const,
  because: `${origins[from]}: ${words.days(days)}`,
})
