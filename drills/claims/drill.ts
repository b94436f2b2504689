import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ExchangeChange, exchangeCalls, type PostPage } from '@shelfmate/contract/exchange/exchange'
import pg from 'pg'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { type Account, send, signUp } from '../product/api.ts'
import { connectionOf } from '../product/postgres.ts'
import { preparedData } from '../product/prepared-data.ts'
import { Product } from '../product/product.ts'
import { Reader } from './reader.ts'

const processes = 2
const atATime = 64

interface ClaimsOptions {
  /** The server's program: the bundle, or its sources. */
  entry: string
  repeats: number
  claims: number
  quantity: number
  /** For the drill's own test: spoils the books while claims arrive. */
  plant?: (database: pg.Client, postId: string) => Promise<void>
}

interface ClaimsFigures {
  faults: string[]
  claims: number
  succeeded: number
  readings: number
  seconds: number
}

/** Sends claims of one post to two server processes, many at a time, while a reader counts what is left and what is given. */
export async function runClaims({ entry, repeats, plant, ...size }: ClaimsOptions): Promise<ClaimsFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'shelfmate-claims-'))
  const dataDir = await preparedData(join(folder, 'data'))
  const products: Product[] = []
  const figures: ClaimsFigures = { faults: [], claims: 0, succeeded: 0, readings: 0, seconds: 0 }
  try {
    for (let n = 0; n < processes; n++) {
      const options = { entry, port: await freePort(), env: { DATA_DIR: dataDir, LOG_LEVEL: 'warn' } }
      products.push(await Product.start({ ...options, logFile: join(folder, `${n}.log`) }).ready())
    }
    const urls = products.map(({ url }) => url)
    const database = new pg.Client(connectionOf(dataDir))
    await database.connect()
    const owner = await signUp(urls[0] ?? '')
    for (let n = 1; n <= repeats; n++) {
      const faults = await repeat({ urls, database, owner, plant, figures, ...size })
      figures.faults.push(...faults.map((fault) => `repeat ${n}: ${fault}`))
    }
    await database.end()
    return figures
  } finally {
    for (const product of products.filter(({ alive }) => alive)) await product.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Repeat extends Pick<ClaimsOptions, 'claims' | 'quantity'> {
  plant: ClaimsOptions['plant'] | undefined
  urls: string[]
  database: pg.Client
  owner: Account
  figures: ClaimsFigures
}

/** Returns what was amiss. */
async function repeat(options: Repeat): Promise<string[]> {
  const { urls, database, owner, plant, figures, claims, quantity } = options
  const postId = await publish(urls[0] ?? '', owner, quantity)
  const reader = await Reader.start(database, postId, quantity)
  const since = performance.now()
  const statuses = new Map<number, number>()
  const acknowledged = new Set<string>()
  let sent = 0
  const claimOn = async () => {
    while (sent < claims) {
      const url = urls[sent++ % urls.length] ?? ''
      const id = randomUUID()
      const path = exchangeCalls.claim.path.replace(':id', postId)
      const { status } = await send(url, { method: 'POST', path, cookie: owner.cookie, body: { id } })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status === 201) acknowledged.add(id)
    }
  }
  await plant?.(database, postId)
  await Promise.all(Array.from({ length: atATime }, claimOn))
  figures.seconds += (performance.now() - since) / 1000
  const faults = await reader.stop()
  figures.readings += reader.readings
  figures.claims += sent
  figures.succeeded += acknowledged.size
  faults.push(...answersAmiss(statuses, { claims, quantity }))
  faults.push(...(await booksAmiss(database, postId, acknowledged)))
  if (await isListed(urls.at(-1) ?? '', owner, postId)) faults.push(`post ${postId} is still listed`)
  return faults
}

async function publish(url: string, { cookie }: Account, quantity: number): Promise<string> {
  const { status, body } = await send(url, {
    method: 'POST',
    path: exchangeCalls.createPost.path,
    cookie,
    body: { id: randomUUID(), foodName: 'Rice', quantity, expiryDate: '2099-12-01', location: 'Tembusu' },
  })
  if (status !== 201) throw new Error(`publishing answered ${status}`)
  // The product's own tests hold this answer to its schema.
  return (body as ExchangeChange).postId
}

/** Exactly as many succeed as there are; every other finds the post gone. */
function answersAmiss(
  statuses: ReadonlyMap<number, number>,
  { claims, quantity }: Pick<ClaimsOptions, 'claims' | 'quantity'>,
): string[] {
  const expected = new Map([
    [201, quantity],
    [404, claims - quantity],
  ])
  return [...new Set([...statuses.keys(), ...expected.keys()])]
    .filter((status) => (statuses.get(status) ?? 0) !== (expected.get(status) ?? 0))
    .map((status) => `${statuses.get(status) ?? 0} claims of ${claims} answered ${status}`)
}

async function booksAmiss(database: pg.Client, postId: string, acknowledged: Set<string>): Promise<string[]> {
  const faults: string[] = []
  const donations = await database.query<{ id: string }>('select id from donations where post_id = $1', [
    postId,
  ])
  const recorded = new Set(donations.rows.map(({ id }) => id))
  if (donations.rows.length !== acknowledged.size)
    faults.push(`${donations.rows.length} donations of ${acknowledged.size} acknowledged claims`)
  for (const id of acknowledged) if (!recorded.has(id)) faults.push(`the donation ${id} is missing`)
  const left = await database.query('select quantity from posts where id = $1', [postId])
  if (left.rows.length > 0) faults.push(`post ${postId} is still there`)
  return faults
}

async function isListed(url: string, { cookie }: Account, postId: string): Promise<boolean> {
  const { body } = await send(url, { method: 'GET', path: exchangeCalls.listPosts.path, cookie })
  // The product's own tests hold this answer to its schema.
  return (body as PostPage).items.some(({ id }) => id === postId)
}
