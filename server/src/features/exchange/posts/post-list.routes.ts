import { exchangeCalls, type PostOrder, type PostPage } from '@shelfmate/contract/exchange/exchange'
import type { HiddenKind } from '@shelfmate/contract/exchange/offer-values'
import { searchWords } from '@shelfmate/contract/exchange/search-words'
import type { Viewer } from '#platform/identity/sessions.ts'
import type { PageAsked } from '#platform/routes/cursors.ts'
import { type Implementation, implement } from '#platform/routes/implementation.ts'
import { ResponseCache } from '#platform/routes/response-cache.ts'
import { placeOf, usualPage } from '../cursors.ts'
import { readDormFirst } from '../dorm-first.ts'
import type { ExchangePorts } from '../exchange.ledger.ts'
import { type AskedPage, MarkedPages } from '../offers/marked-pages.ts'
import { postsRevision } from './post-list.repository.ts'
import { type PeoplePorts, readPostsOf } from './posts-of.ts'
import { readAs, readerAt, readerRevision } from './reader.repository.ts'

/** The calls that read lists of posts; `todayOf` says which day a viewer has. */
export function listRoutes(
  { database, viewPerson }: Pick<ExchangePorts & PeoplePorts, 'database' | 'viewPerson'>,
  todayOf: (viewer: Viewer) => string,
): Implementation[] {
  const pages = new MarkedPages(database)
  const kept = new ResponseCache<PostPage>({ isTagged: false })
  return [
    implement(
      exchangeCalls.listPosts,
      async ({ viewer, query }) => {
        const { userId, hidden } = viewer
        const today = todayOf(viewer)
        const reader = readerAt(viewer.at)
        // A chosen person can be led to one post: found kept, it would tell what they avoid to whoever tries the same.
        const isOwnPage = query.mine || query.id !== undefined
        const viewerId = isOwnPage ? userId : readAs(userId, reader, today)
        const asked = { ...query, viewerId, hidden, today, allergies: reader.allergies }
        const revision = viewer.at[postsRevision.name] ?? 0
        // Everybody's revision says nothing of one viewer's page to whoever else uses this browser: no tag goes out.
        return kept.answer(JSON.stringify(asked), revision, async () => {
          const page = await pageOfPosts(pages, asked)
          return { text: page.text, revision }
        })
      },
      postsRevision,
      readerRevision,
    ),
    implement(
      exchangeCalls.listPostsOf,
      ({ viewer, params, query: { limit = usualPage, cursor } }) =>
        readPostsOf({ pages, viewPerson }, viewer, {
          userId: params.userId,
          limit,
          today: todayOf(viewer),
          allergies: readerAt(viewer.at).allergies,
          after: cursor === undefined ? null : placeOf(cursor),
          placeOf,
        }),
      readerRevision,
    ),
    implement(
      exchangeCalls.readMarks,
      async ({ viewer, body }) => ({
        marks: await pages.marksOf(viewer, readerAt(viewer.at).allergies, body.ids),
      }),
      readerRevision,
    ),
  ]
}

interface PostsAsked extends PageAsked {
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
    terms: searchWords(search),
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
