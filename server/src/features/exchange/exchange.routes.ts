import { foldText } from '@shelfmate/contract/api/fold-text'
import {
  type CommentPage,
  exchangeCalls,
  type PostOrder,
  type PostPage,
} from '@shelfmate/contract/exchange/exchange'
import type { HiddenKind } from '@shelfmate/contract/exchange/offer-values'
import { dayNumber } from '@shelfmate/contract/pantry/expiry'
import { isInstant } from '#platform/clock/instant.ts'
import type { Database } from '#platform/database/database.ts'
import { DomainError } from '#platform/errors/domain-error.ts'
import type { Onlooker } from '#platform/identity/meeting.ts'
import { type Implementation, implement, RawJson } from '#platform/routes/implementation.ts'
import { KeptAnswers } from '#platform/routes/kept-answers.ts'
import { ClaimsService } from './claims/claims.service.ts'
import { listComments } from './comments/comments.repository.ts'
import { CommentsService } from './comments/comments.service.ts'
import { readDormFirst } from './dorm-first.ts'
import type { ExchangePorts } from './exchange.ledger.ts'
import { ExchangeService } from './exchange.service.ts'
import { type AskedPage, MarkedPages } from './offers/marked-pages.ts'
import { suggestOffer } from './offers/suggest-offer.ts'
import { postsPosition } from './posts/post-list.repository.ts'
import { type PeoplePorts, readPostsOf } from './posts/posts-of.ts'
import { readAs, readerAt, readerPosition } from './posts/reader.ts'

/** The exchange's calls. */
export function exchangeRoutes(ports: ExchangePorts & PeoplePorts): Implementation[] {
  const { database } = ports
  const exchange = new ExchangeService(ports)
  const claims = new ClaimsService(ports)
  const comments = new CommentsService(ports)
  const pages = new MarkedPages(database)
  const kept = new KeptAnswers<PostPage>()
  return [
    implement(
      exchangeCalls.listPosts,
      async ({ viewer, query }) => {
        const { userId, hidden } = viewer
        const today = exchange.todayOf(viewer)
        const reader = readerAt(viewer.at)
        const viewerId = query.mine ? userId : readAs(userId, reader, today)
        const asked = { ...query, viewerId, hidden, today, allergies: reader.allergies }
        const position = viewer.at[postsPosition.name] ?? 0
        // Everybody's position says nothing of one viewer's page to whoever else uses this browser: no tag goes out.
        const { text } = await kept.answer(JSON.stringify(asked), position, async () => {
          const page = await pageOfPosts(pages, asked)
          return { text: page.text, position }
        })
        return new RawJson<PostPage>(text)
      },
      postsPosition,
      readerPosition,
    ),
    implement(
      exchangeCalls.listPostsOf,
      ({ viewer, params, query: { limit = usualPage, cursor } }) =>
        readPostsOf({ pages, viewPerson: ports.viewPerson }, viewer, {
          ...{ userId: params.userId, limit, today: exchange.todayOf(viewer) },
          allergies: readerAt(viewer.at).allergies,
          after: cursor === undefined ? null : placeOf(cursor),
          placeOf,
        }),
      readerPosition,
    ),
    implement(
      exchangeCalls.readMarks,
      async ({ viewer, body }) => ({
        marks: await pages.marksOf(viewer, readerAt(viewer.at).allergies, body.ids),
      }),
      readerPosition,
    ),
    implement(exchangeCalls.suggestOffer, ({ viewer, body }) => suggestOffer(database, viewer.userId, body)),
    implement(exchangeCalls.createPost, ({ viewer, body, key }) => {
      const { id: _, ...fields } = body
      return exchange.create(viewer, fields, key)
    }),
    implement(exchangeCalls.editPost, ({ viewer, params, body }) => exchange.edit(viewer, params.id, body)),
    implement(exchangeCalls.removePost, ({ viewer, params }) => exchange.remove(viewer.userId, params.id)),
    implement(exchangeCalls.restorePost, ({ viewer, params }) => exchange.restore(viewer.userId, params.id)),
    implement(exchangeCalls.putBack, ({ viewer, params }) => exchange.putBack(viewer.userId, params.id)),
    implement(exchangeCalls.claim, ({ viewer, params, key }) => claims.claim(viewer.userId, params.id, key)),
    implement(exchangeCalls.listComments, ({ viewer, params, query }) =>
      pageOfComments(database, viewer, params.id, query),
    ),
    implement(exchangeCalls.addComment, ({ viewer, params, body, key }) =>
      comments.add(viewer, params.id, body.content, key),
    ),
    implement(exchangeCalls.removeComment, ({ viewer, params }) => comments.remove(viewer, params.id)),
  ]
}

interface Page {
  limit?: number | undefined
  cursor?: string | undefined
}

const usualPage = 20

interface PostsAsked extends Page {
  id?: string | undefined
  viewerId: string
  hidden: readonly string[]
  today: string
  allergies: string
  search?: string | undefined
  dorm?: string | undefined
  first?: string | undefined
  order: PostOrder
  mine?: boolean | undefined
  place?: string | undefined
  pickupFrom?: string | undefined
  pickupUntil?: string | undefined
  hide?: HiddenKind | undefined
}

function pageOfPosts(pages: MarkedPages, asked: PostsAsked) {
  const { order, search = '', dorm = '', first = '', limit = usualPage, cursor, ...rest } = asked
  const { id: only = null, mine = false, place = '', hide = null, ...onlooker } = rest
  const { pickupFrom: from, pickupUntil: until, ...viewer } = onlooker
  const window = from === undefined || until === undefined ? null : { from, until }
  const page: Omit<AskedPage, 'after'> = {
    ...viewer,
    dorm,
    isElsewhere: false,
    limit,
    term: foldText(search),
    only,
    mine,
    by: null,
    place,
    window,
    hide,
  }
  const read = (part: typeof page, after: string | undefined) =>
    pages.read(order, { ...part, after: after === undefined ? null : placeOf(after) }, placeOf)
  return first !== '' && dorm === '' ? readDormFirst(read, page, { first, cursor }) : read(page, cursor)
}

async function pageOfComments(
  database: Database,
  { hidden }: Onlooker,
  postId: string,
  { limit = usualPage, cursor }: Page,
) {
  const before = cursor === undefined ? atTheEnd : momentOf(cursor)
  const [row] = await listComments(database, { postId, hidden: [...hidden], limit, ...before })
  if (!row) throw new DomainError('NOT_FOUND')
  return new RawJson<CommentPage>(row.answer)
}

const idPattern = '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})'
const placePattern = new RegExp(`^(\\d{4}-\\d{2}-\\d{2})_${idPattern}$`)
const momentPattern = new RegExp(`^(\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z)_${idPattern}$`)
const atTheEnd = { beforeTime: 'infinity', beforeId: '00000000-0000-0000-0000-000000000000' }

/** A cursor of posts is the last one's place in the list: its date and id. */
function placeOf(cursor: string) {
  const [, expiryDate, id] = placePattern.exec(cursor) ?? []
  if (!expiryDate || !id || dayNumber(expiryDate) === undefined) throw noCursor()
  return { expiryDate, id }
}

/** A cursor of comments is the oldest one's moment and id. */
function momentOf(cursor: string) {
  const [, beforeTime, beforeId] = momentPattern.exec(cursor) ?? []
  if (!beforeTime || !beforeId || !isInstant(beforeTime)) throw noCursor()
  return { beforeTime, beforeId }
}

const noCursor = () =>
  new DomainError('VALIDATION_FAILED', { fields: { cursor: 'This is not a cursor of this list.' } })
