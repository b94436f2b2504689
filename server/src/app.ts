import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { achievementsFeature } from '#features/achievements/index.ts'
import { authFeature, purgeExpiredResets, purgeUnverified, verifyWithoutMail } from '#features/auth/index.ts'
import { chatFeature } from '#features/chat/index.ts'
import { exchangeFeature } from '#features/exchange/index.ts'
import { notificationsFeature } from '#features/notifications/index.ts'
import { keepsFood, pantryPosition, pantryRoutes, purgeRemovedItems } from '#features/pantry/index.ts'
import { profileRoutes } from '#features/profile/index.ts'
import { recipesFeature } from '#features/recipes/index.ts'
import { aiFrom, aiPart } from '#platform/ai/ai-client.ts'
import { lastBackupFile } from '#platform/backup/last-backup.ts'
import { campusRoutes } from '#platform/campus/campus.routes.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Config } from '#platform/config/config.ts'
import { databaseOver } from '#platform/database/database.ts'
import { DomainError } from '#platform/errors/domain-error.ts'
import { Events } from '#platform/events/events.ts'
import { type HealthOptions, registerHealth } from '#platform/http/health.routes.ts'
import { registerPages } from '#platform/http/pages.ts'
import { makeHttpServer } from '#platform/http/server.ts'
import { SessionCookie } from '#platform/http/session-cookie.ts'
import { mailtoOf, registerWellKnown } from '#platform/http/well-known.ts'
import { purgeIdempotencyKeys } from '#platform/idempotency/idempotency.jobs.ts'
import { cutEndedSessions, purgeExpiredSessions } from '#platform/identity/identity.jobs.ts'
import { Sessions } from '#platform/identity/sessions.ts'
import { makeImages } from '#platform/images/index.ts'
import type { Job } from '#platform/jobs/every.ts'
import { Brakes } from '#platform/limits/brakes.ts'
import type { Log } from '#platform/log/log.ts'
import { MailQueue } from '#platform/mail/mail-queue.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import { purgeOutbox } from '#platform/mail/outbox.ts'
import { Metrics } from '#platform/metrics/metrics.ts'
import { registerDocs } from '#platform/openapi/docs.routes.ts'
import { readPushKeys } from '#platform/push/push-keys.ts'
import { pushSenderFrom } from '#platform/push/web-push-sender.ts'
import type { AdapterFactory } from '#platform/realtime/adapter.ts'
import { Realtime } from '#platform/realtime/realtime.ts'
import { registerCalls } from '#platform/routes/register.ts'
import { LinkSigner } from '#platform/secret/secret.ts'
import { platformParts } from '#platform/status/platform-parts.ts'
import { inTime } from '#platform/status/status.ts'
import {
  watchFolder,
  watchJobs,
  watchMailer,
  watchParts,
  watchPool,
  watchQueue,
} from '#platform/watch/watch.ts'

export interface AppOptions {
  config: Config
  pool: Pool
  adapter: AdapterFactory
  mailer: Mailer
  clock: Clock
  /** Key of signed links. */
  secret: string
  log: Log
  /** Holds every answer against its schema: for tests. */
  checkAnswers?: boolean
}

export interface App {
  http: FastifyInstance
  /** Health and metrics alone, for a process that serves nobody else. */
  workerHttp: FastifyInstance
  jobs: Job[]
  /** From now on /readyz says no, so that a proxy stops sending before the server stops listening. */
  drain(): void
  close(): Promise<void>
}

