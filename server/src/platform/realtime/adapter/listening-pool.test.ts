import { once } from 'node:events'
import { createServer } from 'node:http'
import { createAdapter } from '@socket.io/postgres-adapter'
import type pg from 'pg'
import { Server } from 'socket.io'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPool } from '#platform/database/pool.ts'
import { makeLog } from '#platform/log/log.ts'
import { DatabaseProxy } from '../../../testing/database-proxy.ts'
import {
  createTestDatabase,
  listeningConnections,
  type TestDatabase,
} from '../../../testing/test-database.ts'
import { ListeningPool } from './listening-pool.ts'

const notify = 'SELECT pg_notify($1, $2)'

let database: TestDatabase
let proxy: DatabaseProxy
let pool: pg.Pool
let listening: ListeningPool
const onLost = vi.fn<() => void>()
const onUnsent = vi.fn<(error: unknown, payload: string) => void>()
const onUnremoved = vi.fn<(error: unknown) => void>()
beforeEach(async () => {
  onLost.mockClear()
  database = await createTestDatabase()
  proxy = await DatabaseProxy.before(database.target)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
  pool = openPool(proxy.targetOf(database.target), makeLog('silent'))
  listening = new ListeningPool(pool, { onLost, onUnsent, onUnremoved })
})
afterEach(async () => {
  vi.useRealTimers()
  await proxy.cut()
  await listening.close()
  await pool.end()
  await database.drop()
})

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000)
const wordsOf = (attempt: Promise<unknown>) => attempt.catch((error: Error) => error.message)
const answers = async (client: pg.PoolClient) => (await client.query('select 1 as one')).rows

describe('a database host that is lost without a word', () => {
  it('is noticed by who only listens, and found again', async () => {
    const client = await listening.connect()
    const ended = once(client, 'end')
    proxy.loseHost()
    await seconds(15)
    expect(onLost).not.toHaveBeenCalled()
    await seconds(5)
    await ended
    expect(onLost).toHaveBeenCalledTimes(1)
    expect(await answers(await listening.connect())).toEqual([{ one: 1 }])
  })

  it('is not taken for one that answers, by a connection that lay idle', async () => {
    await pool.query('select 1')
    proxy.loseHost()
    const refused = wordsOf(listening.connect())
    await seconds(5)
    expect(await refused).toMatch('timeout')
    expect(await answers(await listening.connect())).toEqual([{ one: 1 }])
  })

  it('does not keep what is told later waiting', async () => {
    await listening.query(notify, ['channel', 'before'])
    proxy.loseHost()
    const lost = listening.query(notify, ['channel', 'lost'])
    await seconds(10)
    await lost
    expect(onUnsent.mock.calls).toEqual([
      [expect.objectContaining({ message: expect.stringMatching('timeout') }), 'lost'],
    ])
    await listening.query(notify, ['channel', 'after'])
  })
})

describe('a library that could not listen', () => {
  /** The longest after which it tries again. */
  const againSeconds = 3
  const patience = { timeout: 10_000 }
  const refuse = () => {
    throw new Error('canceling statement due to statement timeout')
  }
  let server: Server
  let calls: number
  let answered: number
  beforeEach(() => {
    calls = 0
    answered = 0
  })
  afterEach(() => server.close())

  /** Listens as the library does; the first statements on its connections, so many of them, are refused. */
  function listen(refusals: number): void {
    const connect = async () => {
      calls += 1
      const client = await listening.connect()
      answered += 1
      if (answered <= refusals) vi.spyOn(client, 'query').mockImplementationOnce(refuse)
      return client
    }
    // All that the library asks of it besides.
    const used = { connect, query: async () => ({ rows: [] }) }
    server = new Server(createServer(), { adapter: createAdapter(used as unknown as pg.Pool) })
  }

  const oneListens = () =>
    vi.waitFor(async () => {
      expect(await listeningConnections({ pool })).toHaveLength(1)
      expect(pool.totalCount - pool.idleCount).toBe(1)
    }, patience)

  it('keeps no connection that it has forgotten', async () => {
    listen(3)
    for (const times of [1, 2, 3, 4]) {
      await vi.waitFor(() => expect(answered).toBe(times), patience)
      await seconds(againSeconds)
    }
    await oneListens()
  })

  it('hears every event once when its connection ended meanwhile', async () => {
    proxy.loseAnswerTo('LISTEN')
    listen(0)
    await vi.waitFor(() => expect(onLost).toHaveBeenCalled(), patience)
    proxy.loseAnswerTo('what nobody says')
    // It learns of it in two ways, and so asks twice.
    await seconds(againSeconds)
    expect(calls).toBe(3)
    await oneListens()
  })
})

it('a connection that answers is left alone', async () => {
  const client = await listening.connect()
  const asked = vi.spyOn(client, 'query')
  for (let n = 0; n < 3; n++) {
    await seconds(15)
    await answers(client)
  }
  await seconds(5)
  expect(asked.mock.calls.filter(([query]) => typeof query === 'object')).toHaveLength(3)
  expect(await answers(client)).toEqual([{ one: 1 }])
  expect(onLost).not.toHaveBeenCalled()
})
