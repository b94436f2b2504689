import { everyCall } from '@shelfmate/contract/api/calls'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '#platform/errors/domain-error.ts'

/** An address of the table, as a pattern, and the methods that it takes. */
interface Address {
  pattern: RegExp
  methods: readonly string[]
}

let addresses: Address[] | undefined

/** Read when somebody first asks for what isn't there: hundreds of refusing routes would be a tenth of the start. */
const everyAddress = (): Address[] =>
  (addresses ??= [...Map.groupBy(everyCall, ({ call }) => call.path)].map(([path, group]) => ({
    pattern: new RegExp(`^/api${path.replaceAll(/:\w+/g, '[^/]+')}$`),
    methods: [...new Set(group.map(({ call }) => call.method))],
  })))

/** Why nothing answers a request: its address takes other methods, which the reply names, or there is no such address. */
export function whyNotFound(request: FastifyRequest, reply: FastifyReply): DomainError {
  const [path = ''] = request.url.split('?')
  const taken = everyAddress().find(({ pattern }) => pattern.test(path))
  // What takes this method elsewhere has no route here: a worker's port serves no calls.
  if (!taken || taken.methods.includes(request.method)) return new DomainError('NOT_FOUND')
  reply.header('allow', taken.methods.join(', '))
  return new DomainError('METHOD_NOT_ALLOWED')
}
