import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { startEmbedded } from '../../server/src/platform/database/embedded/index.ts'
import { migrateDatabase } from '../../server/src/platform/database/migrate.ts'
import { openPool } from '../../server/src/platform/database/pool.ts'
import { makeLog } from '../../server/src/platform/log/log.ts'
import { seeded } from '../allergen-guard/random.ts'
import { crowdAsks } from './crowd.ts'
import { Fleet } from './fleet.ts'
import { type HistoriesFigures, runHistories } from './histories.ts'
import type { History } from './history.ts'

export interface HandOverFigures extends HistoriesFigures {
  crowds: number
  kills: number
  retried: number
}

interface Options {
  crowds: number
  histories: number
  seed: number
  plant?: (pool: pg.Pool, histories: readonly History[]) => Promise<void>
}

const silent = { info: () => undefined, warn: console.warn, error: console.error }

/** Crowds that ask at once, and random histories of five people, on three processes that are killed now and then. */
export async function runHandOvers({ crowds, histories, seed, plant }: Options): Promise<HandOverFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'shelfmate-hand-overs-'))
  const embedded = await startEmbedded({ dataDir: join(folder, 'data'), log: silent })
  const pool = openPool(embedded.connection, makeLog('silent'))
  try {
    await migrateDatabase(embedded.connection)
    const fleet = await Fleet.start(folder, embedded.url)
    const random = seeded(seed)
    const faults: string[] = []
    for (let n = 0; n < crowds; n++) faults.push(...(await crowdAsks(fleet, pool, random)))
    const figures = await runHistories({ fleet, pool, histories, seed, ...(plant && { plant }) })
    await fleet.stop()
    const { kills, retried } = fleet
    return { ...figures, crowds, kills, retried, faults: [...faults, ...figures.faults] }
  } finally {
    await pool.end()
    await embedded.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
