import { type ChildProcess, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { PoolConfig } from 'pg'
import { median } from '../../drills/median.ts'
import { freePort, Product, pinned } from '../../drills/product/product.ts'
import { addUser } from '../../drills/product/users.ts'
import { insertChat } from '../../server/src/features/chat/chat.repository.ts'
import { databaseOver } from '../../server/src/platform/database/database.ts'
import { type EmbeddedConnection, urlOf } from '../../server/src/platform/database/embedded/connection.ts'
import { openPool } from '../../server/src/platform/database/pool.ts'
import { makeLog } from '../../server/src/platform/log/log.ts'
import { columns, underHead } from '../report.ts'
import { cpuMs } from '../usage.ts'
import type { BareChatConfig } from './bare-server.ts'
import type { DeliveryLoad, DeliveryResult } from './load.ts'
import { chatStatements } from './statements.ts'

export interface DeliveryBenchOptions {
  /** The product's program. */
  entry: string
  target: EmbeddedConnection
  folder: string
  rounds: number
  seconds: number
  generatorCpu: number
  serverCpu: number
}

type Round = DeliveryResult & { cpuMsPerDelivery: number }

interface Pair {
  product: Round
  bare: Round
}

export interface DeliveryBenchResult {
  name: string
  clients: number
  perSecond: number
  rounds: Pair[]
  /** Medians over the rounds of product / bare. */
  p50Ratio: number
  cpuRatio: number
  met: boolean
}

const clients = 1_000
const perSecond = 200
const processes = 2
const warmUpSeconds = 5
const goals = { p50Ratio: 2, cpuRatio: 2 }

interface Side {
  name: keyof Pair
  protocol: DeliveryLoad['protocol']
  urls: string[]
  pids: number[]
}

/** From one user's POST to the other's socket, beside a bare server on ws and LISTEN/NOTIFY: same database, in turns. */
export async function benchChatDelivery(options: DeliveryBenchOptions): Promise<DeliveryBenchResult> {
  const users = await befriend(options.target)
  const products = await startProducts(options)
  const bare = await startBare(options)
  const ours: Side = {
    name: 'product',
    protocol: 'socket.io',
    urls: products.map(({ url }) => url),
    pids: products.map(({ pid }) => pid),
  }
  const sides = [ours, bare.side]
  try {
    const load = { users, perSecond }
    for (const side of sides) await measure(side, { ...load, seconds: warmUpSeconds }, options)
    const rounds: Pair[] = []
    for (let n = 0; n < options.rounds; n++) {
      const results = new Map<keyof Pair, Round>()
      // Who starts alternates, so that neither meets a better machine.
      for (const side of n % 2 === 0 ? sides : sides.toReversed())
        results.set(side.name, await measure(side, { ...load, seconds: options.seconds }, options))
      const [product, theirs] = [results.get('product'), results.get('bare')]
      if (product && theirs) rounds.push({ product, bare: theirs })
    }
    return summarise(rounds)
  } finally {
    for (const child of bare.children) child.kill()
    for (const product of products) await product.stop()
  }
}

/** Users in pairs, each pair with a chat that has begun. */
async function befriend(target: PoolConfig): Promise<DeliveryLoad['users']> {
  const pool = openPool(target, makeLog('silent'))
  try {
    const users: DeliveryLoad['users'] = []
    for (let n = 0; n < clients; n += 2) {
      const [one, other] = [await addUser(pool), await addUser(pool)]
      const [userA = '', userB = ''] = [one.id, other.id].toSorted()
      await insertChat(databaseOver(pool), { userA, userB, now: new Date().toISOString() })
      users.push(one, other)
    }
    await pool.query('vacuum analyze')
    return users.map(({ id, token }) => ({ id, token }))
  } finally {
    await pool.end()
  }
}

async function startProducts({ entry, target, folder, serverCpu }: DeliveryBenchOptions): Promise<Product[]> {
  const env = { DATABASE_URL: urlOf(target), DATA_DIR: join(folder, 'chat-data') }
  const products: Product[] = []
  for (let n = 0; n < processes; n++) {
    const logFile = join(folder, `chat-${n}.log`)
    products.push(
      await Product.start({ entry, port: await freePort(), env, logFile, cpu: serverCpu }).ready(),
    )
  }
  return products
}

async function startBare({ target, folder, serverCpu }: DeliveryBenchOptions) {
  const statements = await chatStatements()
  const children: ChildProcess[] = []
  const urls: string[] = []
  for (let n = 0; n < processes; n++) {
    const port = await freePort()
    const file = join(folder, `bare-chat-${n}.json`)
    writeFileSync(file, JSON.stringify({ port, target, statements } satisfies BareChatConfig))
    const script = join(import.meta.dirname, 'bare-server.ts')
    const [command = '', ...args] = pinned([process.execPath, script, file], serverCpu)
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    await new Promise((resolve, reject) => {
      child.stdout.once('data', resolve)
      child.once('exit', () => reject(new Error('the bare chat server did not start')))
    })
    children.push(child)
    urls.push(`http://127.0.0.1:${port}`)
  }
  const side: Side = { name: 'bare', protocol: 'plain', urls, pids: children.map(({ pid }) => pid ?? 0) }
  return { side, children }
}

/** One run of the load; the CPU time counted is what both processes use from the first message to the last delivery. */
async function measure(
  { name, protocol, urls, pids }: Side,
  load: Pick<DeliveryLoad, 'users' | 'perSecond' | 'seconds'>,
  { folder, generatorCpu }: DeliveryBenchOptions,
): Promise<Round> {
  const file = join(folder, 'chat-load.json')
  writeFileSync(file, JSON.stringify({ ...load, protocol, urls } satisfies DeliveryLoad))
  const script = join(import.meta.dirname, 'load.ts')
  const [command = '', ...args] = pinned([process.execPath, script, file], generatorCpu)
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  const used = () => pids.reduce((sum, pid) => sum + cpuMs(pid), 0)
  let before = NaN
  for await (const line of createInterface({ input: child.stdout })) {
    if (line === 'connected') {
      before = used()
      child.stdin.write('go\n')
      continue
    }
    // Only load.ts writes there, and exactly this.
    const result = JSON.parse(line) as DeliveryResult
    if (result.wrong > 0) throw new Error(`${name}: ${result.wrong} messages were not delivered exactly once`)
    return { ...result, cpuMsPerDelivery: (used() - before) / result.deliveries }
  }
  throw new Error(`${name}: the load ended without a result`)
}

function summarise(rounds: Pair[]): DeliveryBenchResult {
  const p50Ratio = median(rounds.map(({ product, bare }) => product.p50Ms / bare.p50Ms))
  const cpuRatio = median(rounds.map(({ product, bare }) => product.cpuMsPerDelivery / bare.cpuMsPerDelivery))
  // Where the system does not tell a process's CPU time there is nothing to hold against the goal.
  const cpuMet = Number.isNaN(cpuRatio) || cpuRatio <= goals.cpuRatio
  const met = p50Ratio <= goals.p50Ratio && cpuMet
  return { name: 'chat-delivery', clients, perSecond, rounds, p50Ratio, cpuRatio, met }
}

/** The bench's table: medians of both sides, and the ratios beside their goals. */
export function deliveryTable({ rounds, p50Ratio, cpuRatio, met }: DeliveryBenchResult): string {
  const of = (side: keyof Pair, key: keyof Round) => median(rounds.map((round) => round[side][key]))
  const row = (label: string, key: keyof Round, scale: number, ratio: number, goal: number | undefined) => [
    label,
    (of('product', key) * scale).toFixed(2),
    (of('bare', key) * scale).toFixed(2),
    ratio.toFixed(3),
    goal === undefined ? '' : `<= ${goal.toFixed(2)}`,
  ]
  const p99Ratio = median(rounds.map(({ product, bare }) => product.p99Ms / bare.p99Ms))
  const rows = [
    columns,
    row('p50 ms', 'p50Ms', 1, p50Ratio, goals.p50Ratio),
    row('p99 ms', 'p99Ms', 1, p99Ratio, undefined),
    row('CPU us/delivery', 'cpuMsPerDelivery', 1000, cpuRatio, goals.cpuRatio),
  ]
  const head = `chat-delivery: ${clients} connected clients, ${processes} processes, ${perSecond} messages/s, median of ${rounds.length} rounds - ${met ? 'met' : 'MISSED'}`
  return underHead(head, rows)
}
