import type { ClientConfig } from 'pg'
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
