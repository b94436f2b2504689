import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import type { Pool } from 'pg'
import { startEmbedded } from '../server/src/platform/database/embedded/index.ts'
import { migrateDatabase } from '../server/src/platform/database/migrate.ts'
import { openPool } from '../server/src/platform/database/pool.ts'
import { makeLog } from '../server/src/platform/log/log.ts'

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

interface Runs<Step> {
  name: string
  /** Random sequences of steps. */
  steps: fc.Arbitrary<Step[]>
  sequences: number
  seed: number
  /** What is planted need not be told in its shortest form. */
  isPlanted: boolean
  /** Plays a sequence on the database; returns what screens show amiss, undefined for nothing. */
  play: (pool: Pool, steps: Step[]) => Promise<string | undefined>
}

/** Plays random sequences on a database of their own; returns the shortest one found that goes wrong, and how. */
export async function shortestFault<Step>({
  name,
  steps,
  sequences: numRuns,
  seed,
  isPlanted,
  play,
}: Runs<Step>): Promise<string | undefined> {
  const folder = mkdtempSync(join(tmpdir(), `shelfmate-${name}-`))
  const embedded = await startEmbedded({ dataDir: join(folder, 'data'), log: silent })
  try {
    await migrateDatabase(embedded.connection)
    const pool = openPool(embedded.connection, makeLog('silent'))
    const property = fc.asyncProperty(steps, async (sequence) => {
      const fault = await play(pool, sequence)
      if (fault !== undefined) throw new Error(fault)
    })
    const result = await fc.check(property, { numRuns, seed, endOnFailure: isPlanted })
    await pool.end()
    return result.failed
      ? `${fc.stringify(result.counterexample)}\n${String(result.errorInstance)}`
      : undefined
  } finally {
    await embedded.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
