import type { ExchangeChange, exchangeCalls, Post } from '@shelfmate/contract/exchange'
import type { PostFilter } from '@shelfmate/contract/exchange-fold'
import { limits } from '@shelfmate/contract/limits'
import type { ProfileChange } from '@shelfmate/contract/live'
import { queryOptions } from '@tanstack/react-query'
import { sendTo } from '#lib/api-client.ts'
import { localDate } from '#lib/dates.ts'
import { keptOnDevice } from '#lib/last-seen.ts'
import { queryClient } from '#lib/query-client.ts'
import { currentSession } from '#lib/session.ts'
import { addresses } from './exchange.addresses.ts'
import type { ExchangeFilter } from './exchange-filter.ts'
import { addPage, type CachedPosts, foldChanges, readPosts } from './post-pages.ts'
import { renamed } from './renamed.ts'
import { whileReading } from './while-reading.ts'

export const postsKey = ['exchange', 'posts'] as const
/** Posts that are read at once. */
export const pageSize = 24

type PostsKey = readonly [...typeof postsKey, ExchangeFilter]
const keyOf = ({ search, dorm, order }: ExchangeFilter): PostsKey => [
  ...postsKey,
  { search: search.trim(), dorm, order },
]

/** What a filter shows to whoever is signed in, on this day. */
export const postFilter = (filter: ExchangeFilter): PostFilter => ({
  ...filter,
  viewerId: currentSession()?.id ?? '',
  today: localDate(new Date()),
})

function readPage(
  { search, dorm, order }: ExchangeFilter,
  cursor: string | undefined,
  limit: number,
  signal?: AbortSignal,
) {
  const query = {
    order,
    limit,
    ...(search !== '' && { search }),
    ...(dorm !== '' && { dorm }),
    ...(cursor !== undefined && { cursor }),
  }
  return sendTo<typeof exchangeCalls.listPosts>(addresses.listPosts, { query }, signal ? { signal } : {})
}

/** The posts that a filter shows, as the server last confirmed them. Live changes keep them right while the screen is open. */
export const postsQuery = (filter: ExchangeFilter) => {
  const queryKey = keyOf(filter)
  const [, , sent] = queryKey
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<CachedPosts> => {
      const [list, heard] = await whileReading(() =>
        readPosts({
          fetchPage: (cursor, limit) => readPage(sent, cursor, limit, signal),
          filter: postFilter(sent),
          shown: queryClient.getQueryData<CachedPosts>(queryKey)?.posts.length ?? 0,
          pageSize,
          pageMax: limits.postsPage,
        }),
      )
      return foldChanges(list, postFilter(sent), heard)
    },
    meta: keptOnDevice<CachedPosts>((list) => (sent.search === '' ? list : undefined)),
    // Events keep it; whatever may have missed one marks it as old.
    staleTime: Number.POSITIVE_INFINITY,
    // Without a network the screen says so at once, instead of waiting for one.
    networkMode: 'always',
  })
}

/** Reads on where the list ends. */
export async function readOn(filter: ExchangeFilter): Promise<void> {
  const queryKey = keyOf(filter)
  const [, , sent] = queryKey
  const cursor = queryClient.getQueryData<CachedPosts>(queryKey)?.cursor
  if (!cursor) return
  const [page, heard] = await whileReading(() => readPage(sent, cursor, pageSize))
  queryClient.setQueryData<CachedPosts>(queryKey, (list) =>
    // Read anew meanwhile: the page may not follow it.
    list?.cursor === cursor
      ? foldChanges(addPage(list, postFilter(sent), page), postFilter(sent), heard)
      : list,
  )
}

const everyList = () => queryClient.getQueriesData<CachedPosts>({ queryKey: postsKey })

/** A post as the server last confirmed it, wherever it is listed. */
export function confirmedPost(id: string): Post | undefined {
  for (const [, list] of everyList()) {
    const post = list?.posts.find((one) => one.id === id)
    if (post) return post
  }
  return undefined
}

/** Folds a change into every list. */
export function foldIntoPosts(change: ExchangeChange): void {
  for (const [key, list] of everyList()) {
    // `keyOf` made every key below `postsKey`.
    const [, , filter] = key as unknown as PostsKey
    if (list) queryClient.setQueryData(key, foldChanges(list, postFilter(filter), [change]))
  }
}

/** Somebody is called otherwise now, or looks otherwise. */
export function renameInPosts(now: ProfileChange): void {
  for (const [key, list] of everyList())
    if (list) queryClient.setQueryData(key, { ...list, posts: renamed(list.posts, now) })
}
