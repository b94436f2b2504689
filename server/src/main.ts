import { join } from 'node:path'
import closeWithGrace from 'close-with-grace'
import { readFoodKnowledge } from '#features/recipes/index.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { readConfig } from '#platform/config/config.ts'
import { startEmbedded } from '#platform/database/embedded/index.ts'
import { migrateDatabase } from '#platform/database/migrate.ts'
import { openPool } from '#platform/database/pool.ts'
import { jobsFor, startJobs } from '#platform/jobs/every.ts'
import { makeLog } from '#platform/log/log.ts'
import { outboxMailer, smtpMailer } from '#platform/mail/mailer.ts'
import { postgresAdapter, redisAdapter } from '#platform/realtime/adapter.ts'
import { readSecret } from '#platform/secret/secret.ts'
import { buildApp } from './app.ts'
import { textOfProblem } from './known-problem.ts'

const graceMs = 10_000

/** Starts this process: configuration, database, migrations, app; stops it again on a signal, in the opposite order. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const log = makeLog(config.LOG_LEVEL)
  const databaseLog = log.child({ name: 'database' })
  const knowledge = config.ROLES.includes('web') ? readFoodKnowledge() : Promise.resolve()
  const embedded = config.DATABASE_URL
    ? undefined
    : await startEmbedded({ dataDir: config.DATA_DIR, log: databaseLog })
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
