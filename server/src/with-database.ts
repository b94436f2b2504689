import pg, { type ClientConfig, type Pool } from 'pg'
import type { Config } from '#platform/config/config.ts'
import { EmbeddedDatabaseError, hasEmbedded, startEmbedded } from '#platform/database/embedded/index.ts'
import { migrateDatabase } from '#platform/database/migrate.ts'
import { openPool } from '#platform/database/pool.ts'
import { type Log, makeLog } from '#platform/log/log.ts'

/**
 * Hands the configured database to a command that is no server: the embedded one is started for it, or joined. Where there
 * is none it is made only when asked for: a command without the server's settings would see an empty place.
 */
export async function withDatabase<T>(
  config: Config,
  work: (target: ClientConfig) => Promise<T>,
  { make = false } = {},
): Promise<T> {
  if (config.DATABASE_URL) return work({ connectionString: config.DATABASE_URL })
  if (!make && !hasEmbedded(config.DATA_DIR))
    throw new EmbeddedDatabaseError(
      `There is no database in ${config.DATA_DIR}; are the server's settings set?`,
    )
  const embedded = await startEmbedded({ dataDir: config.DATA_DIR, log: makeLog('warn') })
  try {
    return await work(embedded.connection)
  } finally {
    await embedded.stop()
  }
}

/** The same, brought up to this version, as a pool that is closed afterwards. */
export const withPool = <T>(config: Config, work: (pool: Pool, log: Log) => Promise<T>): Promise<T> =>
  withDatabase(config, async (target) => {
    const log = makeLog(config.LOG_LEVEL)
    await migrateDatabase(target, log)
    const pool = openPool(target, log)
    try {
      return await work(pool, log)
    } finally {
      await pool.end()
    }
  })

/** Returns the words for the database that the settings lead to: what restored or backed up another would show by them. */
export function databaseWords({ DATABASE_URL, DATA_DIR }: Config): string {
  if (!DATABASE_URL) return `the embedded database in ${DATA_DIR}`
  // As it is connected to, whatever the URL leaves to the environment; never its password.
  const { host, database } = new pg.Client({ connectionString: DATABASE_URL })
  return `the database ${database} on ${host}`
}
