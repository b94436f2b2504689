import type { ClientConfig } from 'pg'
import type { Config } from '#platform/config/config.ts'
import { startEmbedded } from '#platform/database/embedded/index.ts'
import { makeLog } from '#platform/log/log.ts'

/** Hands the configured database to a command that is no server: the embedded one is started for it, or joined. */
export async function withDatabase<T>(
  config: Config,
  work: (target: ClientConfig) => Promise<T>,
): Promise<T> {
  if (config.DATABASE_URL) return work({ connectionString: config.DATABASE_URL })
  const embedded = await startEmbedded({ dataDir: config.DATA_DIR, log: makeLog('warn') })
  try {
    return await work(embedded.connection)
  } finally {
    await embedded.stop()
  }
}
