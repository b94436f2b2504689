import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chatIdOf } from '@shelfmate/contract/chat/chat-id'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { urlOf } from '../../server/src/platform/database/embedded/connection.ts'
import { startEmbedded } from '../../server/src/platform/database/embedded/index.ts'
import { type Random, seeded } from '../allergen-guard/random.ts'
import { signUp } from '../product/api.ts'
import { preparedData } from '../product/prepared-data.ts'
import { Product } from '../product/product.ts'
import { CuttingProxy } from './cutting-proxy.ts'
import { Person } from './person.ts'
import { Quota } from './quota.ts'
import type { Redis } from './redis.ts'
import { faultsOf, type Pair } from './truth.ts'

interface ChatCutsOptions {
  pairs: number
  messages: number
  cuts: number
  kills: number
  seed: number
  /** The server's program: the bundle, or its sources. */
  entry: string
  /** Carries events instead of PostgreSQL; stopped and started again so many times. */
  redis?: { server: Redis; stops: number } | undefined
  /** For the drill's own test: falsifies what the drill believes before it judges. */
  plant?: (pairs: Pair[]) => void
}

interface ChatCutsFigures {
  faults: string[]
  messages: number
  cuts: number
  kills: number
  redisStops: number
  repeated: number
  reads: number
  unread: number
  events: number
  gaps: number
  catchUps: number
  openedAnew: number
  seconds: number
  /** From the last acknowledgement to screens that all show the truth. */
  settledMs: number
}

const processes = 2
const settlePatienceMs = 60_000
const pollMs = 50
const redisAwayMs = 1_500
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** Two people a chat write to each other while connections are cut and server processes die. */
export async function runChatCuts(options: ChatCutsOptions): Promise<ChatCutsFigures> {
  const { pairs: count, seed, entry, redis, plant } = options
  const folder = mkdtempSync(join(tmpdir(), 'shelfmate-chat-cuts-'))
  const database = await startEmbedded({ dataDir: await preparedData(join(folder, 'database')), log })
  const redisUrl = redis && (await redis.server.start())
  const env = {
    DATABASE_URL: urlOf(database.connection),
    DATA_DIR: join(folder, 'data'),
    ...(redisUrl !== undefined && { REDIS_URL: redisUrl }),
  }
  const ports = await Promise.all(Array.from({ length: processes }, freePort))
  const start = (n: number) =>
    Product.start({ entry, port: ports[n] ?? 0, env, logFile: join(folder, `server-${n}.log`) })
  const products = ports.map((_, n) => start(n))
  const proxy = new CuttingProxy(ports)
  const pairs: Pair[] = []
  const faults: string[] = []
  try {
    for (const product of products) await product.ready()
    const url = await proxy.listen()
    for (let n = 0; n < count; n++) pairs.push(await meet(url, seed + n))
    const people = pairs.flatMap((pair) => pair.people)
    const since = performance.now()
    const happened = await talkThrough({ people, products, start, proxy, random: seeded(seed) }, options)
    const seconds = (performance.now() - since) / 1000
    const { found, settledMs } = await settle(url, pairs)
    plant?.(pairs)
    faults.push(...found, ...(plant ? await judge(url, pairs) : []))
    return { faults, cuts: proxy.cuts, ...happened, seconds, settledMs, ...figuresOf(people) }
  } finally {
    for (const { people } of pairs) for (const { screen } of people) screen.close()
    for (const [n, product] of products.entries()) {
      const end = await product.stop()
      if (end !== 'code 0') faults.push(`asked to stop, process ${n} ended with ${end}`)
    }
    proxy.close()
    await redis?.server.stop()
    await database.stop()
    if (faults.length === 0 || plant) rmSync(folder, { recursive: true, force: true })
    else faults.push(`the data and the logs are kept in ${folder}`)
  }
}

async function meet(url: string, seed: number): Promise<Pair> {
  const [one, other] = [await signUp(url), await signUp(url)]
  const chatId = chatIdOf(one.userId, other.userId)
  const personOf = (account: typeof one, n: number) => new Person(url, account, chatId, seeded(2 * seed + n))
  return { chatId, people: [personOf(one, 0), personOf(other, 1)] }
}

/** What the talks go through. */
interface Stage {
  people: Person[]
  /** The process on each port; whichever dies is replaced. */
  products: Product[]
  /** Starts the n-th of them anew. */
  start: (n: number) => Product
  proxy: CuttingProxy
  random: Random
}

/** Lets all people say what they have to say. Each part is released after its share of what is to happen has happened. */
async function talkThrough(stage: Stage, { messages, cuts, kills, redis }: ChatCutsOptions) {
  const { people } = stage
  const each = Math.ceil(messages / people.length)
  const quota = new Quota()
  const talks = Promise.all(people.map((person) => person.talk(each, quota)))
  let [killed, redisStops] = [0, 0]
  for (let n = 0; n < kills; n++) {
    const part = share(each * people.length, n, kills)
    const before = saidBy(people)
    quota.release(part)
    const cutsOfPart = share(cuts, n, kills)
    for (let cut = 0; cut < cutsOfPart; cut++) {
      while (saidBy(people) - before < (part * cut) / cutsOfPart) await sleep(1)
      stage.proxy.cut(stage.random)
    }
    const isRedisStop = redis !== undefined && share(redis.stops, n, kills) > 0
    await killOne(stage, isRedisStop ? redis.server : undefined)
    killed++
    if (isRedisStop) redisStops++
  }
  await talks
  return { kills: killed, redisStops }
}

/** One process dies, and Redis for a while if it is given. */
async function killOne({ products, start, random }: Stage, redis: Redis | undefined): Promise<void> {
  await redis?.stop()
  const victim = random.below(processes)
  products[victim]?.child.kill('SIGKILL')
  await products[victim]?.ended
  if (redis) {
    await sleep(redisAwayMs)
    await redis.start()
  }
  const successor = start(victim)
  products[victim] = successor
  // One of them serves at any moment; the next dies once there are two again.
  await successor.ready()
}

/** Waits for screens that all show the truth; returns what is wrong with them, should they never. */
async function settle(url: string, pairs: Pair[]): Promise<{ found: string[]; settledMs: number }> {
  const saidAt = performance.now()
  let found = await judge(url, pairs)
  while (found.length > 0 && performance.now() - saidAt < settlePatienceMs) {
    await sleep(pollMs)
    found = await judge(url, pairs)
  }
  return { found, settledMs: performance.now() - saidAt }
}

const figuresOf = (people: Person[]) => ({
  messages: saidBy(people),
  repeated: sum(people, (person) => person.tally.repeated),
  reads: sum(people, (person) => person.tally.reads),
  unread: sum(people, (person) => person.screen.view?.unreadCount ?? 0),
  events: sum(people, (person) => person.screen.tally.events),
  gaps: sum(people, (person) => person.screen.tally.gaps),
  catchUps: sum(people, (person) => person.screen.tally.catchUps),
  openedAnew: sum(people, (person) => person.screen.tally.openedAnew),
})

async function judge(url: string, pairs: Pair[]): Promise<string[]> {
  const faults: string[] = []
  for (const pair of pairs) faults.push(...(await faultsOf(url, pair)))
  return faults
}

/** The n-th of so many nearly equal shares. */
const share = (total: number, n: number, shares: number) =>
  Math.floor((total * (n + 1)) / shares) - Math.floor((total * n) / shares)

const saidBy = (people: Person[]) => sum(people, ({ said }) => said.length)

const sum = (people: Person[], of: (person: Person) => number) =>
  people.reduce((total, person) => total + of(person), 0)
