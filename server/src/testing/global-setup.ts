import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { type EmbeddedConnection, startEmbedded } from '#platform/database/embedded/index.ts'
import { migrateDatabase } from '#platform/database/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: EmbeddedConnection
  }
}

/** Name of the migrated database that every test file copies its own from. */
export const templateDatabase = 'shelfmate_template'

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** One real PostgreSQL for the run, with a migrated template in it; gone again afterwards. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shelfmate-test-'))
  const embedded = await startEmbedded({ dataDir, log: silent })
  const client = new pg.Client(embedded.connection)
  await client.connect()
  // What a run writes dies with it: nobody waits for its disk.
  await client.query('alter role current_user set synchronous_commit = off')
  await client.query(`create database ${templateDatabase}`)
  await client.end()
  await migrateDatabase({ ...embedded.connection, database: templateDatabase })
  project.provide('databaseServer', embedded.connection)
  return async () => {
    await embedded.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
