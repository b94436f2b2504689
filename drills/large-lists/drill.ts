import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { signUp } from '../product/api.ts'
import { connectionOf } from '../product/postgres.ts'
import { preparedData } from '../product/prepared-data.ts'
import { Product } from '../product/product.ts'
import { addUser } from '../product/users.ts'
import { quantile } from '../quantiles.ts'
import { type Cast, listRequests } from './requests.ts'
import { type Amount, fillPantries, fillUpTo } from './seed.ts'

interface Size extends Amount {
  /** In the viewer's pantry. */
  ownItems: number
}

interface LargeListsOptions {
  /** The server's program: the bundle, or its sources. */
  entry: string
  small: Size
  large: Size
  /** Answers measured of each list. */
  asks: number
  /** Answers before those. */
  warmUp: number
  /** Who takes turns where one alone would be asked to wait. */
  crowd: number
  /** The quantile that is told, such as 0.95. */
  share: number
}

interface ListFigures {
  name: string
  /** The share of the answers that was asked for takes no longer, in milliseconds. */
  smallMs: number
  largeMs: number
  /** The longest answer, in bytes before compression. */
  bytes: number
  /** The fewest rows of an answer, at either size. */
  rows: number
}

const patienceMs = 30_000

/**
 * Asks every list of the API of a small campus and of a large one in turn, so that whatever else the machine does meets
 * both alike. Each has a process and a database of its own.
 */
export async function runLargeLists({
  entry,
  small,
  large,
  asks,
  warmUp,
  crowd,
  share,
}: LargeListsOptions): Promise<ListFigures[]> {
  const campuses: Campus[] = []
  try {
    for (const amount of [small, large]) campuses.push(await openCampus(entry, amount, crowd))
    const [one, other] = campuses
    if (!one || !other) throw new Error('two campuses are compared')
    const figures: ListFigures[] = []
    for (const name of Object.keys(one.requests)) {
      const times: [number[], number[]] = [[], []]
      let bytes = 0
      let rows = Number.POSITIVE_INFINITY
      for (let n = -warmUp; n < asks; n++) {
        const before = await ask(one, name)
        const after = await ask(other, name)
        if (n < 0) continue
        times[0].push(before.ms)
        times[1].push(after.ms)
        bytes = Math.max(bytes, after.bytes)
        rows = Math.min(rows, before.rows, after.rows)
      }
      const [smallMs, largeMs] = times.map((taken) => quantile(taken, share))
      figures.push({ name, smallMs: smallMs ?? Number.NaN, largeMs: largeMs ?? Number.NaN, bytes, rows })
    }
    return figures
  } finally {
    for (const campus of campuses) await campus.close()
  }
}

interface Campus {
  url: string
  cookie: string
  /** Cookies of others. */
  crowd: string[]
  /** Paths of the lists by their names. */
  requests: Record<string, string>
  asked: number
  /** Does what any change of a post does to the pages that are kept: none is sent again. */
  change: () => Promise<unknown>
  close: () => Promise<void>
}

async function openCampus(entry: string, amount: Size, crowdSize: number): Promise<Campus> {
  const folder = mkdtempSync(join(tmpdir(), 'shelfmate-large-lists-'))
  const dataDir = await preparedData(join(folder, 'data'))
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'warn' }
  const port = await freePort()
  const product = await Product.start({ entry, port, env, logFile: join(folder, 'server.log') }).ready()
  const client = new pg.Client(connectionOf(dataDir))
  const close = async () => {
    await client.end()
    await product.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await client.connect()
    const { userId, cookie } = await signUp(product.url)
    const crowd = await gather(connectionOf(dataDir), crowdSize)
    await fillUpTo(client, userId, amount)
    await fillPantries(client, userId, amount.ownItems)
    const change = () => client.query('update post_changes set changes = changes + 1')
    const requests = listRequests(await castOf(client, userId, amount))
    return { url: product.url, cookie, crowd, requests, asked: 0, change, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function ask(campus: Campus, name: string): Promise<{ ms: number; bytes: number; rows: number }> {
  const path = campus.requests[name]
  // Whoever looks for people as fast as a program is asked to wait: the crowd takes turns.
  const others = path?.startsWith('/people') ? campus.crowd : [campus.cookie]
  const cookie = others[campus.asked++ % others.length] ?? campus.cookie
  if (path?.startsWith('/exchange/posts')) await campus.change()
  const since = performance.now()
  const answer = await fetch(`${campus.url}/api${path}`, {
    headers: { cookie, 'accept-encoding': 'identity' },
    signal: AbortSignal.timeout(patienceMs),
  })
  const body = Buffer.from(await answer.arrayBuffer())
  const ms = performance.now() - since
  if (answer.status !== 200) throw new Error(`${name}: ${path} answered ${answer.status}`)
  return { ms, bytes: body.length, rows: rowsOf(JSON.parse(body.toString())) }
}

/** Every list's answer is an object with its rows beside other things. */
const rowsOf = (body: object) =>
  Object.values(body).reduce<number>((sum, part) => sum + (Array.isArray(part) ? part.length : 0), 0)

async function gather(target: pg.ClientConfig, size: number): Promise<string[]> {
  const pool = new pg.Pool(target)
  const crowd: string[] = []
  for (let n = 0; n < size; n++) crowd.push(`sid=${(await addUser(pool)).token}`)
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
