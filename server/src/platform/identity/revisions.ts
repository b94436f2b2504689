import type { SQL, SQLWrapper } from 'drizzle-orm'

/**
 * The revision of what one user has, such as their pantry, or of what everybody shares. It is read in the same round trip as the
 * session of a call that names it: an answer that is kept with its revision need not be read anew.
 */
export interface Revision {
  readonly name: string
  /** Returns SQL for a number or text that every change makes another, in that change's own transaction or at its moment. */
  of(userId: SQL, now: SQLWrapper): SQL
}

/** The revisions that were read, by their names. */
export type Revisions = Readonly<Record<string, number | string>>
