import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject, vi } from 'vitest'
import type { EmbeddedConnection } from '#platform/database/embedded/connection.ts'
import { templateDatabase } from './global-setup.ts'
import { patienceMs } from './patience.ts'

export interface TestDatabase {
  target: pg.ClientConfig
  drop(): Promise<void>
}

interface CopiedDatabase extends TestDatabase {
  target: EmbeddedConnection
}

/** A database of this test file's own, copied from the migrated template or from another one. */
export async function createTestDatabase(template = templateDatabase): Promise<CopiedDatabase> {
  const server = inject('databaseServer')
  const database = `test_${randomUUID().replaceAll('-', '')}`
  // File by file: through the log it takes twice as long.
  await onServer(server, `create database ${database} template ${template} strategy file_copy`)
  return {
    target: { ...server, database },
    drop: () => onServer(server, ...dropping(database)),
  }
}

/** A copy of the migrated template for the file whose tests run, dropped after its last. */
export async function databaseOfThisFile(): Promise<EmbeddedConnection> {
  const { target, drop } = await createTestDatabase()
  afterAll(drop)
  return target
}

/**
 * Ends what is still connected, then drops. Not `with (force)`: that is refused while autovacuum, which belongs to the
 * superuser, is at work in the database; a plain drop stops autovacuum by itself.
 */
function dropping(database: string): string[] {
  const ours = `datname = '${database}' and usename = current_user`
  return [`select pg_terminate_backend(pid) from pg_stat_activity where ${ours}`, `drop database ${database}`]
}

/** Copies of one template must not be made at the same moment: an advisory lock puts the workers in a row. */
async function onServer(server: pg.ClientConfig, ...statements: string[]): Promise<void> {
  const client = new pg.Client(server)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(1)')
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

/** How many connections to a database wait for a lock: tells when changes that must meet have met. */
export async function waitingForLocks({ pool }: { pool: pg.Pool }): Promise<number> {
  const waiting = await pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return waiting.rowCount ?? 0
}

/** Process ids of the connections to a database through which apps hear of each other's events. */
export async function listeningConnections({ pool }: { pool: pg.Pool }): Promise<number[]> {
  const listening = await pool.query(
    `select pid from pg_stat_activity where datname = current_database() and query ~ '^(LISTEN |select pg_listening_channels)'`,
  )
  return listening.rows.map((row) => row.pid)
}

/** Waits until so many connections to a database hear of events: those of two processes, unless told. Before, what is told goes past them. */
export const untilListening = (at: { pool: pg.Pool }, count = 2): Promise<void> =>
  vi.waitFor(async () => {
    const { length } = await listeningConnections(at)
    if (length !== count) throw new Error(`${length} of ${count} connections listen`)
  }, patienceMs)
