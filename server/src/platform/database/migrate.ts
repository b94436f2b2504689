import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { msPerMinute } from '@shelfmate/contract/api/durations'
import { productName } from '@shelfmate/contract/api/product'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Client, ClientBase, ClientConfig } from 'pg'
import { hasCode } from '#platform/errors/has-code.ts'
import { serverRoot } from '#platform/files/paths.ts'
import type { Log } from '#platform/log/log.ts'
import { causesOf } from './database.ts'
import { connectAlone, limitSilence } from './pool.ts'
import { refuseTransactionPooler } from './pooler.ts'

/** With drizzle's notes on each in `meta`. */
export const migrationsFolder = join(serverRoot, 'migrations')
/** Any constant that no other program on the database uses: 'shelf' read as a number. */
const migrationLock = 0x73_68_65_6c_66
/** What is asked before a migration is answered at once. */
const answerWithinMs = 5_000

/**
 * How long a step waits for a table that somebody else uses: whoever comes after it, such as a running server, waits as long. More than
 * PostgreSQL's deadlock_timeout of a second, after which it sends away an autovacuum that is in the way.
 */
const tableWaitMs = 2_000
/** Between two tries those who waited go on. */
const pauseMs = 1_000
/** A backup of a large campus takes minutes. */
const longestWaitMs = 15 * msPerMinute
/** It did not come in time, or PostgreSQL had to cut a knot. */
const lockProblems = ['55P03', '40P01']

/** Thrown when the database was migrated by a newer program than this one. */
export class SchemaTooNewError extends Error {
  constructor() {
    super(
      'The database has a newer schema than this program knows. Start the newer version, or restore the backup made before the upgrade.',
    )
    this.name = 'SchemaTooNewError'
  }
}

const oldestMajor = 16

/** Thrown when the server is older than the oldest PostgreSQL that this program is tried on. */
export class DatabaseTooOldError extends Error {
  constructor(version: string) {
    super(
      `DATABASE_URL leads to PostgreSQL ${version}, and ${productName} needs ${oldestMajor} or newer. Upgrade that server, or leave DATABASE_URL unset for the embedded one.`,
    )
    this.name = 'DatabaseTooOldError'
  }
}

/** Brings the schema up to date: one process at a time, however many start together. Refuses an old server and a schema newer than the program. */
export async function migrateDatabase(target: ClientConfig, log?: Pick<Log, 'warn'>): Promise<void> {
  const client = await connectAlone(target)
  try {
    limitSilence(client, answerWithinMs)
    await refuseOldServer(client)
    await refuseTransactionPooler(target, client)
    // Another process's migration of a large table takes its time, and so does one's own.
    limitSilence(client, 0)
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await refuseNewerSchema(client)
    await migrateBetweenOthers(client, log)
  } finally {
    await client.end()
  }
}

/** Takes a table only when nobody keeps it waiting, else lets the others by and begins again: what was done is undone whole. */
async function migrateBetweenOthers(client: Client, log?: Pick<Log, 'warn'>): Promise<void> {
  await client.query(`set lock_timeout = ${tableWaitMs}`)
  const since = performance.now()
  for (let tries = 1; ; tries++) {
    try {
      return await migrate(drizzle(client), { migrationsFolder })
    } catch (error) {
      const isHeld = causesOf(error).some((each) => hasCode(each, ...lockProblems))
      if (!isHeld || performance.now() - since > longestWaitMs) throw error
      if (tries === 1) log?.warn('the new schema waits for a table that somebody else uses, such as a backup')
      await sleep(pauseMs)
    }
  }
}

async function refuseOldServer(client: ClientBase): Promise<void> {
  const found = await client.query("select current_setting('server_version') as version")
  const version = String(found.rows[0]?.version)
  if (Number.parseInt(version, 10) < oldestMajor) throw new DatabaseTooOldError(version)
}

async function refuseNewerSchema(client: ClientBase): Promise<void> {
  const known = listKnownMigrations().at(-1)?.folderMillis ?? 0
  const exists = await client.query(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as exists",
  )
  if (exists.rows[0]?.exists !== true) return
  const applied = await client.query(
    'select max(created_at)::float8 as newest from drizzle.__drizzle_migrations',
  )
  if (Number(applied.rows[0]?.newest ?? 0) > known) throw new SchemaTooNewError()
}

/** Every migration that this program brings, oldest first. */
export function listKnownMigrations(): MigrationMeta[] {
  return readMigrationFiles({ migrationsFolder })
}

/** Keeps servers from starting until the client's transaction ends; false when one is starting just now. */
export async function lockMigrations(client: ClientBase): Promise<boolean> {
  const taken = await client.query('select pg_try_advisory_xact_lock($1) as taken', [migrationLock])
  return taken.rows[0]?.taken === true
}

/** Applies those of a span of time in the client's own transaction, and notes them where `migrateDatabase` looks. */
export async function applyMigrations(
  client: ClientBase,
  { after = 0, upTo = Number.POSITIVE_INFINITY }: { after?: number; upTo?: number },
): Promise<void> {
  await client.query(`
    create schema if not exists drizzle;
    create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`)
  for (const { folderMillis, hash, sql } of listKnownMigrations()) {
    if (folderMillis <= after || folderMillis > upTo) continue
    for (const statement of sql) await client.query(statement)
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ])
  }
}
