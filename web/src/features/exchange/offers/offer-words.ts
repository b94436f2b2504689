import type { Post } from '@shelfmate/contract/exchange/exchange'
import { isOffered } from '@shelfmate/contract/exchange/exchange-fold'
import type { DateKind, PostMark } from '@shelfmate/contract/exchange/offer-values'
import type { AllergenGroup, Allergens } from '@shelfmate/contract/foods/allergens'
import type { CalendarDate } from '@shelfmate/contract/pantry/expiry'
import type { Giving } from '@shelfmate/contract/requests/machine'

/** What the 14 groups are called. */
export const groupNames: Record<AllergenGroup, string> = {
  ...{ gluten: 'Gluten', crustaceans: 'Crustaceans', eggs: 'Eggs', fish: 'Fish', peanuts: 'Peanuts' },
  ...{ soy: 'Soy', milk: 'Milk', nuts: 'Tree nuts', celery: 'Celery', mustard: 'Mustard' },
  ...{ sesame: 'Sesame', sulphites: 'Sulphites', lupin: 'Lupin', molluscs: 'Molluscs' },
}

/** What a date of each kind is called. */
export const dateKindNames: Record<DateKind, string> = {
  ...{ useBy: 'Use by', bestBefore: 'Best before', madeOn: 'Made on' },
}

/** Who gets it of those who ask (D47). */
export const givingNames: Record<Giving, string> = {
  ...{ iChoose: 'I choose', firstCome: 'Whoever asks first' },
}

const listed = (groups: readonly AllergenGroup[]) =>
  groups.map((group) => groupNames[group].toLowerCase()).join(', ')

/** `Contains milk. May contain tree nuts.`; what is in neither list is not stated. */
export function allergenWords({ contains, mayContain }: Allergens): string {
  const told = [
    ...(contains.length > 0 ? [`Contains ${listed(contains)}.`] : []),
    ...(mayContain.length > 0 ? [`May contain ${listed(mayContain)}.`] : []),
  ]
  return told.length > 0 ? told.join(' ') : 'None of the 14 allergen groups is named.'
}

/** What a mark says to its viewer. */
export const markWords: Record<PostMark, string> = {
  contains: 'Contains something you avoid.',
  mayContain: 'May contain something you avoid.',
  notStated: 'Allergens not stated. Ask, and check the label.',
}

/** Whether a best-before date has passed and others may still have the food (D55). */
export const isInGrace = (post: Pick<Post, 'expiryDate' | 'graceDays'>, today: CalendarDate) =>
  post.expiryDate < today && isOffered(post, today)
