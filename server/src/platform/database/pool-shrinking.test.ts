import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeLog } from '#platform/log/log.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { openPool } from './pool.ts'

const log = makeLog('silent')
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

/** As many processes as that, each with its pool, all asking at once; returns what failed. */
async function askAll(processes: number, questions: number): Promise<unknown[]> {
  const pools = Array.from({ length: processes }, () => openPool(database.target, log))
  try {
    // Every process has one from its start, however few are left once all ask.
    for (const pool of pools) await pool.query('select 1')
    const asked = pools.flatMap((pool) =>
      Array.from({ length: questions }, () => pool.query('select pg_sleep(0.02)')),
    )
    const ends = await Promise.allSettled(asked)
    return ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []))
  } finally {
    for (const pool of pools) await pool.end()
  }
}

/** Lets so many connections to the database be open, once those that were closed are gone from PostgreSQL as well. */
async function leave(connections: number): Promise<void> {
  const name = database.target.database ?? ''
  const client = new pg.Client(database.target)
  await client.connect()
  try {
    await expect
      .poll(() => client.query('select from pg_stat_activity where datname = $1', [name]), {
        timeout: 10_000,
      })
      .toHaveProperty('rowCount', 1)
    await client.query(`alter database ${pg.escapeIdentifier(name)} connection limit ${connections}`)
  } finally {
    await client.end()
  }
}

it('has connections for ten processes on the embedded database', async () => {
  expect(await askAll(10, 30)).toEqual([])
})

it('shares what is left where there are fewer', async () => {
  await leave(7)
  expect(await askAll(3, 30)).toEqual([])
})
