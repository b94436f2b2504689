import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '#platform/errors/domain-error.ts'
import type { Metrics } from '#platform/metrics/metrics.ts'
import { inTime, lookAt, type SystemPart, statusText } from '#platform/status/status.ts'
import { refusalOf } from './errors.ts'

export interface HealthOptions {
  metrics: Metrics
  metricsToken: string | undefined
  /** Resolves when the process can serve: database reachable, migrations done, not shutting down. */
  checkReady(): Promise<void>
  /** What /readyz?detail tells of. */
  parts: readonly SystemPart[]
}

const ok = 200
const unavailable = 503

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** /healthz (alive), /readyz (can serve; with ?detail from this machine: part by part), /metrics (from this machine; where there is a token, with it alone). */
export function registerHealth(
  app: FastifyInstance,
  { metrics, metricsToken, checkReady, parts }: HealthOptions,
): void {
  app.get('/healthz', async () => ({ status: 'ok' }))

  app.get('/readyz', async (request, reply) => {
    if (asksForDetail(request) && comesFromThisMachine(request))
      return answerDetail(request, reply, { checkReady, parts })
    await checkReady()
    return { status: 'ready' }
  })

  app.get('/metrics', async (request, reply) => {
    // A proxy on this machine that says nothing of itself would let everybody in as this machine: a token is asked of all.
    const allowed = metricsToken
      ? request.headers.authorization === `Bearer ${metricsToken}`
      : comesFromThisMachine(request)
    if (!allowed) throw new DomainError('NOT_FOUND')
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}

const ownHosts = new Set(['localhost', '127.0.0.1', '[::1]'])
const saidByProxies = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]

/**
 * A proxy on this machine passes on what came from elsewhere: it says so, or the host that was asked for does. So does a
 * page of another site that has its name lead here to have a browser of this machine read what it may not.
 */
function comesFromThisMachine({ ip, hostname, headers }: FastifyRequest): boolean {
  return (
    loopback.has(ip) && ownHosts.has(hostname) && saidByProxies.every((name) => headers[name] === undefined)
  )
}

const asksForDetail = ({ query }: FastifyRequest) =>
  typeof query === 'object' && query !== null && 'detail' in query

/** For eyes, or as JSON where that is asked for: `?detail=json` or an Accept header. */
async function answerDetail(
  { query, headers }: FastifyRequest,
  reply: FastifyReply,
  { checkReady, parts }: Pick<HealthOptions, 'checkReady' | 'parts'>,
): Promise<FastifyReply> {
  const [refusal, found] = await Promise.all([
    inTime(checkReady()).then(() => undefined, refusalOf),
    lookAt(parts),
  ])
  const status = refusal ? 'not ready' : 'ready'
  reply.code(refusal ? unavailable : ok)
  // The query was made an object by our own parser.
  const { detail } = query as { detail: unknown }
  return detail === 'json' || headers.accept?.includes('application/json')
    ? reply.type('application/json; charset=utf-8').send(JSON.stringify({ status, parts: found }, null, 2))
    : reply.type('text/plain; charset=utf-8').send(statusText(status, found))
}
