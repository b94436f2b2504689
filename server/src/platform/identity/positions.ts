import type { SQL } from 'drizzle-orm'

/**
 * The number of the last change of something that is one user's, as their pantry's, or everybody's. It is read with the session, in the
 * same exchange: who knows an answer by its number need not ask for it again.
 */
export interface Position {
  readonly name: string
  /** A number that every change raises in its own transaction; null before the first. */
  of(userId: SQL): SQL
}
