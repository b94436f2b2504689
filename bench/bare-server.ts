// What Node and PostgreSQL can do at least: node:http and pg, the product's statements, and nothing else.
import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { readFileSync } from 'node:fs'
import type { PoolClient, PoolConfig } from 'pg'
import { openPool } from '../server/src/platform/database/pool.ts'
import { makeLog } from '../server/src/platform/log/log.ts'
import { changeMark, type Slot, type Statement, type Trace, type Traces, userIdMark } from './statements.ts'

export interface BareConfig extends Traces {
  port: number
  target: PoolConfig
}

type Values = Partial<Record<Slot, unknown>>

const config: BareConfig = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
// The same pool as the product's: its size and the settings of its sessions.
const pool = openPool(config.target, makeLog('silent'))
const [findSession, listPage] = byRole(config.list, 'identity_find_session', 'pantry_list_page')
const [, begin, takeTurn, insertItems, commit] = byRole(
  config.add,
  ...['identity_find_session', 'begin', 'pantry_take_turn', 'pantry_insert_items', 'commit'],
)
const notify = config.add.find(({ text }) => text.includes('pg_notify'))

/** The statements of a trace in the order of `names`; a trace with others or fewer is one that this server does not know. */
function byRole(trace: Trace, ...names: string[]): Statement[] {
  const named = trace.filter(({ text }) => !text.includes('pg_notify')).map(({ name }) => name)
  if (named.join() !== names.join()) {
    throw new Error(`The product sends ${named.join()}; this server answers with ${names.join()}`)
  }
  return trace.filter(({ name }) => name !== undefined && names.includes(name))
}

function prepared(statement: Statement | undefined, values: Values) {
  if (!statement) throw new Error('a statement is missing')
  const { name, text, parameters } = statement
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
  const { rows } = await pool.query({ ...prepared(findSession, { tokenHash }), rowMode: 'array' })
  return rows[0]?.[config.userIdColumn]
}

async function list(userId: string): Promise<string> {
  const { rows } = await pool.query(prepared(listPage, { userId }))
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
  const client = await pool.connect()
  let seq: number
  try {
    await client.query(prepared(begin, {}))
    seq = (await client.query(prepared(takeTurn, { userId }))).rows[0].seq
    const ids = [id]
    const values = { userId, ids, expiryDates, name, quantity, remark, now, seq }
    const { rows } = await client.query(prepared(insertItems, values))
    if (rows.length !== ids.length) throw new Error('the item was there before')
    await client.query(prepared(commit, {}))
    client.release()
  } catch (error) {
    await giveBack(client)
    throw error
  }
  const upserted = [{ id, name, quantity, expiryDate: expiryDates[0], remark, dateAdded: now }]
  const change = JSON.stringify({ seq, upserted, removed: [] })
  publish(userId, change)
  return change
}

async function giveBack(client: PoolClient): Promise<void> {
  await client.query('rollback')
  client.release()
}

/** Nobody waits for it, as in the product. */
function publish(userId: string, change: string): void {
  const { values, ...statement } = prepared(notify, {})
  const filled = values.map((value) =>
    typeof value === 'string' ? value.replace(userIdMark, userId).replace(changeMark, () => change) : value,
  )
  pool.query({ ...statement, values: filled }).catch((error: unknown) => console.error(error))
}

function readJson(request: IncomingMessage): Promise<Food> {
  return new Promise((resolve, reject) => {
    let text = ''
    request.setEncoding('utf8')
    request.on('data', (chunk) => {
      text += chunk
    })
    request.on('end', () => resolve(JSON.parse(text)))
    request.on('error', reject)
  })
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const userId = await viewer(request)
  if (!userId) return send(response, 401, '{}')
  if (request.method === 'GET') return send(response, 200, await list(userId))
  return send(response, 201, await add(userId, await readJson(request)))
}

function send(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
  })
  response.end(text)
}

createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    console.error(error)
    send(response, 500, '{}')
  })
}).listen(config.port, '127.0.0.1', () => console.log('ready'))
