import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg, { type ClientConfig } from 'pg'
import { serverRoot } from '#platform/paths.ts'

const migrationsFolder = join(serverRoot, 'migrations')
/** Any constant that no other program on the database uses: 'shelf' read as a number. */
const migrationLock = 0x73_68_65_6c_66

/** Thrown when the database was migrated by a newer program than this one. */
export class SchemaTooNewError extends Error {
  constructor() {
    super(
      'The database has a newer schema than this program knows. Start the newer version, or restore the backup made before the upgrade.',
    )
    this.name = 'SchemaTooNewError'
  }
}

/** Brings the schema up to date: one process at a time, however many start together. Refuses a schema newer than the program. */
export async function migrateDatabase(target: ClientConfig): Promise<void> {
  const client = new pg.Client(target)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await refuseNewerSchema(client)
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    await client.end()
  }
}

async function refuseNewerSchema(client: pg.Client): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0
  const exists = await client.query(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as exists",
  )
  if (exists.rows[0]?.exists !== true) return
  const applied = await client.query(
    'select max(created_at)::float8 as newest from drizzle.__drizzle_migrations',
  )
  if (Number(applied.rows[0]?.newest ?? 0) > known) throw new SchemaTooNewError()
}
