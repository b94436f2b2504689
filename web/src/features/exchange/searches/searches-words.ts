import { savedSearchesMax } from '@shelfmate/contract/exchange/search-limits'

/** What will happen, and when it will not. */
export const howTold = (dorm: string): string =>
  `You’ll get a notification when a neighbour in ${dorm} offers it. Never during your quiet hours, and never for what you told us you can’t eat.`

export const noDorm = 'We look for food where you live. Add your dorm to your profile first.'

export const allFull = `We already tell you about ${savedSearchesMax} foods. Remove one first.`
