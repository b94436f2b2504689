import { setTimeout as sleep } from 'node:timers/promises'
import closeWithGrace from 'close-with-grace'
import { type Config, readConfig } from '#platform/config/config.ts'
import { startEmbedded } from '#platform/database/embedded/index.ts'
import { type Log, makeLog } from '#platform/log/log.ts'
import { textOfProblem } from './known-problem.ts'
import { leavingMs, serve } from './serve.ts'

/**
 * How long work under way may take once nothing more is taken on: with what comes before and the stop of the database after
 * it, less than the ten seconds after which a container is killed.
 */
const graceMs = 6_500

/** Starts this process: configuration and database, then what stands on it. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const log = makeLog(config.LOG_LEVEL)
  const stopping = new AbortController()
  const started = start(config, log, stopping.signal)
  // Before anything runs: a signal in the middle of a start must not leave a PostgreSQL that nobody stops.
  closeWithGrace({ delay: false, logger: false }, async ({ err }) => {
    if (err) log.fatal({ err }, 'stopping after an error that nobody caught')
    stopping.abort()
    // Why a start failed is printed below; it has stopped what it began.
    const stop = await started.catch(() => undefined)
    await stop?.()
    log.info('stopped')
  })
  await started.catch((error: unknown) => {
    if (!stopping.signal.aborted) throw error
  })
}

/** Returns what stops everything again; a failed or aborted start stops by itself what it had begun. */
async function start(config: Config, log: Log, stopping: AbortSignal): Promise<() => Promise<void>> {
  const embedded = config.DATABASE_URL
    ? undefined
    : await startEmbedded({ dataDir: config.DATA_DIR, log: log.child({ name: 'database' }) })
  try {
    const stopServing = await serve({ config, log, embedded, stopping })
    return async () => {
      const late = sleep(leavingMs(config) + graceMs, 'late', { ref: false })
      try {
        if ((await Promise.race([stopServing(), late])) === 'late') log.warn('stopping with work under way')
      } catch (err) {
        log.error({ err }, 'stopping failed')
        throw err
      } finally {
        await embedded?.stop()
      }
    }
  } catch (error) {
    await embedded?.stop()
    throw error
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${textOfProblem(error)}\n`, () => process.exit(1))
})
