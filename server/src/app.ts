import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { aiPart } from '#platform/ai/ai-client.ts'
import { lastBackupFile } from '#platform/backup/last-backup.ts'
import { DomainError } from '#platform/errors/domain-error.ts'
import { type HealthOptions, registerHealth } from '#platform/http/health.routes.ts'
import { registerPages } from '#platform/http/pages/pages.ts'
import { makeHttpServer } from '#platform/http/server.ts'
import { mailtoOf, registerWellKnown } from '#platform/http/well-known.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { registerDocs } from '#platform/openapi/docs.routes.ts'
import { registerCalls } from '#platform/routes/register.ts'
import { platformParts } from '#platform/status/platform-parts.ts'
import { inTime, type SystemPart } from '#platform/status/status.ts'
import { watchFolder, watchJobs, watchParts, watchPool, watchQueue } from '#platform/watch/watch.ts'
import { makeFeatures } from './make-features.ts'
import { type AppOptions, makePlatform, type Platform } from './make-platform.ts'

export interface App {
  http: FastifyInstance
  /** Health and metrics alone, for a process that serves nobody else. */
  workerHttp: FastifyInstance
  jobs: Job[]
  /** From now on /readyz says no and connections are not kept, so that a proxy stops sending before the server stops listening. */
  drain(): void
  close(): Promise<void>
}

/** Puts the features together on the platform. Nothing listens and nothing runs yet. */
export async function buildApp(options: AppOptions): Promise<App> {
  const platform = await makePlatform(options)
  const { config, adapter, clock, http, metrics, realtime, images, sessions, cookie, publicUrl } = platform
  const features = makeFeatures(platform)
  registerCalls(http, features.routes, {
    sessions,
    cookie,
    checkAnswers: options.checkAnswers ?? false,
    uploadFolder: images.uploadFolder,
    requestLimits: platform.requestLimits,
  })
  const { health, drain } = readinessOf(platform, features.parts)
  registerHealth(http, health)
  const workerHttp = workerServer(platform, health)
  watchPlatform(platform, health)
  registerDocs(http, { publicUrl, cookieName: cookie.name })
  registerWellKnown(http, {
    contact: config.SECURITY_CONTACT ?? mailtoOf(config.MAIL_FROM),
    publicUrl,
    clock,
  })
  features.registerPages(http)
  await registerPages(http, {
    publicUrl,
    heads: features.heads,
    hasSession: ({ headers }) => cookie.read(headers.cookie) !== undefined,
    async isSignedIn(request) {
      const token = cookie.read(request.headers.cookie)
      return token !== undefined && (await sessions.find(token)) !== undefined
    },
  })

  return {
    http,
    workerHttp,
    jobs: watchJobs(metrics.registry, features.jobs),
    drain() {
      drain()
      // Each connection learns with its next answer that it was the last.
      http.server.maxRequestsPerSocket = 1
    },
    async close() {
      await features.closeEarly()
      // Together: the one waits for running requests, and the other tells them to be the last of their connections.
      await Promise.all([realtime.close(), http.close(), workerHttp.close()])
      try {
        images.close()
        await adapter.close()
      } finally {
        await features.closeLate()
      }
    },
  }
}

/** Health and metrics alone: a worker answers nobody else. */
function workerServer({ log, metrics }: Platform, health: HealthOptions): FastifyInstance {
  const http = makeHttpServer({
    log: log.child({ name: 'health' }),
    metrics,
    trustProxy: false,
    publicUrl: undefined,
  })
  registerHealth(http, health)
  return http
}

/** Nobody waits so long, but pg gives up by it a connection to a host that is lost, which would be in use for as long as TCP waits. */
const readinessQuestion = { text: 'select 1', query_timeout: 5_000 }

const recentMs = 1_000

/** Tells whether somebody has just given a connection back that works: then the database is there. */
function recentAnswers(pool: Pool): () => boolean {
  let last = Number.NEGATIVE_INFINITY
  pool.on('release', (error) => {
    if (!error) last = performance.now()
  })
  return () => performance.now() - last < recentMs
}

/** What health calls say of every part, and what makes the process say no from then on. */
function readinessOf(
  platform: Platform,
  featureParts: readonly SystemPart[],
): { health: HealthOptions; drain: () => void } {
  const { metrics, config, pool, adapter, mailer, images, ai, push } = platform
  let isDraining = false
  const hasAnswered = recentAnswers(pool)
  const health: HealthOptions = {
    metrics,
    metricsToken: config.METRICS_TOKEN,
    async checkReady() {
      if (isDraining) throw new DomainError('UNAVAILABLE')
      // Behind many others a look would wait too long, and a proxy would take a busy process for a dead one.
      if (pool.waitingCount === 0 || !hasAnswered()) await inTime(pool.query(readinessQuestion))
    },
    parts: [
      ...platformParts(config, pool),
      adapter.part,
      ...(mailer.part ? [mailer.part] : []),
      ...images.parts,
      aiPart(config, ai),
      push.part,
      ...featureParts,
    ],
  }
  const drain = () => {
    isDraining = true
  }
  return { health, drain }
}

/** Has the metrics tell of what waits, fills up or is off. */
function watchPlatform({ metrics, pool, mails, config }: Platform, { parts }: HealthOptions) {
  const { registry } = metrics
  watchPool(registry, pool)
  watchParts(registry, parts)
  watchQueue(registry, () => mails.count())
  watchFolder(registry, config.DATA_DIR, lastBackupFile)
}
