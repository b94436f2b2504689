/** A phrase of a told allergy as it is read: its folded words, and which of them carry nothing. */
export interface SaidPhrase {
  readonly words: readonly string[]
  readonly isFiller: (word: string) => boolean
  /** The words that say something. */
  readonly core: string
  /** Whether it says that there is no allergy at all. */
  readonly isNone: boolean
}
