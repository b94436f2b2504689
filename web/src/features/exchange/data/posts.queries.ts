import { limits } from '@shelfmate/contract/api/limits'
import type { ExchangeChange, exchangeCalls, Post } from '@shelfmate/contract/exchange/exchange'
import { foldPosts, type PostFilter } from '@shelfmate/contract/exchange/exchange-fold'
import { queryOptions } from '@tanstack/react-query'
import { sendTo } from '#lib/api/api-client.ts'
import { currentSession } from '#lib/api/session.ts'
import { localDate } from '#lib/dates.ts'
import { keptOnDevice } from '#lib/device/persisted-queries.ts'
import { LiveList } from '#lib/live/live-list.ts'
import type { ExchangeFilter } from '../screen/exchange-filter.ts'
import { addresses } from './exchange.addresses.ts'
import { addPage, type CachedPosts, readPosts } from './post-pages.ts'

export const postsKey = ['exchange', 'posts'] as const
/** Posts that are read at once. */
export const pageSize = 24

/** Every filter's posts. */
export const postLists = new LiveList<ExchangeFilter, CachedPosts, ExchangeChange>({
  key: postsKey,
  numberOf: ({ version }) => version,
  fold: (list, change, filter) => foldPosts(list, postFilter(filter), change),
})

/** What a filter shows to whoever is signed in, on this day. */
export const postFilter = (filter: ExchangeFilter): PostFilter => ({
  ...filter,
  viewerId: currentSession()?.id ?? '',
  today: localDate(new Date()),
})

/** A filter as it is sent, and as it names its list. */
const sentAs = ({ id, search, dorm, first, order, mine, hide }: ExchangeFilter): ExchangeFilter => ({
  ...(id && { id }),
  search: search.trim(),
  dorm,
  order,
  ...(first && { first }),
  ...(mine && { mine }),
  ...(hide && { hide }),
})

function readPage(
  { id, search, dorm, first, order, mine, hide }: ExchangeFilter,
  cursor: string | undefined,
  limit: number,
  signal?: AbortSignal,
) {
  const query = {
    order,
    limit,
    ...(id && { id }),
    ...(search !== '' && { search }),
    ...(dorm !== '' && { dorm }),
    ...(first && { first }),
    ...(mine && { mine: 'true' }),
    ...(hide && { hide }),
    ...(cursor !== undefined && { cursor }),
  }
  return sendTo<typeof exchangeCalls.listPosts>(addresses.listPosts, { query }, signal ? { signal } : {})
}

/** The posts that a filter shows, as the server last confirmed them. Live changes keep them right while the screen is open. */
export const postsQuery = (filter: ExchangeFilter) => {
  const sent = sentAs(filter)
  return queryOptions({
    queryKey: postLists.keyOf(sent),
    queryFn: ({ signal }): Promise<CachedPosts> =>
      postLists.read(sent, () =>
        readPosts({
          fetchPage: (cursor, limit) => readPage(sent, cursor, limit, signal),
          filter: postFilter(sent),
          shown: postLists.cached(sent)?.posts.length ?? 0,
          pageSize,
          pageMax: limits.postsPage,
        }),
      ),
    meta: keptOnDevice<CachedPosts>((list) =>
      sent.search === '' && sent.id === undefined ? list : undefined,
    ),
    // Events keep it; whatever may have missed one marks it as old.
    staleTime: Number.POSITIVE_INFINITY,
    // Without a network the screen says so at once, instead of waiting for one.
    networkMode: 'always',
  })
}

/** Reads on where the list ends. */
export function readOn(filter: ExchangeFilter): Promise<void> {
  const sent = sentAs(filter)
  return postLists.extend(sent, {
    cursorOf: ({ cursor }) => cursor,
    readPage: (cursor) => readPage(sent, cursor, pageSize),
    join: (list, page) => addPage(list, postFilter(sent), page),
  })
}

/** A post as the server last confirmed it, wherever it is listed. */
export const confirmedPost = (id: string): Post | undefined =>
  postLists.all().flatMap(({ posts }) => posts.find((post) => post.id === id) ?? [])[0]
