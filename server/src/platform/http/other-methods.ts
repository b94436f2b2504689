import { everyCall } from '@shelfmate/contract/api/calls'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '#platform/errors/domain-error.ts'

/** An address of the table, as a pattern, and the methods that it takes. */
interface Address {
  pattern: RegExp
  allow: string
}

let addresses: Address[] | undefined

/** Read when somebody first asks for what isn't there: hundreds of refusing routes would be a tenth of the start. */
const everyAddress = (): Address[] =>
  (addresses ??= [...Map.groupBy(everyCall, ({ call }) => call.path)].map(([path, group]) => ({
    pattern: new RegExp(`^/api${path.replaceAll(/:\w+/g, '[^/]+')}$`),
    allow: [...new Set(group.map(({ call }) => call.method))].join(', '),
  })))

/** Why nothing answers a request: its address takes other methods, which the reply names, or there is no such address. */
export function whyNotFound(request: FastifyRequest, reply: FastifyReply): DomainError {
  const [path = ''] = request.url.split('?')
  const taken = everyAddress().find(({ pattern }) => pattern.test(path))
  if (!taken) return new DomainError('NOT_FOUND')
  reply.header('allow', taken.allow)
  return new DomainError('METHOD_NOT_ALLOWED')
}
