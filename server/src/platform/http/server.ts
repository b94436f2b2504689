import { randomBytes } from 'node:crypto'
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify'
import { DomainError } from '#platform/errors/domain-error.ts'
import type { Log } from '#platform/log/log.ts'
import type { HttpMetrics } from '#platform/metrics/metrics.ts'
import { limitInFlight } from './admission/admission.ts'
import type { TrustProxy } from './client-address.ts'
import { answerClientError } from './client-errors.ts'
import { answerError } from './errors.ts'
import { whyNotFound } from './other-methods.ts'
import { refuseForeignOrigin } from './same-origin.ts'
import { apiAnswer, strictTransport } from './security-headers.ts'

const bodyLimitBytes = 64 * 1024
/** Long enough for an image of 10 MB over weak Wi-Fi; headers alone have a minute. */
const requestTimeoutMs = 120_000
const slowMs = 1_000
const bootIdBytes = 4
const base36 = 36

interface HttpOptions {
  log: Log
  metrics: HttpMetrics
  trustProxy: TrustProxy
  publicUrl: string | undefined
}

/** The HTTP server without any route: request ids, limits, headers, the one error shape, metrics. Listens nowhere yet. */
export function makeHttpServer({ log, metrics, trustProxy, publicUrl }: HttpOptions): FastifyInstance {
  const nextId = requestIds()
  const secure = publicUrl?.startsWith('https:') === true
  const apiHeaders = secure ? { ...apiAnswer, ...strictTransport } : apiAnswer
  // Typed by the base alone: the instance type would otherwise carry pino's through every signature.
  const baseLog: FastifyBaseLogger = log
  const app: FastifyInstance = fastify({
    loggerInstance: baseLog,
    logController: new LogController({ disableRequestLogging: true }),
    // A child for every request would cost more than finding its route, and nobody writes to it.
    childLoggerFactory: (logger) => logger,
    genReqId: nextId,
    trustProxy,
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestTimeoutMs,
    // What was on its way when the stop began is answered as ever, as the last of its connection: a proxy does not send a change twice.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200, querystringParser: parseQuery },
    frameworkErrors: (error, request, reply) =>
      void answerError(log, error, request, reply.headers(apiHeaders)),
    clientErrorHandler: (error, socket) => answerClientError(error, socket, nextId(), apiHeaders),
  })
  const publicOrigin = publicUrl && new URL(publicUrl).origin

  // They call `done` because a promise each would cost every request.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(apiHeaders)
    if (!request.routeOptions.config.fromAnySite) refuseForeignOrigin(request, publicOrigin)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const ms = reply.elapsedTime
    metrics.observe(request.method, request.routeOptions.url, reply.statusCode, ms)
    if (ms > slowMs) {
      log.warn(
        { requestId: request.id, method: request.method, route: request.routeOptions.url, ms },
        'slow request',
      )
    }
    done()
  })
  parseJsonAlone(app)
  limitInFlight(app, { nextId, headers: apiHeaders, metrics, trustProxy })
  app.setErrorHandler((error, request, reply) => answerError(log, error, request, reply))
  app.setNotFoundHandler((request, reply) => answerError(log, whyNotFound(request, reply), request, reply))
  return app
}

/** Ids that are unique among processes and cost no randomness a request. */
function requestIds(): () => string {
  const boot = randomBytes(bootIdBytes).toString('hex')
  let n = 0
  return () => `${boot}-${(++n).toString(base36)}`
}

/** Only JSON comes in: a form or plain text of another site is refused before anything reads it. */
function parseJsonAlone(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? {} : withoutPrototype(JSON.parse(String(body))))
    } catch {
      done(new DomainError('BAD_REQUEST', { message: 'The body is not valid JSON.' }))
    }
  })
}

/** Strict schemas refuse unknown keys, but `__proto__` is no own key of what a schema reads: refuse it here. */
function withoutPrototype(value: unknown): unknown {
  if (typeof value === 'object' && value !== null && Object.hasOwn(value, '__proto__'))
    throw new Error('__proto__')
  return value
}

/** Query strings as an object of strings; a repeated key becomes an array, which every schema refuses. */
function parseQuery(text: string): Record<string, string | string[]> {
  if (text === '') return {}
  // A map until the end: an object would know `toString` and `__proto__` before anybody asked for them.
  const query = new Map<string, string | string[]>()
  for (const [key, value] of new URLSearchParams(text)) {
    const known = query.get(key)
    query.set(key, known === undefined ? value : [known, value].flat())
  }
  return Object.fromEntries(query)
}
