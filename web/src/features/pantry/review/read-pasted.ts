import type { CalendarDate } from '@shelfmate/contract/expiry'
import { notifyError } from '#ui/toasts.ts'
import { readLine } from '../entry/entry-rows.ts'
import type { FoundRow } from './review-row.ts'
import { openReview } from './review-state.ts'
import { reviewWords } from './review-words.ts'

/** Opens the review table with the foods of a pasted list. Says so, and changes nothing, where none is found. */
export function reviewPasted(text: string, today: CalendarDate): boolean {
  const found = foodsIn(text, today)
  if (found.length === 0) notifyError(reviewWords.nothingFound)
  else openReview(found, reviewWords.pasted)
  return found.length > 0
}

const foodsIn = (text: string, today: CalendarDate): FoundRow[] =>
  readLine(text, today).map(({ name, quantity, size, place, expiryDate, unread }) => ({
    ...{ name, quantity, size, place },
    ...(expiryDate !== '' && { date: expiryDate }),
    unread: unread.join(' '),
  }))
