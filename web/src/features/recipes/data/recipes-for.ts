import type { Considered, SuggestedRecipe } from '@shelfmate/contract/recipes/recipes'

/** What somebody has said of their diet, and when, in ms. */
export interface SaidDiet {
  /** Undefined: as the server told. */
  allergies: string | undefined
  preferences: string | undefined
  at: number
}

/** What recipes would be written for, by the words of now: those of `said` where they are others and newer than `at`, when the server told. */
export function consideredNow(told: Considered, at: number, said: SaidDiet | undefined): Considered {
  if (!said || said.at <= at) return told
  const now = {
    ...told,
    allergies: { ...told.allergies, text: said.allergies ?? told.allergies.text },
    preferences: { ...told.preferences, text: said.preferences ?? told.preferences.text },
  }
  return isForSame(told, now) ? told : now
}

/**
 * Whether a recipe was judged by what is said of its items now: what has gone from the pantry since is said to be nothing else.
 * All count as such for who avoids nothing.
 */
export const isJudgedByNow = ({ labels }: SuggestedRecipe, { labels: now }: Considered): boolean =>
  !now ||
  (labels !== undefined && Object.entries(labels).every(([id, label]) => (now[id] ?? label) === label))

/** Whether recipes that were written for the one may be shown for the other: by the same allergies and preferences. */
export const isForSame = (one: Considered, other: Considered): boolean =>
  one.allergies.text === other.allergies.text && one.preferences.text === other.preferences.text
