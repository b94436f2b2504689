import { requestsCalls } from '@shelfmate/contract/requests/requests'
import { type Implementation, implement } from '#platform/routes/implementation.ts'
import type { RequestsService } from './requests.service.ts'

/** The calls of requests and hand-overs. */
export const requestsRoutes = (requests: RequestsService): Implementation[] => [
  implement(requestsCalls.ask, ({ viewer, params, body, key }) => {
    const { units, keep } = body
    return requests.ask(viewer, params.id, { units, keep }, key)
  }),
  implement(requestsCalls.list, ({ viewer, query }) => requests.list(viewer, query)),
  implement(requestsCalls.restore, ({ viewer, params, body }) =>
    requests.restore(viewer, params.id, body.actionId),
  ),
  implement(requestsCalls.act, ({ viewer, params, body, key }) => requests.act(viewer, params.id, body, key)),
]
