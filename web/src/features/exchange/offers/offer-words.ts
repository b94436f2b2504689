import type { Post } from '@shelfmate/contract/exchange/exchange'
import { isOffered } from '@shelfmate/contract/exchange/exchange-fold'
import type { DateKind, PostMark } from '@shelfmate/contract/exchange/offer-values'
import type { CalendarDate } from '@shelfmate/contract/pantry/expiry'
import type { Giving } from '@shelfmate/contract/requests/machine'

/** What a date of each kind is called. */
export const dateKindNames: Record<DateKind, string> = {
  useBy: 'Use by',
  bestBefore: 'Best before',
  madeOn: 'Made on',
}

/** Who gets it of those who ask (D47). */
export const givingNames: Record<Giving, string> = { iChoose: 'I choose', firstCome: 'Whoever asks first' }

/** What a mark says to its viewer. */
export const markWords: Record<PostMark, string> = {
  contains: 'Contains something you avoid.',
  mayContain: 'May contain something you avoid.',
  notStated: 'Allergens not stated. Ask, and check the label.',
}

/** Whether a best-before date has passed and others may still have the food (D55). */
export const isInGrace = (post: Pick<Post, 'expiryDate' | 'graceDays'>, today: CalendarDate) =>
  post.expiryDate < today && isOffered(post, today)

export const notStated = 'Not stated'
export const firstCome = 'First come, first served'
export const opened = 'Opened'
export const pickUp = (filter: string) => `Pick up: ${filter}`
export const calendar = 'Calendar'
export const addToCalendar = (foodName: string) => `Add the pick-up of ${foodName} to my calendar`
export const whoGetsIt = 'Who gets it'
export const whoGetsItHint = 'Choose from the people who ask, or promise it right away to whoever asks first.'
export const kindOfDate = 'Kind of date'
export const suggestedKind = (kind: DateKind) => `Suggested: ${dateKindNames[kind].toLowerCase()}`
/** Said of a kind that nobody chose. */
export const kindByFood = (kind: DateKind) => `Date: ${dateKindNames[kind].toLowerCase()}, as suggested`
export const homeMade = 'Home-made'
export const pickUpPlace = 'Pick-up place'
export const placeExample = 'Kitchen, level 3'
export const pickUpFrom = 'Pick up from'
export const fromWhatTime = 'From what time'
export const pickUpUntil = 'Pick up until'
export const untilWhatTime = 'Until what time'
export const moreDetailsOptional = 'More details (optional)'
/** The pick-up's name in a calendar. */
export const pickUpFood = (foodName: string) => `Pick up ${foodName}`
