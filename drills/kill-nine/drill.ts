import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { seeded } from '../allergen-guard/random.ts'
import { signUp } from '../product/api.ts'
import { connectionOf, postmasterOf } from '../product/postgres.ts'
import { preparedData } from '../product/prepared-data.ts'
import { Product } from '../product/product.ts'
import { Devices } from './devices.ts'
import { killNine, type Target, targets } from './kill.ts'
import { compareScreens, reconcile } from './reconcile.ts'
import { Screen } from './screen.ts'
import { type Tally, Writer } from './writer.ts'

interface KillNineOptions {
  rounds: number
  writers: number
  seed: number
  /** The server's program: the bundle, or its sources. */
  entry: string
  /** For the drill's own test: called before each reconciliation, it may falsify what the drill believes. */
  plant?: (writers: Writer[], round: number) => void
}

interface KillNineFigures {
  faults: string[]
  /** Each kill, with the time to the first acknowledgement of a request sent after it. */
  recoveries: { target: Target; what: string; ms: number }[]
  acknowledged: number
  /** Tables that two devices of one student saved. */
  saves: number
  /** What they did to several items at once, and took back. */
  acted: { done: number; undone: number }
  retried: number
  abandoned: number
  /** From the pause of the writers to screens that show what is stored. */
  screensMs: number[]
  screenReads: number
}

const writeForMs = { least: 150, spread: 450 }
const recoverPatienceMs = 90_000
const pollMs = 10
const enoughFaults = 20

/** Kills server and PostgreSQL at random moments while writers write; reconciles after each kill. */
export async function runKillNine(options: KillNineOptions): Promise<KillNineFigures> {
  const { rounds, seed, entry, plant } = options
  const folder = mkdtempSync(join(tmpdir(), 'shelfmate-kill-nine-'))
  const dataDir = await preparedData(join(folder, 'data'))
  const port = await freePort()
  const served = { entry, port, env: { DATA_DIR: dataDir }, logFile: join(folder, 'server.log') }
  const random = seeded(seed)
  const faults: string[] = []
  const recoveries: KillNineFigures['recoveries'] = []
  const screensMs: number[] = []
  let product = await Product.start(served).ready()
  const cast = await gather(product.url, options)
  const { writers, devices, screens } = cast
  try {
    faults.push(...(await unsafeSettings(dataDir)))
    for (let round = 1; round <= rounds && faults.length < enoughFaults; round++) {
      for (const each of [...writers, devices]) each.start()
      await sleep(writeForMs.least + random.below(writeForMs.spread))
      const target = targets[(round - 1) % targets.length] ?? 'server'
      const killedAt = performance.now()
      const what = killNine(target, product, dataDir, random)
      if (target !== 'postgres') {
        await product.ended
        product = Product.start(served)
      }
      const ms = await recovered(writers, killedAt, product)
      if (ms === undefined) {
        faults.push(`round ${round} (${what}): the server did not come back`)
        break
      }
      recoveries.push({ target, what, ms })
      await sleep(random.below(writeForMs.spread))
      for (const each of [...writers, devices]) await each.pause()
      plant?.(writers, round)
      const found = await withDatabase(dataDir, async (client) => [
        ...(await reconcile(writers, client)),
        ...(await devices.check(client)),
      ])
      const pausedAt = performance.now()
      found.push(...(await compareScreens(screens, writers, product.url)))
      screensMs.push(performance.now() - pausedAt)
      if (!product.alive) found.push('the server has ended by itself')
      faults.push(...found.map((fault) => `round ${round} (${what}): ${fault}`))
    }
  } finally {
    for (const screen of screens) screen.close()
    await Promise.all([...writers.map((writer) => writer.giveUp()), devices.pause()])
    const end = await product.stop()
    if (end !== 'code 0') faults.push(`asked to stop, the server ended with ${end}`)
    if (postmasterOf(dataDir) !== 0) faults.push('PostgreSQL outlived the server that was asked to stop')
    if (faults.length === 0 || plant) rmSync(folder, { recursive: true, force: true })
    else faults.push(`the data and the log are kept in ${folder}`)
  }
  return { faults, recoveries, screensMs, ...figuresOf(cast) }
}

/** Who writes and who looks. */
interface Cast {
  writers: Writer[]
  devices: Devices
  /** One beside each writer. */
  screens: Screen[]
}

async function gather(url: string, { writers: count, seed }: KillNineOptions): Promise<Cast> {
  const writers: Writer[] = []
  for (let n = 0; n < count; n++) writers.push(new Writer(url, await signUp(url), seeded(seed + n + 1)))
  const devices = new Devices(url, await signUp(url), seeded(seed))
  return { writers, devices, screens: writers.map(({ account }) => new Screen(url, account)) }
}

function figuresOf({ writers, devices, screens }: Cast) {
  const sum = (of: (tally: Tally) => number) => writers.reduce((total, { tally }) => total + of(tally), 0)
  return {
    acknowledged: sum((tally) => tally.acknowledged),
    saves: devices.acknowledged,
    acted: devices.acted,
    retried: sum((tally) => tally.retried),
    abandoned: sum((tally) => tally.abandoned),
    screenReads: screens.reduce((total, { reads }) => total + reads, 0),
  }
}

/** The drill proves nothing about a database that may lose what it acknowledged. */
async function unsafeSettings(dataDir: string): Promise<string[]> {
  return withDatabase(dataDir, async (client) => {
    const found: string[] = []
    for (const name of ['fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums']) {
      const value: unknown = (await client.query(`show ${name}`)).rows[0]?.[name]
      if (value !== 'on') found.push(`${name} is ${String(value)}`)
    }
    return found
  })
}

/** Waits until every writer that still writes has had a new request acknowledged; returns how long the first one took. */
async function recovered(writers: Writer[], killedAt: number, product: Product): Promise<number | undefined> {
  let first: number | undefined
  const waiting = (writer: Writer) => !writer.abandoned && writer.acknowledgedAt < killedAt
  while (writers.some(waiting)) {
    const now = performance.now()
    if (first === undefined && writers.some((writer) => writer.acknowledgedAt > killedAt))
      first = now - killedAt
    if (now - killedAt > recoverPatienceMs || !product.alive) return undefined
    await sleep(pollMs)
  }
  return first ?? performance.now() - killedAt
}

async function withDatabase<T>(dataDir: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(connectionOf(dataDir))
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
