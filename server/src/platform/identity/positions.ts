import type { SQL } from 'drizzle-orm'

/**
 * Where something stands that is one user's, as their pantry, or everybody's. It is read with the session of a call that names
 * it, in the same exchange: who knows an answer by its position need not ask for it again.
 */
export interface Position {
  readonly name: string
  /** A number or text that is another after every change, from that change's own transaction on. */
  of(userId: SQL): SQL
}

/** What positions were, by their names. */
export type PositionsAt = Readonly<Record<string, number | string>>
