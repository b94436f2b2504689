import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { achievementsCalls } from '@shelfmate/contract/achievements/achievements'
import { pantryCalls } from '@shelfmate/contract/pantry/pantry'
import type pg from 'pg'
import { addUser } from '../drills/product/users.ts'
import { buildApp } from '../server/src/app.ts'
import { readConfig } from '../server/src/platform/config/config.ts'
import { openPool } from '../server/src/platform/database/pool.ts'
import { makeLog } from '../server/src/platform/log/log.ts'
import { postgresAdapter } from '../server/src/platform/realtime/adapter.ts'

/** A parameter of a statement: one of the request's values by name, or the same for every request. */
export type Parameter = { slot: Slot } | { value: unknown }

export interface Statement {
  /** Prepared under this name; undefined: sent unprepared each time, as the product does. */
  name: string | undefined
  text: string
  parameters: Parameter[]
}

/** What one call of the product sends to PostgreSQL, in its order. */
export type Trace = Statement[]

export const isNotification = ({ text }: { text: string }) => text.includes('pg_notify')

const slots = [
  'tokenHashes',
  'userId',
  'ids',
  'expiryDates',
  'name',
  'quantity',
  'remark',
  'now',
  'seq',
] as const
export type Slot = (typeof slots)[number]

/** Stands in a notification's text where the owner's id and the change belong. */
export const userIdMark = '<userId>'
export const changeMark = '<change>'

const food = { name: 'Traced rice', quantity: 4321, remark: 'Traced remark', expiryDates: ['2031-02-03'] }
/** Enough changes before the traced one that its seq is no other parameter's value. */
const changesBefore = 40

export interface Traces {
  list: Trace
  add: Trace
  leaderboard: Trace
  /** Which column of the session lookup names the user. */
  userIdColumn: number
}

/** Runs a page of the list, an add and the leaderboard through the product's own code and writes down every statement it sends. */
export async function traceCalls(target: pg.PoolConfig, dataDir: string): Promise<Traces> {
  const now = new Date()
  const log = makeLog('silent')
  const pool = openPool(target, log)
  const sent: Sent[] = []
  pool.on('connect', (client) => record(client, sent))
  const app = await buildApp({
    config: readConfig({ DATA_DIR: dataDir }),
    pool,
    adapter: postgresAdapter(pool, log),
    mailer: { send: async () => undefined },
    clock: { now: () => now },
    secret: 'of the trace alone',
    log,
  })
  try {
    await app.http.ready()
    const user = await addUser(pool)
    const call = async (method: 'GET' | 'POST', body?: object, path: string = pantryCalls.listItems.path) => {
      const answer = await app.http.inject({
        method,
        url: `/api${path}`,
        headers: { cookie: `sid=${user.token}` },
        ...(body && { body }),
      })
      if (answer.statusCode >= 300) throw new Error(`the traced call answered ${answer.statusCode}`)
      return answer.json()
    }
    for (let n = 0; n < changesBefore; n++) await call('POST', food)
    await settled(sent)
    sent.length = 0
    await call('GET')
    const list = sent.splice(0)
    await call('GET', undefined, achievementsCalls.leaderboard.path)
    const leaderboard = sent.splice(0)
    const id = randomUUID()
    const change = await call('POST', { ...food, id })
    await settled(sent)
    const values = {
      ...food,
      tokenHashes: [user.tokenHash],
      userId: user.id,
      ids: [id],
      now: now.toISOString(),
      seq: change.seq,
    }
    return {
      list: list.map((each) => template(each, values, change)),
      add: sent.map((each) => template(each, values, change)),
      leaderboard: leaderboard.map((each) => template(each, values, change)),
      userIdColumn: await columnOf(pool, list, user.id),
    }
  } finally {
    await app.close()
    await pool.end()
  }
}

/** Which column of a trace's first statement holds a value. */
async function columnOf(pool: pg.Pool, [first]: Sent[], value: unknown): Promise<number> {
  if (!first) throw new Error('the trace is empty')
  const { rows } = await pool.query({ text: first.text, values: first.values, rowMode: 'array' })
  return rows[0]?.indexOf(value) ?? -1
}

interface Sent {
  name: string | undefined
  text: string
  values: unknown[]
}

/** Writes down what goes through a client, whichever of pg's ways to call it is used. */
function record(client: pg.PoolClient, sent: Sent[]): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const recording = (...args: unknown[]) => {
    const [first, second] = args
    const config = (typeof first === 'string' ? { text: first } : first) as Partial<Sent & { begin: boolean }>
    const values = Array.isArray(second) ? second : (config.values ?? [])
    // The product's own queries may take the transaction's opening along.
    if (config.begin) sent.push({ name: 'begin', text: 'begin', values: [] })
    sent.push({ name: config.name, text: config.text ?? '', values })
    return query(...args)
  }
  // pg's many overloads all come down to these arguments.
  client.query = recording as typeof client.query
}

const settleMs = 100

/** Waits for the notifications, which are sent after the answer. */
async function settled(sent: Sent[]): Promise<void> {
  while (!sent.some(isNotification)) await sleep(1)
  await sleep(settleMs)
}

function template(sent: Sent, values: Record<Slot, unknown>, change: object): Statement {
  const { seq, upserted, removed } = change as { seq: unknown; upserted: unknown; removed: unknown }
  const changeText = JSON.stringify({ seq, upserted, removed })
  const marked = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(marked)
    if (typeof value !== 'string') return value
    return value.replace(changeText, changeMark).replace(String(values.userId), userIdMark)
  }
  const parameters = sent.values.map((value): Parameter => {
    const slot = slots.find((each) => asText(values[each]) === asText(value))
    return slot ? { slot } : { value: marked(value) }
  })
  return { name: sent.name, text: sent.text, parameters }
}

const asText = (value: unknown) => (Buffer.isBuffer(value) ? value.toString('hex') : JSON.stringify(value))
