import pg, { type ClientConfig } from 'pg'
import type { Config } from '#platform/config/config.ts'
import { EmbeddedDatabaseError, hasEmbedded, startEmbedded } from '#platform/database/embedded/index.ts'
import { makeLog } from '#platform/log/log.ts'

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

/** Returns the words for the database that the settings lead to: what restored or backed up another would show by them. */
export function databaseWords({ DATABASE_URL, DATA_DIR }: Config): string {
  if (!DATABASE_URL) return `the embedded database in ${DATA_DIR}`
  // As it is connected to, whatever the URL leaves to the environment; never its password.
  const { host, database } = new pg.Client({ connectionString: DATABASE_URL })
  return `the database ${database} on ${host}`
}
