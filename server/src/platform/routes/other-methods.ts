import { everyCall } from '@shelfmate/contract/api/calls'
import type { FastifyInstance } from 'fastify'
import { DomainError } from '#platform/errors/domain-error.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Refuses the methods that an address of the table does not take, and tells those that it does. */
export function refuseOtherMethods(app: FastifyInstance): void {
  for (const [path, group] of Map.groupBy(everyCall, ({ call }) => call.path)) {
    const taken = new Set<string>(group.map(({ call }) => call.method))
    const allow = [...taken].join(', ')
    app.route({
      method: methods.filter((method) => !taken.has(method)),
      url: `/api${path}`,
      // A GET that is taken answers HEAD too; one that is refused must not hide it.
      exposeHeadRoute: !taken.has('GET'),
      handler: async (_request, reply) => {
        reply.header('allow', allow)
        throw new DomainError('METHOD_NOT_ALLOWED')
      },
    })
  }
}
