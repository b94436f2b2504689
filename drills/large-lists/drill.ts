import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { addUser } from '../../bench/statements.ts'
import { signUp } from '../product/api.ts'
import { connectionOf } from '../product/postgres.ts'
import { freePort, Product } from '../product/product.ts'
import { type Cast, listRequests } from './requests.ts'
import { type Amount, fillUpTo } from './seed.ts'

export interface LargeListsOptions {
  /** The server's program: the bundle, or its sources. */
  entry: string
  small: Amount
  large: Amount
  /** Answers measured of each list. */
  asks: number
  /** The quantile that is told, such as 0.95. */
  share: number
}

export interface ListFigures {
  name: string
  /** The share of the answers that was asked for takes no longer, in milliseconds. */
  smallMs: number
  largeMs: number
  /** The longest answer, in bytes before compression. */
  bytes: number
}

interface Measured {
  ms: number
  bytes: number
}

const warmUp = 30
const crowdSize = 40
const patienceMs = 30_000

/** Asks every list of the API of a small campus, then of a large one, in the same process on the same database. */
export async function runLargeLists({
  entry,
  small,
  large,
  asks,
  share,
}: LargeListsOptions): Promise<ListFigures[]> {
  const folder = mkdtempSync(join(tmpdir(), 'shelfmate-large-lists-'))
  const dataDir = join(folder, 'data')
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'warn' }
  const port = await freePort()
  const product = await Product.start({ entry, port, env, logFile: join(folder, 'server.log') }).ready()
  const client = new pg.Client(connectionOf(dataDir))
  try {
    await client.connect()
    const { userId, cookie } = await signUp(product.url)
    const crowd = await gather(connectionOf(dataDir))
    const measure = async (amount: Amount) => {
      await fillUpTo(client, userId, amount)
      const requests = listRequests(await castOf(client, userId, amount))
      return measureAll({ url: product.url, cookie, crowd, requests, asks, share })
    }
    const before = await measure(small)
    const after = await measure(large)
    return [...after].map(([name, { ms, bytes }]) => ({
      name,
      smallMs: before.get(name)?.ms ?? Number.NaN,
      largeMs: ms,
      bytes,
    }))
  } finally {
    await client.end()
    await product.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function gather(target: pg.ClientConfig): Promise<string[]> {
  const pool = new pg.Pool(target)
  const crowd: string[] = []
  for (let n = 0; n < crowdSize; n++) crowd.push(`sid=${(await addUser(pool)).token}`)
  await pool.end()
  return crowd
}

async function castOf(client: pg.Client, viewerId: string, { longest }: Amount): Promise<Cast> {
  const one = async (text: string, values: string[] = []): Promise<string> =>
    String(Object.values((await client.query(text, values)).rows[0] ?? {})[0])
  return {
    viewerId,
    longest,
    partnerId: await one(
      `select m.partner_id from chat_members m join chats c using (user_a, user_b)
       where m.user_id = $1 order by c.last_seq desc limit 1`,
      [viewerId],
    ),
    postId: await one('select post_id from comments group by 1 order by count(*) desc limit 1'),
  }
}

interface Measuring {
  url: string
  cookie: string
  /** Cookies of others. */
  crowd: string[]
  requests: Record<string, string>
  asks: number
  share: number
}

async function measureAll(measuring: Measuring): Promise<Map<string, Measured>> {
  const { url, cookie, crowd, requests, asks, share } = measuring
  let asked = 0
  const measured = new Map<string, Measured>()
  for (const [name, path] of Object.entries(requests)) {
    const times: number[] = []
    let bytes = 0
    for (let n = -warmUp; n < asks; n++) {
      // Whoever looks for people as fast as a program is asked to wait: the crowd takes turns.
      const as = path.startsWith('/people') ? crowd[asked++ % crowd.length] : cookie
      const since = performance.now()
      const answer = await fetch(`${url}/api${path}`, {
        headers: { cookie: as ?? cookie, 'accept-encoding': 'identity' },
        signal: AbortSignal.timeout(patienceMs),
      })
      const body = await answer.arrayBuffer()
      if (n >= 0) times.push(performance.now() - since)
      if (answer.status !== 200) throw new Error(`${name}: ${path} answered ${answer.status}`)
      bytes = Math.max(bytes, body.byteLength)
    }
    times.sort((a, b) => a - b)
    measured.set(name, { ms: times[Math.floor(times.length * share)] ?? Number.NaN, bytes })
  }
  return measured
}
