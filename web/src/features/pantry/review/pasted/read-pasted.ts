import { readShopping } from '@shelfmate/contract/entry/shopping/read-shopping'
import type { CalendarDate } from '@shelfmate/contract/pantry/expiry'
import { notifyError } from '#ui/layers/toasts.ts'
import type { FoundRow } from '../review-row.ts'
import { openReview } from '../review-state.ts'
import { reviewWords } from '../review-words.ts'

/** Opens the review table with the foods of a pasted list, order or receipt. Says so, and changes nothing, where none is found. */
export function reviewPasted(text: string, today: CalendarDate, places: readonly string[]): boolean {
  const found = foodsIn(text, today, places)
  if (found.length === 0) notifyError(reviewWords.nothingFound)
  else openReview(found, reviewWords.pasted)
  return found.length > 0
}

/** The foods of any text, as rows of the table, for who has these places of their own. */
export const foodsIn = (text: string, today: CalendarDate, places: readonly string[]): FoundRow[] =>
  readShopping(text, { today, languages: navigator.languages, places }).map(
    ({ name, quantity, size, place, expiryDate, unread, foundAs }) => ({
      name,
      quantity,
      size,
      place,
      foundAs,
      ...(expiryDate !== '' && { date: expiryDate }),
      unread: unread.join(' '),
    }),
  )
