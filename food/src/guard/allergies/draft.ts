/** Allergies while they are read. */
import type { AllergyNote } from '@shelfmate/contract/profile/diet'
import { type AllergenGroup, allergenGroups } from '../../allergens/groups.ts'
import type { Allergies, Guess, LiteralWord, UnderstoodPhrase } from './allergies.ts'

/** What was gathered so far. */
export class Draft {
  readonly groups = new Set<AllergenGroup>()
  readonly words = new Map<string, LiteralWord>()
  readonly understood: UnderstoodPhrase[] = []
  readonly notes: AllergyNote[] = []
  readonly guesses: Guess[] = []
  unreadable = false

  avoid(word: LiteralWord, written?: string): void {
    // A kind of food stands for more than the word that it is called by.
    if (word.isKind || !this.words.has(word.word)) this.words.set(word.word, word)
    if (written !== undefined) this.guesses.push({ written, meant: word.word })
  }

  understand(phrase: string, groups: readonly AllergenGroup[]): void {
    for (const group of groups) this.groups.add(group)
    this.understood.push({ phrase, groups })
  }

  note(code: AllergyNote['code'], phrase: string): void {
    if (!this.notes.some((note) => note.code === code && note.phrase === phrase))
      this.notes.push({ code, phrase })
  }

  /** What can't be read is everything, and its student is asked again. */
  cannotRead(phrase: string): void {
    this.unreadable = true
    this.note('UNREADABLE', phrase.trim())
  }

  isEmpty(): boolean {
    return this.groups.size === 0 && this.words.size === 0 && this.notes.length === 0 && !this.unreadable
  }

  finish(): Allergies {
    return {
      groups: allergenGroups.filter((group) => this.groups.has(group)),
      words: [...this.words.values()],
      understood: this.understood,
      notes: this.notes,
      guesses: this.guesses,
      unreadable: this.unreadable,
    }
  }
}
