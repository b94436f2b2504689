import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeLog } from '#platform/log/log.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { openPool } from './pool.ts'

const log = makeLog('silent')
let database: TestDatabase
let pools: pg.Pool[] = []
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(async () => {
  for (const pool of pools) await pool.end()
  await database.drop()
})

/** As many processes as that, each with its pool, all asking at once; returns what failed. */
async function askAll(processes: number, questions: number): Promise<unknown[]> {
  for (const pool of pools) await pool.end()
  pools = Array.from({ length: processes }, () => openPool(database.target, log))
  const asked = pools.flatMap((pool) =>
    Array.from({ length: questions }, () => pool.query('select pg_sleep(0.02)')),
  )
  const ends = await Promise.allSettled(asked)
  return ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []))
}

it('has connections for ten processes on the embedded database', async () => {
  expect(await askAll(10, 30)).toEqual([])
})

it('shares what is left where there are fewer', async () => {
  const client = new pg.Client(database.target)
  await client.connect()
  await client.query(
    `alter database ${pg.escapeIdentifier(database.target.database ?? '')} connection limit 7`,
  )
  await client.end()
  expect(await askAll(3, 30)).toEqual([])
})
