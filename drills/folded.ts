import fc from 'fast-check'
import type { Pool } from 'pg'
import type { EmbeddedConnection } from '../server/src/platform/database/embedded/connection.ts'
import { onGround } from './product/ground.ts'

interface Runs<Step> {
  name: string
  /** Random sequences of steps. */
  steps: fc.Arbitrary<Step[]>
  sequences: number
  seed: number
  /** What is planted need not be told in its shortest form. */
  isPlanted: boolean
  /** Migrated; without it one of its own is made. */
  database?: EmbeddedConnection | undefined
  /** Plays a sequence on the database; returns what screens show amiss, undefined for nothing. */
  play: (pool: Pool, steps: Step[]) => Promise<string | undefined>
}

/** Plays random sequences on a database; returns the shortest one found that goes wrong, and how. */
export async function shortestFault<Step>({
  name,
  steps,
  sequences: numRuns,
  seed,
  isPlanted,
  database,
  play,
}: Runs<Step>): Promise<string | undefined> {
  const property = (pool: Pool) =>
    fc.asyncProperty(steps, async (sequence) => {
      const fault = await play(pool, sequence)
      if (fault !== undefined) throw new Error(fault)
    })
  const result = await onGround(name, database, ({ pool }) =>
    fc.check(property(pool), { numRuns, seed, endOnFailure: isPlanted }),
  )
  return result.failed ? `${fc.stringify(result.counterexample)}\n${String(result.errorInstance)}` : undefined
}
