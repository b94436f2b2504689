/** What is made of a student's own words on food, in the words that screens show. */
import type { ToldAllergies, ToldPreferences } from '@shelfmate/contract/diet'
import type { Allergies } from '../guard/allergies.ts'
import { readPreferences } from '../ranking/preferences.ts'

/** What of the preferences counts and what of them nobody understands. */
export function toldPreferences(text: string): ToldPreferences {
  const { understood, notUnderstood } = readPreferences(text)
  return { text, understood: [...understood], notUnderstood: [...notUnderstood] }
}

/** What allergies, as they were read, keep away. */
export function toldAllergies(text: string, allergies: Allergies): ToldAllergies {
  return {
    text,
    avoided: [...allergies.groups],
    words: allergies.words.map(({ word }) => word),
    notes: allergies.notes.map(({ code, phrase }) => ({ code, phrase })),
    unreadable: allergies.unreadable,
  }
}
