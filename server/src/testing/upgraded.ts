import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { applyMigrations, listKnownMigrations, migrateDatabase } from '#platform/database/migrate.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

/**
 * For the tests of a file, a database that grew old: of the version before the migration that first names `mark`, with this
 * user and what `write` writes there, and then brought up to date. Returns what asks it.
 */
export function upgraded(mark: string, user: string, write: (client: pg.Client) => Promise<void>) {
  let database: TestDatabase
  let client: pg.Client
  beforeAll(async () => {
    database = await createTestDatabase('template0')
    client = new pg.Client(database.target)
    await client.connect()
    const at = listKnownMigrations().findIndex(({ sql }) => sql.join().includes(mark))
    await applyMigrations(client, { upTo: listKnownMigrations()[at - 1]?.folderMillis ?? 0 })
    await client.query(
      `insert into users (id, email, display_name, password_hash) values ($1, 'mei@campus.test', 'Mei', '-')`,
      [user],
    )
    await write(client)
    await migrateDatabase(database.target)
  })
  afterAll(async () => {
    await client.end()
    await database.drop()
  })
  return { query: (text: string, values?: unknown[]) => client.query(text, values) }
}
