import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { type EmbeddedConnection, urlOf } from '../../server/src/platform/database/embedded/connection.ts'
import { startEmbedded } from '../../server/src/platform/database/embedded/index.ts'
import { migrateDatabase } from '../../server/src/platform/database/migrate.ts'
import { openPool } from '../../server/src/platform/database/pool.ts'
import { makeLog } from '../../server/src/platform/log/log.ts'
import { preparedData } from './prepared-data.ts'

const log = { info: () => undefined, warn: console.warn, error: console.error }

/** What a drill without processes to start with stands on. */
export interface Ground {
  /** Empty, for what it writes. */
  folder: string
  connection: EmbeddedConnection
  url: string
  pool: Pool
}

/** Works on a migrated database: the one given, or a PostgreSQL of its own that is gone afterwards, as the folder is. */
export async function onGround<T>(
  name: string,
  database: EmbeddedConnection | undefined,
  work: (ground: Ground) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), `shelfmate-${name}-`))
  const own = database
    ? undefined
    : await startEmbedded({ dataDir: await preparedData(join(folder, 'data')), log })
  const connection = database ?? own?.connection
  if (!connection) throw new Error('one of the two is there')
  const pool = openPool(connection, makeLog('silent'))
  try {
    if (own) await migrateDatabase(connection)
    return await work({ folder, connection, url: urlOf(connection), pool })
  } finally {
    await pool.end()
    await own?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
