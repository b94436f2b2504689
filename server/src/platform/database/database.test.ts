import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { makeLog } from '#platform/log/log.ts'
import { DatabaseProxy } from '../../testing/database-proxy.ts'
import { createTestDatabase, type TestDatabase, waitingForLocks } from '../../testing/test-database.ts'
import { type Database, databaseOver, isConnectionLoss, isCrowded, isOverload, type Tx } from './database.ts'
import { openPool } from './pool.ts'

let home: TestDatabase
let pool: pg.Pool
let database: Database
beforeAll(async () => {
  home = await createTestDatabase()
  pool = openPool(home.target, makeLog('silent'))
  database = databaseOver(pool)
  await pool.query('create table notes (text text unique)')
})
afterAll(async () => {
  await pool.end()
  await home.drop()
})

const write = (tx: Tx, text: string) =>
  tx.use((connection) => connection.query('test_write', 'insert into notes (text) values ($1)', [text]))
const notes = async () =>
  (await pool.query('select text from notes order by text')).rows.map((row) => row.text)

it('a quiet connection is asked whether its other end is still there', async () => {
  const asks = vi.spyOn(Socket.prototype, 'setKeepAlive')
  const other = openPool(home.target, makeLog('silent'))
  await other.query('select 1')
  expect(asks).toHaveBeenCalledWith(true, expect.any(Number))
  asks.mockRestore()
  await other.end()
})

describe('a connection in use', () => {
  const silenceMs = 300
  const oneSecond = (tx: Tx) => tx.use((connection) => connection.query('test_sleep', 'select pg_sleep(1)'))

  it('is given up where nothing comes for too long, and the next one is another', async () => {
    const proxy = await DatabaseProxy.before(home.target)
    const other = openPool(proxy.targetOf(home.target), makeLog('silent'), silenceMs)
    const impatient = databaseOver(other)
    const ask = () => impatient.use((connection) => connection.query('test_one', 'select 1 as one'))
    // What asks the pool itself, such as limits, waits no longer.
    const askPool = async () => (await other.query('select 1 as one')).rows
    for (const asked of [ask, askPool]) {
      expect(await asked()).toEqual([{ one: 1 }])
      proxy.loseHost()
      const lost = await asked().catch((error: unknown) => error)
      expect(isConnectionLoss(lost)).toBe(true)
      expect(await asked()).toEqual([{ one: 1 }])
    }
    await other.end()
    await proxy.cut()
  })

  it('is kept where the process itself was stopped, and the answer lies ready or comes soon', async () => {
    const other = openPool(home.target, makeLog('silent'), silenceMs)
    const impatient = databaseOver(other)
    for (const seconds of [0, 0.7]) {
      const answer = impatient.use(async (connection) => {
        const asked = connection.query('test_nap', 'select pg_sleep($1)', [seconds])
        // What is asked leaves with the next microtask; then nothing runs here for twice as long as a connection may be silent.
        await Promise.resolve()
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2 * silenceMs)
        return asked
      })
      expect(await answer).toHaveLength(1)
    }
    await other.end()
  })

  it('may be silent for as long as it likes where that was said, and while nobody uses it', async () => {
    const other = openPool(home.target, makeLog('silent'), silenceMs)
    const impatient = databaseOver(other)
    await expect(impatient.transaction(oneSecond)).rejects.toThrow('said nothing')
    const patiently = impatient.transaction(async (tx) => {
      tx.allowSilence()
      return oneSecond(tx)
    })
    expect(await patiently).toHaveLength(1)
    const { totalCount } = other
    await sleep(2 * silenceMs)
    expect(other.totalCount).toBe(totalCount)
    await other.end()
  })
})

