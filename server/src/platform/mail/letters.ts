import type { Executor, Tx } from '#platform/database/database.ts'
import type { Mail } from './mailer.ts'

/** A mail that is promised and not yet written: what is promised shows in no answer, and in no time that one takes. */
export interface Letter {
  /** Names who writes it. */
  kind: string
  about: Readonly<Record<string, string>>
}

/** A letter whose turn has come. */
export interface DueLetter extends Pick<Letter, 'about'> {
  /** Stays the same however often it is tried. */
  id: string
  isFirstTry: boolean
}

/** Writes a letter; undefined where nobody is to have one. Rejects when it is to be tried again. */
export type LetterWriter = (letter: DueLetter) => Promise<Mail | undefined>

/** Mails that are written by their features as they leave. */
export interface Letters {
  /** Resolves once the letter is kept: it goes out whatever becomes of this process. Within a transaction: if that is committed. */
  queue(on: Executor | Tx, letter: Letter): Promise<void>
  /** Says who writes the letters of a kind. */
  writes(kind: string, write: LetterWriter): void
}
