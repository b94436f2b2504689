import fc from 'fast-check'
import type { Pool } from 'pg'
import type { EmbeddedConnection } from '../server/src/platform/database/embedded/connection.ts'
import { onGround } from './product/ground.ts'

/** Of a drill that folds what screens are told. */
export interface FoldedOptions<Plant> {
  sequences: number
  seed: number
  /** Migrated; without it the drill makes one of its own. */
  database?: EmbeddedConnection
  /** Spoils what screens are told, to prove that the drill can fail; it need not be told in its shortest form. */
  plant?: Plant
}

interface Game<Step> {
  name: string
  /** Random sequences of steps. */
  steps: fc.Arbitrary<Step[]>
  /** Plays a sequence on the database; returns what screens show amiss, undefined for nothing. */
  play: (pool: Pool, steps: Step[]) => Promise<string | undefined>
}

/** Plays random sequences on a database; returns the shortest one found that goes wrong, and how. */
export async function shortestFault<Step>(
  { sequences: numRuns, seed, database, plant }: FoldedOptions<unknown>,
  { name, steps, play }: Game<Step>,
): Promise<string | undefined> {
  const property = (pool: Pool) =>
    fc.asyncProperty(steps, async (sequence) => {
      const fault = await play(pool, sequence)
      if (fault !== undefined) throw new Error(fault)
    })
  const result = await onGround(name, database, ({ pool }) =>
    fc.check(property(pool), { numRuns, seed, endOnFailure: plant !== undefined }),
  )
  return result.failed ? `${fc.stringify(result.counterexample)}\n${String(result.errorInstance)}` : undefined
}
