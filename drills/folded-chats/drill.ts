import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { startEmbedded } from '../../server/src/platform/database/embedded/index.ts'
import { migrateDatabase } from '../../server/src/platform/database/migrate.ts'
import { openPool } from '../../server/src/platform/database/pool.ts'
import { makeLog } from '../../server/src/platform/log/log.ts'
import { type Plant, Room } from './room.ts'
import { sequences } from './steps.ts'

export interface FoldedChatsFigures {
  sequences: number
  changes: number
  /** The shortest sequence found whose screens show something else than a reload, and what. */
  fault: string | undefined
}

interface DrillOptions {
  sequences: number
  seed: number
  /** Spoils what screens are told, to prove that the drill can fail. */
  plant?: Plant
}

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** Random sequences of two users' doings, with events lost and overtaking each other: in the end screens must show the truth. */
export async function runFoldedChats({
  sequences: numRuns,
  seed,
  plant,
}: DrillOptions): Promise<FoldedChatsFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'shelfmate-folded-chats-'))
  const embedded = await startEmbedded({ dataDir: join(folder, 'data'), log: silent })
  try {
    await migrateDatabase(embedded.connection)
    const pool = openPool(embedded.connection, makeLog('silent'))
    const figures: FoldedChatsFigures = { sequences: 0, changes: 0, fault: undefined }
    const property = fc.asyncProperty(sequences, async (steps) => {
      const room = await Room.open(pool, plant ?? ((change) => change))
      for (const step of steps) await room.perform(step)
      figures.sequences++
      figures.changes += room.changes
      const difference = await room.difference()
      if (difference !== undefined) throw new Error(difference)
    })
    // What was planted need not be told in its shortest form.
    const result = await fc.check(property, { numRuns, seed, endOnFailure: plant !== undefined })
    await pool.end()
    if (result.failed)
      figures.fault = `${fc.stringify(result.counterexample)}\n${String(result.errorInstance)}`
    return figures
  } finally {
    await embedded.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
