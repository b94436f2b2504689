import { join } from 'node:path'
import closeWithGrace from 'close-with-grace'
import { readFoodKnowledge } from '#features/recipes/index.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { type Config, readConfig } from '#platform/config/config.ts'
import { type EmbeddedDatabase, startEmbedded } from '#platform/database/embedded/index.ts'
import { migrateDatabase } from '#platform/database/migrate.ts'
import { openPool } from '#platform/database/pool.ts'
import { jobsFor, startJobs } from '#platform/jobs/every.ts'
import { type Log, makeLog } from '#platform/log/log.ts'
import { outboxMailer, smtpMailer } from '#platform/mail/mailer.ts'
import { postgresAdapter, redisAdapter } from '#platform/realtime/adapter.ts'
import { readSecret } from '#platform/secret/secret.ts'
import { buildApp } from './app.ts'
import { greeting } from './greeting.ts'
import { textOfProblem } from './known-problem.ts'

const graceMs = 10_000

/** Starts this process: configuration and database, then what stands on it. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const log = makeLog(config.LOG_LEVEL)
  const knowledge = config.ROLES.includes('web') ? readFoodKnowledge() : Promise.resolve()
  const embedded = config.DATABASE_URL
    ? undefined
    : await startEmbedded({ dataDir: config.DATA_DIR, log: log.child({ name: 'database' }) })
  try {
    await serve({ config, log, knowledge, embedded })
  } catch (error) {
    // Else PostgreSQL would stay behind without anybody who stops it.
    await embedded?.stop()
    throw error
  }
}

interface Ground {
  config: Config
  log: Log
  knowledge: Promise<void>
  embedded: EmbeddedDatabase | undefined
}

/** Migrations, app, jobs; stopped again on a signal, in the opposite order, and the database last. */
async function serve({ config, log, knowledge, embedded }: Ground): Promise<void> {
  const databaseLog = log.child({ name: 'database' })
  const target = embedded ? embedded.connection : { connectionString: config.DATABASE_URL }
  await migrateDatabase(target)
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
  const secret = readSecret(config.SESSION_SECRET, config.DATA_DIR)
  const app = await buildApp({ config, pool, adapter, mailer, clock: systemClock, secret, log })
  await knowledge
  if (config.ROLES.includes('web')) await app.http.listen({ port: config.PORT, host: config.HOST })
  const stopJobs = startJobs(jobsFor(app.jobs, config.ROLES), log.child({ name: 'jobs' }))
  const address = app.http.server.address()
  const port = address && typeof address === 'object' ? address.port : config.PORT
  log.info(
    { port, embedded: embedded !== undefined, roles: config.ROLES },
    `ready on http://localhost:${port}`,
  )
  if (process.stdout.isTTY && log.isLevelEnabled('info')) process.stdout.write(greeting(config, port))

  closeWithGrace({ delay: graceMs, logger: false }, async ({ err }) => {
    if (err) log.fatal({ err }, 'stopping after an error that nobody caught')
    app.drain()
    await stopJobs()
    await app.close()
    await pool.end()
    await embedded?.stop()
    log.info('stopped')
  })
}

main().catch((error: unknown) => {
  process.stderr.write(`${textOfProblem(error)}\n`, () => process.exit(1))
})
