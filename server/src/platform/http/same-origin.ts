import type { FastifyRequest } from 'fastify'
import { DomainError } from '#platform/errors/domain-error.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For an address that is itself the permission: a change of it may be asked for by any site, or by none. */
    fromAnySite?: boolean
  }
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses changes that another site's page asks for (CSRF): a browser names the origin of every such request, and tells
 * with Sec-Fetch-Site who started it. Programs that are no browser send neither and hold no victim's cookie.
 */
export function refuseForeignOrigin(request: FastifyRequest, publicOrigin: string | undefined): void {
  if (safeMethods.has(request.method)) return
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') throw new DomainError('FORBIDDEN_ORIGIN')
  const { origin } = request.headers
  if (origin !== undefined && !isOwnOrigin(origin, request.headers.host, publicOrigin))
    throw new DomainError('FORBIDDEN_ORIGIN')
}

/** Whether an Origin header names this very site: the configured public address, scheme and all; without one the host that was asked. */
export function isOwnOrigin(
  origin: string,
  host: string | undefined,
  publicOrigin: string | undefined,
): boolean {
  if (publicOrigin !== undefined) return origin === publicOrigin
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host
}
