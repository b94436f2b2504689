import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { send } from '../product/api.ts'
import { childrenOf, connectionOf, postmasterOf } from '../product/postgres.ts'
import { Product, pinned } from '../product/product.ts'
import { cpuOfEnded, cpuSeconds } from '../product/usage.ts'
import { quantile } from '../quantiles.ts'
import { cookieOf, fillCampus } from '../students/campus.ts'
import type { FromLoad, LoadOptions, Rest, Second } from './load.ts'
import { openSlowly } from './slow.ts'

interface OverloadOptions {
  /** The server's program: the bundle, or its sources. */
  entry: string
  seconds: number
  slowConnections: number
}

interface OverloadFigures {
  /** Requests in a second. */
  capacity: number
  /** In a second of the processor time of server and PostgreSQL: what other programs take of the machine does not count. */
  capacityPerCpu: number
  servedPerCpu: number
  asked: number
  served: number
  toldLater: number
  servedP95Ms: number
  wrong: Record<string, number>
  unsent: number
  /** Requests of the overload that had no answer long after its end. */
  unanswered: number
  /** From the end of the load until answers are as quick as before it. */
  normalMs: number
  slow: { cut: number; idleP95Ms: number; besideP95Ms: number; failed: number }
}

const students = 2_000
const timesCapacity = 10
const measureSeconds = 8
const warmUpSeconds = 3
const usualConnections = 32
const mostConnections = 4_000
const probeEveryMs = 50
const calmProbes = 20
const giveUpMs = 120_000
const slowSeconds = 20
const share = 0.95
const normalFactor = 4
const normalAtLeastMs = 100
const [serverCpu, loadCpu] = [0, 1]

