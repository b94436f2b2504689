import { EventEmitter } from 'node:events'
import { createServer } from 'node:http'
import type pg from 'pg'
import { Server } from 'socket.io'
import { Adapter } from 'socket.io-adapter'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPool } from '#platform/database/pool.ts'
import { makeLog } from '#platform/log/log.ts'
import { createTestDatabase, type TestDatabase, untilListening } from '../../../testing/test-database.ts'
import { type AdapterFactory, postgresAdapter } from './adapter.ts'
import type { Whose } from './interruption.ts'

const log = makeLog('silent')
const sizes = Array.from({ length: 400 }, (_, n) => 7_700 + n)

let database: TestDatabase
let pools: pg.Pool[]
let adapters: AdapterFactory[]
let servers: Server[]
beforeAll(async () => {
  database = await createTestDatabase()
  pools = [1, 2].map(() => openPool(database.target, log))
  adapters = pools.map((pool) => postgresAdapter(pool, log))
  servers = adapters.map(({ create }) => new Server(createServer(), { adapter: create }))
  await untilListening({ pool: first(pools) })
})
afterAll(async () => {
  for (const server of servers) await server.close()
  for (const adapter of adapters) await adapter.close()
  for (const pool of pools) await pool.end()
  await database.drop()
})

function first<T>([one]: T[]): T {
  if (one === undefined) throw new Error('there is a first')
  return one
}

/** Sends texts from one process to the other and returns those that arrived, once as many did. */
async function carried(texts: string[]): Promise<string[]> {
  const [near, far] = servers
  const arrived: string[] = []
  far?.removeAllListeners('probe').on('probe', (text: string) => void arrived.push(text))
  for (const text of texts) near?.serverSideEmit('probe', text)
  await expect.poll(() => arrived.length, { timeout: 10_000 }).toBe(texts.length)
  return arrived
}

describe('events between processes', () => {
  it('arrive in the order in which they were sent, however fast they come', async () => {
    const texts = Array.from({ length: 500 }, (_, n) => `event ${n}`)
    expect(await carried(texts)).toEqual(texts)
  })

  it('arrive whatever their size, also where PostgreSQL’s limit for a notification lies', async () => {
    const texts = sizes.map((size) => 'x'.repeat(size))
    const arrived = await carried(texts)
    expect(arrived.map((text) => text.length).toSorted((a, b) => a - b)).toEqual(sizes)
    const waiting = await first(pools).query('select count(*)::int as large from live_attachments')
    // Some fitted into a notification and some did not: the limit lies among these sizes.
    expect(waiting.rows[0].large).toBeGreaterThan(0)
    expect(waiting.rows[0].large).toBeLessThan(sizes.length)
  })
})

describe('a process that leaves', () => {
  it('says what it had to say, and then nothing that could fail', async () => {
    const lines: string[] = []
    const pool = openPool(database.target, log)
    const adapter = postgresAdapter(pool, makeLog('warn', { write: (line) => void lines.push(line) }))
    const leaving = new Server(createServer(), { adapter: adapter.create })
    const arrived: string[] = []
    first(servers).on('farewell', (text: string) => void arrived.push(text))
    leaving.serverSideEmit('farewell', 'before')
    await adapter.close()
    leaving.serverSideEmit('farewell', 'after')
    await pool.end()
    leaving.serverSideEmit('farewell', 'long after')
    await expect.poll(() => arrived).toEqual(['before'])
    await leaving.close()
    expect(lines).toEqual([])
  })
})

describe('what a process tells its own screens', () => {
  it('waits for no other process, and goes to the others only while there are some', async () => {
    const own = await createTestDatabase()
    const pool = openPool(own.target, log)
    let ms = 0
    const adapter = postgresAdapter(pool, log, () => ms)
    const server = new Server(createServer(), { adapter: adapter.create })
    const told = vi.spyOn(Adapter.prototype, 'broadcast')
    const asked = vi.spyOn(pool, 'query')
    const goesOut = async (text: string) => {
      told.mockClear()
      server.emit('told', text)
      expect(told).toHaveBeenCalledTimes(1)
      await adapter.flush()
      return asked.mock.calls.some((call) => JSON.stringify(call).includes(text))
    }
    expect(await goesOut('who has just begun knows of nobody')).toBe(true)
    ms = 13_000
    expect(await goesOut('nobody was heard')).toBe(false)
    await untilListening({ pool }, 1)
    const another = postgresAdapter(pool, log)
    const second = new Server(createServer(), { adapter: another.create })
    await expect.poll(() => goesOut('somebody was heard')).toBe(true)
    vi.restoreAllMocks()
    for (const each of [server, second]) await each.close()
    for (const each of [adapter, another]) await each.close()
    await pool.end()
    await own.drop()
  })
})