describe('a transaction', () => {
  it('commits, then does what waits for the commit, in order', async () => {
    const seen: unknown[] = []
    const answer = await database.transaction(async (tx) => {
      tx.afterCommit(() => seen.push('first'))
      tx.afterCommit(() => seen.push('second'))
      await write(tx, 'kept')
      expect(await notes()).toEqual([])
      expect(seen).toEqual([])
      return 'answer'
    })
    expect(answer).toBe('answer')
    expect(seen).toEqual(['first', 'second'])
    expect(await notes()).toEqual(['kept'])
  })

  it('rolls back whatever throws in it, and does nothing of what waits for the commit', async () => {
    const after = vi.fn()
    const failure = new Error('thought better of it')
    const attempt = database.transaction(async (tx) => {
      tx.afterCommit(after)
      await write(tx, 'lost')
      throw failure
    })
    await expect(attempt).rejects.toBe(failure)
    expect(after).not.toHaveBeenCalled()
    expect(await notes()).toEqual(['kept'])
  })

  it('gives its connection back in order after a statement that failed', async () => {
    for (let n = 0; n < 2 * (pool.options.max ?? 0); n++)
      await expect(database.transaction((tx) => write(tx, 'kept'))).rejects.toMatchObject({ code: '23505' })
    expect(await notes()).toEqual(['kept'])
    expect(pool.idleCount).toBe(pool.totalCount)
  })

  it('does not claim to have committed what PostgreSQL rolled back, because a failure in it was swallowed', async () => {
    const after = vi.fn()
    const attempt = database.transaction(async (tx) => {
      tx.afterCommit(after)
      await write(tx, 'lost')
      await write(tx, 'kept').catch(() => undefined)
    })
    await expect(attempt).rejects.toThrow('rolled back')
    expect(after).not.toHaveBeenCalled()
    expect(await notes()).toEqual(['kept'])
  })

  it('that writes nothing costs nothing and leaves nothing open', async () => {
    expect(await database.transaction(async () => 'answer')).toBe('answer')
    await expect(database.transaction(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    const open = await pool.query(
      `select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
    )
    expect(open.rowCount).toBe(0)
  })

  it('opens with its first statements, also when they are sent together', async () => {
    const failure = new Error('thought better of it')
    const attempt = database.transaction(async (tx) => {
      await Promise.all([write(tx, 'lost one'), write(tx, 'lost two')])
      throw failure
    })
    await expect(attempt).rejects.toBe(failure)
    expect(await notes()).toEqual(['kept'])
  })

  it('throws a lost connection away, between two statements as well as in one', async () => {
    for (const moment of ['between', 'during']) {
      const attempt = database.transaction(async (tx) => {
        await write(tx, `lost ${moment}`)
        const [own] = await tx.use((each) => each.query('test_pid', 'select pg_backend_pid() as pid'))
        const end = () => pool.query('select pg_terminate_backend($1)', [(own as { pid: number }).pid])
        const wait = () => tx.use((each) => each.query('test_wait', 'select pg_sleep(60)'))
        if (moment === 'during') await Promise.all([wait(), end()])
        else await end().then(wait)
      })
      await expect(attempt).rejects.toSatisfy(isConnectionLoss)
    }
    expect(await notes()).toEqual(['kept'])
    expect(pool.idleCount).toBe(pool.totalCount)
  })

  it('gives up waiting for a lock and says that the database is busy', async () => {
    const holder = await pool.connect()
    await holder.query('begin')
    await holder.query('lock table notes in exclusive mode')
    const attempt = database.transaction((tx) => write(tx, 'late'))
    // Seen before the failure: an unheard rejection would be reported as one.
    const refused = attempt.catch((error: unknown) => error)
    await expect.poll(() => waitingForLocks({ pool })).toBe(1)
    expect(isOverload(await refused)).toBe(true)
    await holder.query('rollback')
    holder.release()
    expect(await notes()).toEqual(['kept'])
  })

  it('tells that no connection came free apart from a database that is away', async () => {
    const small = new pg.Pool({ ...pool.options, min: 0, max: 1 })
    const holder = await small.connect()
    small.options.connectionTimeoutMillis = 100
    const refused = await small.query('select 1').catch((error: unknown) => error)
    holder.release()
    await small.end()
    expect([isCrowded(refused), isOverload(refused), isConnectionLoss(refused)]).toEqual([true, true, false])
  })
})

describe('what an error of the database means', () => {
  const withCode = (code: string) => Object.assign(new Error('failed'), { code })

  it.each(['08006', '57P01', '57P03', '53300', 'ECONNREFUSED', 'ECONNRESET', 'ENOENT'])(
    '%s: it is away',
    (code) => {
      expect(isConnectionLoss(withCode(code))).toBe(true)
      expect(isConnectionLoss(new Error('Failed query', { cause: withCode(code) }))).toBe(true)
      expect(isOverload(withCode(code))).toBe(false)
    },
  )

  it.each(['55P03', '57014', '40P01', '40001'])('%s: it is busy', (code) => {
    expect(isOverload(withCode(code))).toBe(true)
    expect(isOverload(new Error('Failed query', { cause: withCode(code) }))).toBe(true)
    expect(isConnectionLoss(withCode(code))).toBe(false)
  })

  it.each([withCode('23505'), withCode('42P01'), new Error('failed'), 'text', undefined])(
    '%s: neither',
    (error) => {
      expect(isConnectionLoss(error) || isOverload(error)).toBe(false)
    },
  )
})
