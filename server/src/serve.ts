import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { systemClock } from '#platform/clock/clock.ts'
import type { Config } from '#platform/config/config.ts'
import type { EmbeddedDatabase } from '#platform/database/embedded/index.ts'
import { migrateDatabase } from '#platform/database/migrate.ts'
import { openPool } from '#platform/database/pool.ts'
import { openDataFolder } from '#platform/files/data-folder.ts'
import { jobsFor, startJobs } from '#platform/jobs/jobs.ts'
import type { Log } from '#platform/log/log.ts'
import { smtpMailer } from '#platform/mail/mailer.ts'
import { outboxMailer } from '#platform/mail/outbox.ts'
import { postgresAdapter, redisAdapter } from '#platform/realtime/adapter/adapter.ts'
import { readSecret } from '#platform/secret/secret.ts'
import { type App, buildApp } from './app.ts'
import { greeting, readyWords } from './greeting.ts'
import { fromSetting } from './known-problem.ts'

/** Beyond Node's 511: a process that is busy for a second must not have the kernel turn students away who could be told. */
const waitingConnections = 4_096

/** Until a proxy that looks every second has seen twice that this process says no: it still sends students here. */
const seenByProxiesMs = 3_000

/** How long a stop waits for proxies to look elsewhere, in ms. */
export const leavingMs = ({ TRUST_PROXY, ROLES }: Config): number =>
  TRUST_PROXY !== false && ROLES.includes('web') ? seenByProxiesMs : 0

interface Ground {
  config: Config
  log: Log
  embedded: EmbeddedDatabase | undefined
  /** Aborted by who no longer wants the start to go on. */
  stopping: AbortSignal
}

/** Migrations, app, jobs. Returns what stops them again, the pool last; throws when the start is aborted. */
export async function serve({ config, log, embedded, stopping }: Ground): Promise<() => Promise<void>> {
  await openDataFolder(config.DATA_DIR)
  const databaseLog = log.child({ name: 'database' })
  const target = embedded ? embedded.connection : { connectionString: config.DATABASE_URL }
  // Another process that migrates may take its time; who is told to stop does not wait for it.
  await Promise.race([migrateDatabase(target, databaseLog), rejectWhen(stopping)])
  // Before there are connections that the database, stopped again, would complain of.
  const secret = await readSecret(config.SESSION_SECRET, config.DATA_DIR)
  const pool = openPool(target, databaseLog)
  // The pool keeps this connection: whoever wants the database alone sees that somebody runs.
  await pool.query('select 1')
  const liveLog = log.child({ name: 'live' })
  const adapter = config.REDIS_URL
    ? await redisAdapter(config.REDIS_URL, liveLog)
    : postgresAdapter(pool, liveLog)
  const mailer = config.SMTP_URL
    ? smtpMailer(config.SMTP_URL, config.MAIL_FROM)
    : outboxMailer(join(config.DATA_DIR, 'outbox'), config.MAIL_FROM)
  const app = await buildApp({ config, pool, adapter, mailer, clock: systemClock, secret, log })
  await listen(app, config).catch(async (error: unknown) => {
    // The database, which is about to stop, would complain of each connection above the sentence that says what is wrong.
    await app.close()
    await pool.end()
    throw error
  })
  const stopJobs = startJobs(jobsFor(app.jobs, config.ROLES), log.child({ name: 'jobs' }))
  announce()
  return async () => {
    app.drain()
    const close = async () => {
      // A connection that is closed while a proxy sends a press on it loses the press.
      await sleep(leavingMs(config))
      await app.close()
    }
    // Together: mail for a server that does not answer must not keep a process serving that is about to end.
    await Promise.all([stopJobs(), close()])
    await pool.end()
  }

  function announce(): void {
    const address = app.http.server.address()
    const port = address && typeof address === 'object' ? address.port : config.PORT
    log.info({ port, embedded: embedded !== undefined, roles: config.ROLES }, readyWords(config, port))
    if (process.stdout.isTTY && log.isLevelEnabled('info')) process.stdout.write(greeting(config, port))
  }
}

async function listen({ http, workerHttp }: App, { ROLES, PORT, WORKER_PORT, HOST }: Config): Promise<void> {
  if (ROLES.includes('web'))
    await http.listen({ port: PORT, host: HOST, backlog: waitingConnections }).catch(fromSetting('PORT'))
  if (WORKER_PORT !== undefined)
    await workerHttp.listen({ port: WORKER_PORT, host: HOST }).catch(fromSetting('WORKER_PORT'))
}

function rejectWhen(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const refuse = () => reject(signal.reason)
    if (signal.aborted) refuse()
    else signal.addEventListener('abort', refuse, { once: true })
  })
}