describe('what could not be told to other processes', () => {
  const failing = vi.fn<(query: unknown) => Promise<unknown>>()
  const missed = vi.fn<(whose: Whose) => void>()
  let adapter: AdapterFactory
  let server: Server
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    missed.mockReset()
    failing.mockReset().mockResolvedValue({ rows: [{ id: 1 }] })
    // All that the adapter asks of it; nobody listens here.
    const pool = { query: failing, connect: () => new Promise(() => undefined) }
    adapter = postgresAdapter(pool as unknown as pg.Pool, log)
    adapter.onInterrupted(missed)
    server = new Server(createServer(), { adapter: adapter.create })
    // Its first words.
    await vi.advanceTimersByTimeAsync(0)
  })
  afterEach(async () => {
    await server.close()
    await adapter.close()
    vi.useRealTimers()
  })
  const fourSeconds = () => vi.advanceTimersByTimeAsync(4_000)

  it.each([
    ['a small one', 100],
    ['a large one', 9_000],
  ])('makes the screens of the others ask: %s', async (_which, size) => {
    failing.mockRejectedValueOnce(new Error('no connection in time'))
    server.emit('told', 'x'.repeat(size))
    await fourSeconds()
    expect(missed.mock.calls).toEqual([['others']])
  })

  it('is told once more where telling that failed as well', async () => {
    missed.mockImplementation(() => void server.emit('ask', null))
    failing.mockRejectedValueOnce(new Error('one')).mockRejectedValueOnce(new Error('two'))
    server.emit('told', 'x')
    await fourSeconds()
    await fourSeconds()
    await fourSeconds()
    expect(missed.mock.calls).toEqual([['others'], ['others']])
  })
  it('makes them ask also while one event after the other fails', async () => {
    failing.mockRejectedValue(new Error('no connection in time'))
    for (let second = 0; second < 20; second++) {
      server.emit('told', 'x')
      await vi.advanceTimersByTimeAsync(1_000)
    }
    expect(missed.mock.calls).toEqual(Array.from({ length: 5 }, () => ['others']))
  })

  it('is said again where it is who leaves a room: asking would mend nothing', async () => {
    failing.mockRejectedValueOnce(new Error('no connection in time'))
    server.in('user:mei').socketsLeave('unverified')
    await fourSeconds()
    expect(missed.mock.calls).toEqual([['leavers']])
  })

  it('makes nobody ask where it is what processes say to each other', async () => {
    failing.mockRejectedValue(new Error('no connection in time'))
    const before = failing.mock.calls.length
    server.serverSideEmit('question', 'x'.repeat(9_000))
    for (let second = 0; second < 20; second++) await vi.advanceTimersByTimeAsync(1_000)
    expect(failing.mock.calls.length).toBeGreaterThan(before)
    expect(missed).not.toHaveBeenCalled()
  })
})

describe('a statement of the library that fails', () => {
  const missed = vi.fn<(whose: Whose) => void>()
  let listening: EventEmitter
  let adapter: AdapterFactory
  let server: Server
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    missed.mockReset()
    listening = Object.assign(new EventEmitter(), {
      query: async () => ({ rows: [] }),
      release: () => undefined,
    })
  })
  afterEach(async () => {
    await server.close()
    await adapter.close()
    vi.useRealTimers()
  })

  /** Begins over a database that refuses what begins so, and goes on beyond the next removal of old events. */
  async function begin(refused: string, meanwhile: () => void = () => undefined): Promise<void> {
    const query = async (text: unknown) => {
      if (String(text).startsWith(refused)) throw new Error('no connection in time')
      return { rows: [{ id: 1 }] }
    }
    const pool = { query, connect: async () => listening }
    adapter = postgresAdapter(pool as unknown as pg.Pool, log)
    adapter.onInterrupted(missed)
    server = new Server(createServer(), { adapter: adapter.create })
    await vi.advanceTimersByTimeAsync(0)
    meanwhile()
    await vi.advanceTimersByTimeAsync(40_000)
  }

  it('makes nobody ask where it removes events of before', async () => {
    await begin('DELETE ')
    expect(missed).not.toHaveBeenCalled()
  })

  it('makes its own screens ask where it reads an event', async () => {
    const payload = JSON.stringify({ uid: 'another', attachmentId: '1' })
    await begin('SELECT payload', () => void listening.emit('notification', { payload }))
    expect(missed.mock.calls).toEqual([['own']])
  })
})
