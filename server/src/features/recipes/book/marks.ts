import { type CalendarDate, daysLeft } from '@shelfmate/contract/pantry/expiry'
import type { Mark } from '@shelfmate/food/ranking/marks'
import type { BookRow } from './book.repository.ts'

/** What the ranking minds of a book, by the recipes' ids. */
export const marksOf = (book: readonly BookRow[], today: CalendarDate): ReadonlyMap<string, Mark> =>
  new Map(
    book.map(({ id, kept, rating, notForMe, cookedOn }) => [
      id,
      { kept, rating, notForMe, cookedDaysAgo: cookedOn === null ? null : daysLeft(today, cookedOn) },
    ]),
  )
