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
  /** Connections to PostgreSQL that it ended. */
  cuts: number
  retried: number
  faults: string[]
}

const peopleThere = 60
const atOnce = 24
const enoughFaults = 10
/** As their connections are called, so that the drill's own are not cut. */
const fleetName = 'fleet'
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
  /** A process is killed or connections are cut, as chance has it. */
  harmEveryMs: number
  seed: number
  /** Migrated; without it the drill makes one of its own. */
  database?: EmbeddedConnection
  /** For the drill's own test: has something answer as before. */
  spoil?: (pool: Pool) => Promise<unknown>
}

/** Reads and changes at random over processes that are killed and lose their connections, until there were so many of both together. */
export function runStaleAnswers(options: Options): Promise<StaleFigures> {
  return onGround('stale-answers', options.database, async ({ folder, url, pool }) => {
    const fleet = await Fleet.start(folder, `${url}&application_name=${fleetName}`, { checksAnswers: false })
    const random = seeded(options.seed)
    const campus = new Campus(fleet, random, await people(pool, peopleThere))
    await campus.open()
    const doors = new Doors(fleet, random, { pool, url })
    await doors.open()
    await options.spoil?.(pool)
    const isOver = () =>
      campus.reads + campus.changes >= options.actions ||
      campus.faults.length + doors.faults.length >= enoughFaults
    const [cuts] = await Promise.all([
      harmNowAndThen(fleet, random, { pool, everyMs: options.harmEveryMs }, isOver),
      useUntil(doors, isOver),
      ...Array.from({ length: atOnce }, () => actUntil(campus, random, isOver)),
    ])
    await fleet.stop()
    const { reads, changes } = campus
    const faults = [...campus.faults, ...doors.faults]
    return { reads, changes, checks: doors.checks, faults, kills: fleet.kills, cuts, retried: fleet.retried }
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

/** Kills a process, or cuts connections, every so often; returns how many connections. */
async function harmNowAndThen(
  fleet: Fleet,
  random: Random,
  { pool, everyMs }: { pool: Pool; everyMs: number },
  isOver: () => boolean,
): Promise<number> {
  let cuts = 0
  while (!isOver()) {
    await sleep(everyMs)
    if (random.chance(0.5)) await fleet.kill(random.below(workers))
    else cuts += await cutSome(pool)
  }
  await fleet.allUp()
  return cuts
}

/** Ends half of the fleet's connections, whatever they do at the moment. */
async function cutSome(pool: Pool): Promise<number> {
  const { rowCount } = await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = $1 and random() < 0.5`,
    [fleetName],
  )
  return rowCount ?? 0
}
