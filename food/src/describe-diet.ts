/** What is made of a student's own words on food, in the words that screens show. */
import type { ToldAllergies, ToldPreferences } from '@shelfmate/contract/profile/diet'
import type { Allergies } from './guard/allergies/allergies.ts'
import { readPreferences } from './ranking/diets/preferences.ts'

/** What of the preferences counts and what of them nobody understands. */
export function describePreferences(text: string): ToldPreferences {
  const { understood, notUnderstood } = readPreferences(text)
  return { text, understood: [...understood], notUnderstood: [...notUnderstood] }
}

/** What allergies, as they were read, keep away. */
export function describeAllergies(text: string, allergies: Allergies): ToldAllergies {
  return {
    text,
    avoided: [...allergies.groups],
    words: wordsTold(allergies),
    notes: [...allergies.notes],
    unreadable: allergies.unreadable,
  }
}

/** A word that was taken for others is told with them: 'mushrooms (you wrote mushrom)'. */
function wordsTold({ words, guesses }: Allergies): string[] {
  const written = new Set(guesses.map((guess) => guess.written))
  const meant = new Map(guesses.map((guess) => [guess.meant, guess.written]))
  return words.flatMap(({ word }) => {
    const typed = meant.get(word)
    if (typed !== undefined) return `${word} (you wrote ${typed})`
    return written.has(word) ? [] : word
  })
}
