import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbedded } from '../../server/src/platform/database/embedded/index.ts'
import { migrateDatabase } from '../../server/src/platform/database/migrate.ts'
import { openPool } from '../../server/src/platform/database/pool.ts'
import { makeLog } from '../../server/src/platform/log/log.ts'
import { type Random, seeded } from '../allergen-guard/random.ts'
import { Fleet, workers } from '../hand-overs/fleet.ts'
import { people } from '../hand-overs/people.ts'
import { Campus } from './campus.ts'

export interface StaleFigures {
  reads: number
  changes: number
  kills: number
  retried: number
  faults: string[]
}

const peopleThere = 60
const atOnce = 24
const enoughFaults = 10
const silent = { info: () => undefined, warn: console.warn, error: console.error }

/** Of a hundred actions; all others read. */
const shares = { changePantry: 4, changePost: 3, rename: 1, readPantry: 50 }

/** Reads and changes at random over processes that are killed, until there were so many of both together. */
export async function runStaleAnswers(options: {
  actions: number
  killEveryMs: number
  seed: number
  /** For the drill's own test: has something answer as before. */
  spoil?: (databaseUrl: string) => Promise<void>
}): Promise<StaleFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'shelfmate-stale-answers-'))
  const embedded = await startEmbedded({ dataDir: join(folder, 'data'), log: silent })
  const pool = openPool(embedded.connection, makeLog('silent'))
  try {
    await migrateDatabase(embedded.connection)
    const fleet = await Fleet.start(folder, embedded.url, { checksAnswers: false })
    const random = seeded(options.seed)
    const campus = new Campus(fleet, random, await people(pool, peopleThere))
    await campus.open()
    await options.spoil?.(embedded.url)
    const isOver = () =>
      campus.reads + campus.changes >= options.actions || campus.faults.length >= enoughFaults
    await Promise.all([
      killNowAndThen(fleet, random, options.killEveryMs, isOver),
      ...Array.from({ length: atOnce }, () => actUntil(campus, random, isOver)),
    ])
    await fleet.stop()
    const { reads, changes, faults } = campus
    return { reads, changes, faults, kills: fleet.kills, retried: fleet.retried }
  } finally {
    await pool.end()
    await embedded.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function actUntil(campus: Campus, random: Random, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    let dice = random.below(100)
    const [action] = Object.entries(shares).find(([, share]) => (dice -= share) < 0) ?? ['readPosts']
    // The shares name methods of a campus.
    await campus[action as keyof typeof shares | 'readPosts']()
  }
}

async function killNowAndThen(
  fleet: Fleet,
  random: Random,
  everyMs: number,
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    await sleep(everyMs)
    await fleet.kill(random.below(workers))
  }
  await fleet.allUp()
}
