import { type CommentPage, exchangeCalls } from '@shelfmate/contract/exchange/exchange'
import type { Database } from '#platform/database/database.ts'
import { DomainError } from '#platform/errors/domain-error.ts'
import type { Onlooker } from '#platform/identity/visibility.ts'
import type { PageAsked } from '#platform/routes/cursors.ts'
import { type Implementation, implement, implementAhead, RawJson } from '#platform/routes/implementation.ts'
import { ClaimsService } from './claims/claims.service.ts'
import { listComments } from './comments/comments.repository.ts'
import { CommentsService } from './comments/comments.service.ts'
import { momentOf, usualPage } from './cursors.ts'
import type { ExchangePorts } from './exchange.ledger.ts'
import { ExchangeService } from './exchange.service.ts'
import { suggestOffer } from './offers/suggest-offer.ts'
import { listRoutes } from './posts/post-list.routes.ts'
import type { PeoplePorts } from './posts/posts-of.ts'

/** The exchange's calls. */
export function exchangeRoutes(ports: ExchangePorts & PeoplePorts): Implementation[] {
  const { database, limits } = ports
  const exchange = new ExchangeService(ports)
  const claims = new ClaimsService(ports)
  const comments = new CommentsService(ports)
  return [
    ...listRoutes(ports, (viewer) => exchange.todayOf(viewer)),
    implement(exchangeCalls.suggestOffer, async ({ viewer, body }) => {
      await limits.readings.take(viewer.userId)
      return suggestOffer(database, viewer.userId, body)
    }),
    implement(exchangeCalls.createPost, ({ viewer, body, key }) => {
      const { id: _, ...fields } = body
      return exchange.create(viewer, fields, key)
    }),
    implement(exchangeCalls.editPost, ({ viewer, params, body }) => exchange.edit(viewer, params.id, body)),
    implement(exchangeCalls.removePost, ({ viewer, params }) => exchange.remove(viewer.userId, params.id)),
    implement(exchangeCalls.restorePost, ({ viewer, params }) => exchange.restore(viewer.userId, params.id)),
    implement(exchangeCalls.putBack, ({ viewer, params }) => exchange.putBack(viewer.userId, params.id)),
    implementAhead(
      exchangeCalls.claim,
      ({ viewer, params, key }) => claims.claim(viewer.userId, params.id, key),
      ({ remembered, params, key }) => claims.claimAhead(remembered, params.id, key),
    ),
    implement(exchangeCalls.listComments, ({ viewer, params, query }) =>
      pageOfComments(database, viewer, params.id, query),
    ),
    implement(exchangeCalls.addComment, ({ viewer, params, body, key }) =>
      comments.add(viewer, params.id, body.content, key),
    ),
    implement(exchangeCalls.removeComment, ({ viewer, params }) => comments.remove(viewer, params.id)),
  ]
}

async function pageOfComments(
  database: Database,
  { hidden }: Onlooker,
  postId: string,
  { limit = usualPage, cursor }: PageAsked,
) {
  const before = cursor === undefined ? atTheEnd : momentOf(cursor)
  const [row] = await listComments(database, { postId, hidden: [...hidden], limit, ...before })
  if (!row) throw new DomainError('NOT_FOUND')
  return new RawJson<CommentPage>(row.answer)
}

const atTheEnd = { beforeTime: 'infinity', beforeId: '00000000-0000-0000-0000-000000000000' }
