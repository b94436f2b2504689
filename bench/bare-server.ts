// What Node and PostgreSQL can do at least: node:http and pg, the product's statements, and nothing else.
import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { PoolClient, PoolConfig } from 'pg'
import { openPool } from '../server/src/platform/database/pool.ts'
import { makeLog } from '../server/src/platform/log/log.ts'
import { readJson, sendJson } from './json.ts'
import {
  changeMark,
  isNotification,
  type Slot,
  type Statement,
  type Traces,
  userIdMark,
} from './statements.ts'

export interface BareConfig extends Traces {
  port: number
  target: PoolConfig
}

const leaderboard = '/api/achievements/'
type Values = Partial<Record<Slot, unknown>>

const config: BareConfig = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
// The same pool as the product's: its size and the settings of its sessions.
const pool = openPool(config.target, makeLog('silent'))
// Held to it below.
const [findSession, listPage] = config.list as [Statement, Statement]
const [, listLeaders] = config.leaderboard as [Statement, Statement]
/** Between the session lookup and the notifications lies the transaction. */
const transaction = config.add.slice(1).filter((each) => !isNotification(each))
const notification = config.add.find(isNotification)
const lists = [config.list, config.leaderboard]
if (lists.some((each) => each.length !== 2) || config.add.filter(isNotification).length !== 1)
  throw new Error('the product sends other statements than this server knows')

function prepared({ name, text, parameters }: Statement, values: Values) {
  return {
    ...(name !== undefined && { name }),
    text,
    values: parameters.map((each) => ('slot' in each ? values[each.slot] : each.value)),
  }
}

async function viewer(request: IncomingMessage): Promise<string | undefined> {
  const token = /(?:^|;\s*)sid=([^;\s]*)/.exec(request.headers.cookie ?? '')?.[1]
  if (!token) return undefined
  const tokenHash = createHash('sha256').update(token).digest()
  const { rows } = await pool.query({
    ...prepared(findSession, { tokenHashes: [tokenHash], now: new Date().toISOString() }),
    rowMode: 'array',
  })
  return rows[0]?.[config.userIdColumn]
}

async function read(statement: Statement, userId: string): Promise<string> {
  const { rows } = await pool.query(prepared(statement, { userId }))
  return rows[0].answer
}

interface Food {
  id?: string
  name: string
  quantity: number
  remark?: string
  expiryDates: string[]
}

async function add(userId: string, food: Food): Promise<string> {
  const { id = randomUUID(), name, quantity, remark = '', expiryDates } = food
  const now = new Date().toISOString()
  const values: Values = { userId, ids: [id], expiryDates, name, quantity, remark, now }
  const client = await pool.connect()
  try {
    for (const statement of transaction) {
      const { rows } = await client.query(prepared(statement, values))
      values.seq ??= rows[0]?.seq
    }
    client.release()
  } catch (error) {
    await giveBack(client)
    throw error
  }
  const upserted = [{ id, name, quantity, expiryDate: expiryDates[0], remark, dateAdded: now }]
  const change = JSON.stringify({ seq: values.seq, upserted, removed: [] })
  publish(userId, change)
  return change
}

async function giveBack(client: PoolClient): Promise<void> {
  await client.query('rollback')
  client.release()
}

let waiting: string[][] = []
let sending = false

/** Nobody waits for it, and what comes while a notification is on its way goes with the next: both as in the product. */
function publish(userId: string, change: string): void {
  if (!notification) return
  // Lists of equal length, one text for each of the product's events.
  const { values } = prepared(notification, {}) as { values: string[][] }
  const filled = values.map((texts) =>
    texts.map((text) => text.replace(userIdMark, userId).replace(changeMark, () => change)),
  )
  for (const [n, texts] of filled.entries()) waiting[n] = [...(waiting[n] ?? []), ...texts]
  if (!sending) void sendWaiting(notification)
}

async function sendWaiting(statement: Statement): Promise<void> {
  sending = true
  while (waiting.length > 0) {
    const values = waiting
    waiting = []
    await pool.query({ ...prepared(statement, {}), values })
  }
  sending = false
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const userId = await viewer(request)
  if (!userId) return sendJson(response, 401, '{}')
  if (request.method === 'GET')
    return sendJson(
      response,
      200,
      await read(request.url?.startsWith(leaderboard) ? listLeaders : listPage, userId),
    )
  return sendJson(response, 201, await add(userId, await readJson<Food>(request)))
}

createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    console.error(error)
    sendJson(response, 500, '{}')
  })
}).listen(config.port, '127.0.0.1', () => console.log('ready'))
// A profiler writes what it saw at an exit only.
process.once('SIGTERM', () => process.exit())
