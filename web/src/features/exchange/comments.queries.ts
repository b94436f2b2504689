import type { ExchangeChange, exchangeCalls } from '@shelfmate/contract/exchange'
import { limits } from '@shelfmate/contract/limits'
import type { ProfileChange } from '@shelfmate/contract/live'
import { queryOptions } from '@tanstack/react-query'
import { sendTo } from '#lib/api-client.ts'
import { queryClient } from '#lib/query-client.ts'
import { addOlder, type CachedComments, foldCommentChanges, readComments } from './comment-pages.ts'
import { addresses } from './exchange.addresses.ts'
import { renamed } from './renamed.ts'
import { whileReading } from './while-reading.ts'

export const commentsKey = ['exchange', 'comments'] as const
const pageSize = 20
/** Changes overtake each other on their way: a missing one is given this long before the comments are read again. */
const gapGraceMs = 250

const keyOf = (postId: string) => [...commentsKey, postId]
const cachedComments = (postId: string) => queryClient.getQueryData<CachedComments>(keyOf(postId))

function readPage(postId: string, cursor: string | undefined, limit: number, signal?: AbortSignal) {
  return sendTo<typeof exchangeCalls.listComments>(
    addresses.listComments,
    { params: { id: postId }, query: { limit, ...(cursor !== undefined && { cursor }) } },
    signal ? { signal } : {},
  )
}

/** The newest comments of a post as the server last confirmed them, kept right by live changes. */
export const commentsQuery = (postId: string) =>
  queryOptions({
    queryKey: keyOf(postId),
    queryFn: async ({ signal }): Promise<CachedComments> => {
      const [list, heard] = await whileReading(() =>
        readComments({
          fetchPage: (cursor, limit) => readPage(postId, cursor, limit, signal),
          shown: cachedComments(postId)?.comments.length ?? 0,
          pageSize,
          pageMax: limits.commentsPage,
        }),
      )
      const folded = foldCommentChanges(
        list,
        heard.filter((change) => change.postId === postId),
      )
      if (folded !== 'gap') return folded
      rereadSoon(postId)
      return list
    },
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })

/** Reads the comments before the oldest one shown. */
export async function readOlder(postId: string): Promise<void> {
  const cursor = cachedComments(postId)?.cursor
  if (!cursor) return
  const [page, heard] = await whileReading(() => readPage(postId, cursor, pageSize))
  queryClient.setQueryData<CachedComments>(keyOf(postId), (list) =>
    list?.cursor === cursor ? addOlder(list, page, heard) : list,
  )
}

/** Folds a change into the comments of its post, if they have been read. */
export function foldIntoComments(change: ExchangeChange): void {
  const { postId, version, comment, post } = change
  const list = cachedComments(postId)
  if (!list) {
    // The first one needs no reading.
    if (comment && post?.commentCount === 1)
      queryClient.setQueryData<CachedComments>(keyOf(postId), { comments: [comment], version, cursor: null })
    return
  }
  const folded = foldCommentChanges(list, [change])
  if (folded === 'gap') rereadSoon(postId)
  else if (folded !== list) queryClient.setQueryData(keyOf(postId), folded)
}

/** Resolves once the comments of a post are there, or cannot be read. */
export async function commentsThere(postId: string): Promise<void> {
  await queryClient.ensureQueryData(commentsQuery(postId)).catch(() => undefined)
}

const rereads = new Map<string, ReturnType<typeof setTimeout>>()

function rereadSoon(postId: string): void {
  clearTimeout(rereads.get(postId))
  const reread = () => {
    rereads.delete(postId)
    void queryClient.invalidateQueries({ queryKey: keyOf(postId) })
  }
  rereads.set(postId, setTimeout(reread, gapGraceMs))
}

/** Somebody is called otherwise now, or looks otherwise. */
export function renameInComments(now: ProfileChange): void {
  for (const [key, list] of queryClient.getQueriesData<CachedComments>({ queryKey: commentsKey }))
    if (list) queryClient.setQueryData(key, { ...list, comments: renamed(list.comments, now) })
}
