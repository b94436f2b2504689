/** What a student told about allergies, once understood: the input of the guard beside the recipe. */
import type { AllergyNote } from '@shelfmate/contract/profile/diet'
import type { AllergenGroup } from '../../allergens/groups.ts'
import type { FoodName } from '../../resolver/lexicon.ts'

/** A word that belongs to no group and is only matched as a word. */
export interface LiteralWord {
  /** As the student wrote it. */
  readonly word: string
  /** What is looked for: the word, and the other names of the food it names in the table. */
  readonly forms: readonly string[]
  /** The names of all foods that it stands for, in every language: 'red meat' is beef, pork and lamb. */
  readonly names: ReadonlySet<FoodName>
  /** Phrases around the word that mean another food: a custard apple is no apple. */
  readonly excuses: readonly string[]
  /** True for a kind of food, whose forms count as whole words only: 'port' is no part of a 'portion'. */
  readonly isKind: boolean
}

/** A part of the text and the groups it was taken for. */
export interface UnderstoodPhrase {
  readonly phrase: string
  readonly groups: readonly AllergenGroup[]
}

/** A word that nobody knows, and a name that it is a slip of. */
export interface Guess {
  readonly written: string
  /** A word or a group that is avoided. */
  readonly meant: string
}

/** The allergies the guard works with. Nothing in `groups` and `words`, and readable: nothing to avoid. */
export interface Allergies {
  readonly groups: readonly AllergenGroup[]
  readonly words: readonly LiteralWord[]
  readonly understood: readonly UnderstoodPhrase[]
  readonly notes: readonly AllergyNote[]
  readonly guesses: readonly Guess[]
  /** True when a part of the text could not be read at all: then every recipe is withheld. */
  readonly unreadable: boolean
}

export const noAllergies: Allergies = {
  groups: [],
  words: [],
  understood: [],
  notes: [],
  guesses: [],
  unreadable: false,
}

/** Everything that any of them avoids: the stored allergies and the ones sent along, say. */
export function uniteAllergies(...all: readonly Allergies[]): Allergies {
  const told = all.flatMap((one) => one.words)
  // A kind of food stands for more than the word that it is called by.
  const words = new Map([...told, ...told.filter(({ isKind }) => isKind)].map((word) => [word.word, word]))
  return {
    groups: [...new Set(all.flatMap((one) => one.groups))],
    words: [...words.values()],
    understood: all.flatMap((one) => one.understood),
    notes: all.flatMap((one) => one.notes),
    guesses: all.flatMap((one) => one.guesses),
    unreadable: all.some((one) => one.unreadable),
  }
}

/** Whether there is anything to avoid. */
export function avoidsAnything(allergies: Allergies): boolean {
  return allergies.unreadable || allergies.groups.length > 0 || allergies.words.length > 0
}
