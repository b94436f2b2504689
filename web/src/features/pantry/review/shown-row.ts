import type { CalendarDate } from '@shelfmate/contract/pantry/expiry'
import { chosenOf } from '../entry/chosen-date.ts'
import { type Suggestions, suggestionKey } from '../entry/use-suggested-dates.ts'
import type { ReviewRow } from './review-row.ts'

/** A row with the date that is suggested for it, where it has none of its own. */
export interface ShownRow extends ReviewRow {
  /** Why the date is suggested. */
  because: string | undefined
}

/** Whether a date may be suggested: nobody has touched it, be it to type one that is not whole yet. */
export const takesSuggestion = ({ date, dateSource }: ReviewRow): boolean =>
  date === '' && dateSource === 'suggested'

/** A row as it is shown: a date that nobody chose is the usual one, where that is known. */
export function withSuggestion(row: ReviewRow, suggestions: Suggestions, today: CalendarDate): ShownRow {
  const known = takesSuggestion(row) ? suggestions[suggestionKey(row)]?.date : undefined
  if (!known) return { ...row, because: undefined }
  const { date, source, because } = chosenOf(known, today)
  return { ...row, date, dateSource: source, because }
}
