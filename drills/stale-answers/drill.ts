import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { EmbeddedConnection } from '../../server/src/platform/database/embedded/connection.ts'
import { type Random, seeded } from '../allergen-guard/random.ts'
import { Fleet, workers } from '../hand-overs/fleet.ts'
import { people } from '../hand-overs/people.ts'
import { onGround } from '../product/ground.ts'
import { Campus } from './campus.ts'
import { Doors } from './doors.ts'

interface StaleFigures {
  reads: number
  changes: number
  /** Readings after a log-out, a new password, a block or a suspension. */
  checks: number
  kills: number
  retried: number
  faults: string[]
}

const peopleThere = 60
const atOnce = 24
const enoughFaults = 10
/** How many of a hundred actions are of each kind; the others read posts. */
const shares = {
  changePantry: 4,
  changePost: 3,
  rename: 1,
  writeMessage: 1,
  readPantry: 35,
  readChats: 15,
  readLeaders: 10,
}

interface Options {
  actions: number
  killEveryMs: number
  seed: number
  /** Migrated; without it the drill makes one of its own. */
  database?: EmbeddedConnection
  /** For the drill's own test: has something answer as before. */
  spoil?: (pool: Pool) => Promise<unknown>
}

/** Reads and changes at random over processes that are killed, until there were so many of both together. */
export function runStaleAnswers(options: Options): Promise<StaleFigures> {
  return onGround('stale-answers', options.database, async ({ folder, url, pool }) => {
    const fleet = await Fleet.start(folder, url, { checksAnswers: false })
    const random = seeded(options.seed)
    const campus = new Campus(fleet, random, await people(pool, peopleThere))
    await campus.open()
    const doors = new Doors(fleet, random, { pool, url })
    await doors.open()
    await options.spoil?.(pool)
    const isOver = () =>
      campus.reads + campus.changes >= options.actions ||
      campus.faults.length + doors.faults.length >= enoughFaults
    await Promise.all([
      killNowAndThen(fleet, random, options.killEveryMs, isOver),
      useUntil(doors, isOver),
      ...Array.from({ length: atOnce }, () => actUntil(campus, random, isOver)),
    ])
    await fleet.stop()
    const { reads, changes } = campus
    const faults = [...campus.faults, ...doors.faults]
    return { reads, changes, checks: doors.checks, faults, kills: fleet.kills, retried: fleet.retried }
  })
}

async function actUntil(campus: Campus, random: Random, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    let dice = random.below(100)
    const [action] = Object.entries(shares).find(([, share]) => (dice -= share) < 0) ?? ['readPosts']
    // The shares name methods of a campus.
    await campus[action as keyof typeof shares | 'readPosts']()
  }
}

async function useUntil(doors: Doors, isOver: () => boolean): Promise<void> {
  while (!isOver()) await doors.useOne()
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
