import { savedSearchesMax } from '@shelfmate/contract/exchange/search-limits'

/** What will happen, and when it will not. */
export const howTold = (dorm: string): string =>
  `You’ll get a notification when a neighbour in ${dorm} offers it. Not during your quiet hours, and not of what you told us you can’t eat.`

export const noDorm =
  'We tell you of food where you live. Add your dorm to your profile, or nothing will come.'

export const allFull = `You’re told of ${savedSearchesMax} foods already. Remove one first.`