/** Asks for ten times of what a process can do, and then lets it have thousands of connections that are slow. */
export async function runOverload({
  entry,
  seconds,
  slowConnections,
}: OverloadOptions): Promise<OverloadFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'shelfmate-overload-'))
  const dataDir = join(folder, 'data')
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'fatal' }
  const port = await freePort()
  // The load has the other core for itself.
  const product = Product.start({ entry, port, env, logFile: join(folder, 'server.log'), cpu: serverCpu })
  try {
    await product.ready()
    const client = new pg.Client(connectionOf(dataDir))
    await client.connect()
    await fillCampus(client, students)
    await client.end()
    const load = (options: Omit<LoadOptions, 'port' | 'students'>) => runLoad({ port, students, ...options })
    const closedLoop = { perSecond: 0, connections: usualConnections, seconds: measureSeconds }
    const timed = async (options: Parameters<typeof load>[0]) => {
      const since = cpuOf(product, dataDir)
      const { each, rest } = await load(options)
      return { each, rest, cpu: (cpuOf(product, dataDir) - since) / Math.max(1, each.length) }
    }
    const calm = async () => {
      const { rest, ...figures } = await timed(closedLoop)
      await rest
      return figures
    }
    await (await load({ ...closedLoop, seconds: warmUpSeconds })).rest
    const before = await calm()
    const idleP95Ms = quantile(await probes(product.url, measureSeconds), share)
    const perSecond = Math.round(servedIn(before.each) * timesCapacity)
    const heavy = await timed({ perSecond, connections: mostConnections, seconds })
    const normalMs = await untilNormal(product.url, Math.max(normalAtLeastMs, idleP95Ms * normalFactor))
    const rest = await heavy.rest
    const after = await calm()
    return {
      capacity: (servedIn(before.each) + servedIn(after.each)) / 2,
      capacityPerCpu: servedIn([...before.each, ...after.each]) / ((before.cpu + after.cpu) / 2),
      servedPerCpu: servedIn(heavy.each) / heavy.cpu,
      asked: perSecond,
      ...summed(heavy.each, rest),
      normalMs,
      slow: await besideSlow(product.url, port, slowConnections),
    }
  } finally {
    await product.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Processor time that the server and its PostgreSQL have used. */
function cpuOf({ pid }: Product, dataDir: string): number {
  const postmaster = postmasterOf(dataDir)
  const own = [pid, postmaster, ...childrenOf(postmaster)].map(cpuSeconds)
  return own.reduce((sum, each) => sum + each, cpuOfEnded(postmaster))
}

/** Resolves once all is sent; the rest is heard of when all is answered, or waits for too long. */
async function runLoad(options: LoadOptions): Promise<{ each: Second[]; rest: Promise<Rest> }> {
  const each: Second[] = []
  const [allSent, rest] = [Promise.withResolvers<void>(), Promise.withResolvers<Rest>()]
  const [program = '', ...before] = pinned([process.execPath], loadCpu)
  const load = fork(join(import.meta.dirname, 'load.ts'), [JSON.stringify(options)], {
    execPath: program,
    execArgv: before,
  })
  load.on('message', (message: FromLoad) => {
    if (message === 'all sent') allSent.resolve()
    else if ('unanswered' in message) {
      rest.resolve(message)
      load.disconnect()
    } else each.push(message)
  })
  const ended = once(load, 'exit').then(() => {
    throw new Error('the load ended by itself')
  })
  const whole = Promise.race([rest.promise, ended])
  // It is awaited later, and may fail before.
  whole.catch(() => undefined)
  await Promise.race([allSent.promise, ended])
  return { each, rest: whole }
}

const servedIn = (seconds: Second[]) =>
  seconds.reduce((sum, { served }) => sum + served, 0) / Math.max(1, seconds.length)

function summed(seconds: Second[], rest: Rest) {
  const wrong: Record<string, number> = {}
  for (const part of [...seconds, rest])
    for (const [status, count] of Object.entries(part.wrong)) wrong[status] = (wrong[status] ?? 0) + count
  const mean = (of: 'served' | 'toldLater' | 'unsent') =>
    seconds.reduce((sum, second) => sum + second[of], 0) / Math.max(1, seconds.length)
  return {
    served: mean('served'),
    toldLater: mean('toldLater'),
    unsent: mean('unsent'),
    wrong,
    unanswered: rest.unanswered,
    servedP95Ms: quantile(
      seconds.flatMap(({ servedMs }) => servedMs),
      share,
    ),
  }
}

/** How long single requests take, one every so often, in ms; infinity for one that fails. */
async function probes(url: string, seconds: number): Promise<number[]> {
  const taken: Promise<number>[] = []
  for (let n = 0; n < (seconds * 1_000) / probeEveryMs; n++) {
    taken.push(probe(url))
    await sleep(probeEveryMs)
  }
  return Promise.all(taken)
}

async function probe(url: string): Promise<number> {
  const since = performance.now()
  const request = { method: 'GET', path: '/pantry/items', cookie: cookieOf(1) }
  const answer = await send(url, request).catch(() => undefined)
  return answer?.status === 200 ? performance.now() - since : Number.POSITIVE_INFINITY
}

/** How long it takes until so many requests in a row are answered in time; infinity where they never are. */
async function untilNormal(url: string, inTimeMs: number): Promise<number> {
  const since = performance.now()
  let normalSince = since
  for (let calm = 0; calm < calmProbes; ) {
    if (performance.now() - since > giveUpMs) return Number.POSITIVE_INFINITY
    const ms = await probe(url)
    if (ms <= inTimeMs) calm++
    else {
      calm = 0
      normalSince = performance.now()
    }
    await sleep(probeEveryMs)
  }
  return normalSince - since
}

async function besideSlow(url: string, port: number, count: number): Promise<OverloadFigures['slow']> {
  const idle = await probes(url, slowSeconds)
  const end = await openSlowly(port, count)
  const beside = await probes(url, slowSeconds)
  const failed = beside.filter((ms) => !Number.isFinite(ms)).length
  return { cut: end(), idleP95Ms: quantile(idle, share), besideP95Ms: quantile(beside, share), failed }
}