/** Puts the features together on the platform. Nothing listens and nothing runs yet. */
export async function buildApp({
  config,
  pool,
  adapter,
  mailer: ownMailer,
  clock,
  secret,
  log,
  checkAnswers = false,
}: AppOptions): Promise<App> {
  const publicUrl = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`
  const secure = publicUrl.startsWith('https:')
  const database = databaseOver(pool)
  const limitStore = { pool, secret }
  const metrics = new Metrics()
  const { registry } = metrics
  const mailer = watchMailer(registry, ownMailer)
  const events = new Events()
  const sessions = new Sessions(database, clock, log.child({ name: 'session' }), [pantryPosition])
  const cookie = new SessionCookie(secure)
  const http = makeHttpServer({
    log: log.child({ name: 'http' }),
    metrics,
    trustProxy: config.TRUST_PROXY,
    publicUrl: config.PUBLIC_URL,
  })
  const live = log.child({ name: 'live' })
  const realtime = new Realtime(http.server, {
    adapter,
    sessions,
    cookie,
    publicUrl: config.PUBLIC_URL,
    metrics,
    log: live,
  })

  const publish = (userId: string, event: string, payload: unknown) => realtime.toUser(userId, event, payload)
  const publishToEveryone = (event: string, payload: unknown) => realtime.toEveryone(event, payload)

  const images = makeImages({ config, limitStore, database, clock, log: log.child({ name: 'images' }) })
  const push = pushSenderFrom(config, {
    ...{ keys: await readPushKeys(database), clock },
    ...{ log: log.child({ name: 'push' }), registry: metrics.registry },
  })
  const notifications = notificationsFeature(limitStore, {
    database,
    clock,
    mailer,
    publicUrl,
    publish,
    events,
    push,
    hasScreens: (userId) => realtime.hasScreens(userId),
    campusZone: config.CAMPUS_TIME_ZONE,
    links: new LinkSigner(secret, 'unsubscribe'),
    log: log.child({ name: 'notifications' }),
  })

  const recipesLog = log.child({ name: 'recipes' })
  const ai = aiFrom(config, metrics.registry, recipesLog)
  const recipes = recipesFeature(limitStore, {
    database,
    clock,
    events,
    publish,
    campusZone: config.CAMPUS_TIME_ZONE,
    ai,
    aiDailyCeiling: config.AI_DAILY_CEILING,
    log: recipesLog,
  })

  const exchange = exchangeFeature(limitStore, {
    ...{ database, clock, events, publish, publishToEveryone },
    campusZone: config.CAMPUS_TIME_ZONE,
  })

  const mails = new MailQueue({
    ...{ database, clock, mailer, secret, publicUrl, log: log.child({ name: 'mail' }) },
  })
  const auth = authFeature({
    ...{ database, store: limitStore, sessions, cookie, mailer: mails, publicUrl, publish, clock },
    mailServer: config.SMTP_URL !== undefined,
    allowedDomains: config.ALLOWED_EMAIL_DOMAINS,
    localWords: [...config.DORMS, ...(config.CAMPUS_NAME ? [config.CAMPUS_NAME] : [])],
    endLive: (sessionIds) => realtime.endSessions(sessionIds),
    log: log.child({ name: 'auth' }),
  })

  registerCalls(
    http,
    [
      ...auth.routes,
      ...campusRoutes(config),
      ...images.routes,
      ...profileRoutes({ database, clock, publish, publishToEveryone }),
      ...pantryRoutes({ database, events, clock, publish }),
      ...recipes.routes,
      ...exchange.routes,
      ...chatFeature(limitStore, { database, clock, events, publish, images: images.images }),
      ...notifications.routes,
      ...achievementsFeature(
        { database, clock, publish, publishToEveryone, campusZone: config.CAMPUS_TIME_ZONE },
        events,
      ),
    ],
    {
      ...{ sessions, cookie, checkAnswers, uploadFolder: images.uploadFolder },
      brakes: new Brakes(clock, config.REQUESTS_PER_MINUTE),
    },
  )

  let draining = false
  const health: HealthOptions = {
    metrics,
    metricsToken: config.METRICS_TOKEN,
    async checkReady() {
      if (draining) throw new DomainError('UNAVAILABLE')
      await inTime(pool.query('select 1'))
    },
    parts: [
      ...platformParts(config, pool),
      adapter.part,
      ...(mailer.part ? [mailer.part] : []),
      ...images.parts,
      aiPart(config, ai),
      push.part,
    ],
  }
  registerHealth(http, health)
  // A worker answers nobody else.
  const workerHttp = makeHttpServer({
    ...{ log: log.child({ name: 'health' }), metrics, trustProxy: false, publicUrl: undefined },
  })
  registerHealth(workerHttp, health)
  watchPool(registry, pool)
  watchParts(registry, health.parts)
  watchQueue(registry, () => mails.count())
  watchFolder(registry, config.DATA_DIR, lastBackupFile)
  registerDocs(http, { publicUrl, cookieName: cookie.name })
  registerWellKnown(http, {
    contact: config.SECURITY_CONTACT ?? mailtoOf(config.MAIL_FROM),
    ...{ publicUrl, clock },
  })
  notifications.registerPages(http)
  await registerPages(http, {
    publicUrl,
    async isSignedIn(request) {
      const token = cookie.read(request.headers.cookie)
      return token !== undefined && (await sessions.find(token)) !== undefined
    },
  })

  return {
    http,
    workerHttp,
    jobs: watchJobs(registry, [
      cutEndedSessions(database, realtime, clock),
      purgeExpiredSessions(database, clock),
      purgeExpiredResets(database, clock),
      purgeIdempotencyKeys(database, clock),
      purgeUnverified(database, clock, keepsFood),
      ...(config.SMTP_URL ? [] : [verifyWithoutMail(database, clock)]),
      purgeRemovedItems(database, clock),
      mails.job,
      purgeOutbox(join(config.DATA_DIR, 'outbox')),
      ...exchange.jobs,
      ...notifications.jobs,
      ...images.jobs,
    ]),
    drain: () => {
      draining = true
    },
    async close() {
      recipes.close()
      exchange.close()
      // Together: the one waits for running requests, and the other tells them to be the last of their connections.
      await Promise.all([realtime.close(), http.close(), workerHttp.close()])
      try {
        images.close()
        await adapter.close()
      } finally {
        await auth.close()
        await mails.close()
      }
    },
  }
}
