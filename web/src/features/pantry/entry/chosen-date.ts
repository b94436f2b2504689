import type { SuggestedDate } from '@shelfmate/contract/entry/entry'
import { type CalendarDate, daysAfter } from '@shelfmate/contract/pantry/expiry'
import type { BatchRow } from '@shelfmate/contract/pantry/pantry'
import { counted } from '#lib/counted.ts'

/** A date with where it came from. */
export interface ChosenDate {
  date: CalendarDate
  source: BatchRow['dateSource']
  /** Why it was suggested. */
  because?: string
}

const origins: Record<SuggestedDate['from'], string> = {
  mine: 'your usual',
  campus: 'usual on this campus',
  foods: 'usually keeps',
}

/** The day that a suggestion means, and whose knowledge it is. */
export const chosenOf = ({ days, from }: SuggestedDate, today: CalendarDate) => ({
  date: daysAfter(today, days),
  source: 'suggested' as const,
  because: `${origins[from]}: ${counted(days, 'day')}`,
})
