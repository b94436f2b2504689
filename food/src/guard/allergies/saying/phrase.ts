/** A phrase of a told allergy as it is read: its folded words, and which of them carry nothing. */
export interface SaidPhrase {
  readonly words: readonly string[]
  readonly isFiller: (word: string) => boolean
}
