import type { Considered } from '@shelfmate/contract/recipes/recipes'

/** Whether recipes that were written for the one may be shown for the other: by the same allergies and preferences. */
export const isForSame = (one: Considered, other: Considered): boolean =>
  one.allergies.text === other.allergies.text && one.preferences.text === other.preferences.text
