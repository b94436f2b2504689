import type { Pool } from 'pg'
import { aiFrom } from '#platform/ai/ai-client.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Config } from '#platform/config/config.ts'
import { databaseOver } from '#platform/database/database.ts'
import { Events } from '#platform/events/events.ts'
import { clientAddress } from '#platform/http/client-address.ts'
import { makeHttpServer } from '#platform/http/server.ts'
import { SessionCookie } from '#platform/http/session-cookie.ts'
import { Sessions } from '#platform/identity/sessions.ts'
import { makeImages } from '#platform/images/index.ts'
import { RequestRateLimits } from '#platform/limits/request-rate-limits.ts'
import type { Log } from '#platform/log/log.ts'
import { MailQueue } from '#platform/mail/mail-queue.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import { Metrics } from '#platform/metrics/metrics.ts'
import { readPushKeys } from '#platform/push/push-keys.ts'
import { pushSenderFrom } from '#platform/push/web-push-sender.ts'
import type { AdapterFactory } from '#platform/realtime/adapter/adapter.ts'
import { Realtime } from '#platform/realtime/realtime.ts'
import { watchMailer } from '#platform/watch/watch.ts'

/** What a process brings along, and a test brings of its own. */
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

export type Platform = Awaited<ReturnType<typeof makePlatform>>

/** What features stand on, made once a process. */
export async function makePlatform(options: AppOptions) {
  const { config, pool, adapter, clock, secret, log } = options
  const publicUrl = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`
  const database = databaseOver(pool)
  const limitStore = { pool, secret }
  const metrics = new Metrics()
  const mailer = watchMailer(metrics.registry, options.mailer)
  const sessions = new Sessions(database, clock, log.child({ name: 'session' }))
  const cookie = new SessionCookie(publicUrl.startsWith('https:'))
  const http = makeHttpServer({
    log: log.child({ name: 'http' }),
    metrics,
    trustProxy: config.TRUST_PROXY,
    publicUrl: config.PUBLIC_URL,
  })
  const requestLimits = new RequestRateLimits(clock, config.REQUESTS_PER_MINUTE)
  const realtime = new Realtime(http.server, {
    adapter,
    sessions,
    cookie,
    publicUrl: config.PUBLIC_URL,
    requestLimits,
    addressOf: clientAddress(config.TRUST_PROXY),
    metrics,
    log: log.child({ name: 'live' }),
  })
  const push = pushSenderFrom(config, {
    keys: await readPushKeys(database),
    clock,
    log: log.child({ name: 'push' }),
    registry: metrics.registry,
  })
  return {
    ...options,
    publicUrl,
    database,
    limitStore,
    metrics,
    mailer,
    sessions,
    cookie,
    http,
    realtime,
    requestLimits,
    push,
    events: new Events(),
    publish: (userId: string, event: string, payload: unknown) => realtime.toUser(userId, event, payload),
    publishToEveryone: (event: string, payload: unknown, but?: readonly string[]) =>
      realtime.toEveryone(event, payload, but),
    publishToVerified: (event: string, payload: unknown, but: readonly string[]) =>
      realtime.toVerified(event, payload, but),
    images: makeImages({ config, limitStore, database, clock, log: log.child({ name: 'images' }) }),
    ai: aiFrom(config, metrics.registry, log.child({ name: 'recipes' })),
    mails: new MailQueue({ database, clock, mailer, secret, publicUrl, log: log.child({ name: 'mail' }) }),
  }
}
