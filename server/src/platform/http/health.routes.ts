import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Metrics } from '#platform/metrics/metrics.ts'
import { DomainError } from '#platform/routes/domain-error.ts'

export interface HealthOptions {
  metrics: Metrics
  metricsToken: string | undefined
  /** Resolves when the process can serve: database reachable, migrations done, not shutting down. */
  checkReady(): Promise<void>
}

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** /healthz (alive), /readyz (can serve), /metrics (from this machine, or with the token). */
export function registerHealth(
  app: FastifyInstance,
  { metrics, metricsToken, checkReady }: HealthOptions,
): void {
  app.get('/healthz', async () => ({ status: 'ok' }))

  app.get('/readyz', async () => {
    await checkReady()
    return { status: 'ready' }
  })

  app.get('/metrics', async (request, reply) => {
    const allowed = metricsToken
      ? request.headers.authorization === `Bearer ${metricsToken}`
      : comesFromThisMachine(request)
    if (!allowed) throw new DomainError('NOT_FOUND')
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}

/** A proxy on this machine passes on what came from elsewhere: it says so. */
function comesFromThisMachine({ ip, headers }: FastifyRequest): boolean {
  return loopback.has(ip) && headers.forwarded === undefined && headers['x-forwarded-for'] === undefined
}
