import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DatabaseProxy } from '../../testing/database-proxy.ts'
import { patienceMs } from '../../testing/patience.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { isConnectionLoss } from './database.ts'
import {
  applyMigrations,
  DatabaseTooOldError,
  listKnownMigrations,
  lockMigrations,
  migrateDatabase,
  SchemaTooNewError,
} from './migrate.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase('template0')
})
afterEach(() => database.drop())

async function query(text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(database.target)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

const tables = async () => {
  const rows = await query(`select tablename from pg_tables where schemaname = 'public' order by 1`)
  return rows.map((row) => row.tablename)
}
/** How many wait for a lock. */
const waiting = async () =>
  (
    await query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).length
const steps = () => query('select hash, created_at from drizzle.__drizzle_migrations order by created_at')

describe('migrateDatabase', () => {
  it('makes the whole schema in an empty database, and nothing a second time', async () => {
    await migrateDatabase(database.target)
    const [made, stepped] = [await tables(), await steps()]
    expect(made).toEqual(expect.arrayContaining(['users', 'sessions', 'pantry_items', 'item_logs']))
    await migrateDatabase(database.target)
    expect(await tables()).toEqual(made)
    expect(await steps()).toEqual(stepped)
  })

  it('does so once for three processes that start together', async () => {
    await Promise.all([1, 2, 3].map(() => migrateDatabase(database.target)))
    const hashes = (await steps()).map((step) => step.hash)
    expect(new Set(hashes).size).toBe(hashes.length)
    expect(await tables()).toContain('pantry_items')
  })

  it('is told within seconds where the database takes connections and says nothing', async () => {
    const proxy = await DatabaseProxy.before(database.target)
    proxy.freeze()
    const problem = await migrateDatabase(proxy.targetOf(database.target)).catch((error: unknown) => error)
    expect(isConnectionLoss(problem)).toBe(true)
    await proxy.cut()
  })

  it('is told within seconds where the database hangs once it has let somebody in', async () => {
    const proxy = await DatabaseProxy.before(database.target)
    proxy.hangAt('server_version')
    const problem = await migrateDatabase(proxy.targetOf(database.target)).catch((error: unknown) => error)
    expect(isConnectionLoss(problem)).toBe(true)
    await proxy.cut()
  })

  it('fails, and nothing with it, when the connection is lost while it waits for its turn', async () => {
    const other = new pg.Client(database.target)
    await other.connect()
    await other.query('begin')
    expect(await lockMigrations(other)).toBe(true)
    const proxy = await DatabaseProxy.before(database.target)
    const migrated = Promise.allSettled([migrateDatabase(proxy.targetOf(database.target))])
    await expect.poll(() => waiting()).toBe(1)
    await proxy.cut()
    expect(await migrated).toEqual([
      { status: 'rejected', reason: new Error('Connection terminated unexpectedly') },
    ])
    await other.end()
  })

  it('refuses a schema newer than the program and leaves it alone', async () => {
    await migrateDatabase(database.target)
    await query(
      `insert into drizzle.__drizzle_migrations (hash, created_at)
       select 'of the next version', max(created_at) + 1 from drizzle.__drizzle_migrations`,
    )
    const before = await steps()
    await expect(migrateDatabase(database.target)).rejects.toThrow(SchemaTooNewError)
    await expect(migrateDatabase(database.target)).rejects.toThrow(/newer schema.*Start the newer version/s)
    expect(await steps()).toEqual(before)
  })

  it.each(['15.14', '9.6.24', '15.8 (Debian 15.8-0+deb12u1)'])(
    'refuses PostgreSQL %s in a sentence, before it makes a table',
    async (version) => {
      // The server that runs is new: a function of the same name that is found first gives it another age.
      await query(`create function current_setting(text) returns text language sql return '${version}'`)
      await query(
        `do $$ begin execute format('alter database %I set search_path = public, pg_catalog', current_database()); end $$`,
      )
      await expect(migrateDatabase(database.target)).rejects.toThrow(DatabaseTooOldError)
      await expect(migrateDatabase(database.target)).rejects.toThrow(
        `leads to PostgreSQL ${version}, and Shelfmate needs 16 or newer. Upgrade that server`,
      )
      expect(await tables()).toEqual([])
    },
  )

  it('holds nobody up for long while it waits for a table', async () => {
    const holder = new pg.Client(database.target)
    await holder.connect()
    const at = listKnownMigrations().findIndex(({ sql }) => sql.join().includes('posts_of_owner'))
    await applyMigrations(holder, { upTo: listKnownMigrations()[at - 1]?.folderMillis ?? 0 })
    await holder.query('begin; lock table posts in row exclusive mode')
    const warn = vi.fn()
    const migrated = migrateDatabase(database.target, { warn })
    await expect.poll(() => waiting()).toBe(1)
    // Behind whoever waits for the table everybody else waits as well, until that one gives way.
    await query('update posts set description = description')
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce(), patienceMs)
    await holder.query('commit')
    await migrated
    expect(warn).toHaveBeenCalledOnce()
    expect(await query(`select from pg_indexes where indexname = 'posts_of_owner'`)).toHaveLength(1)
    await holder.end()
  })

  it('leaves nothing half done when a step fails', async () => {
    await query('create table pantry_items (already text)')
    await expect(migrateDatabase(database.target)).rejects.toThrow()
    expect(await tables()).toEqual(['pantry_items'])
    await query('drop table pantry_items')
    await migrateDatabase(database.target)
    expect(await tables()).toContain('pantry_items')
  })
})
