import { limits } from '@shelfmate/contract/api/limits'
import type { ExchangeChange, exchangeCalls } from '@shelfmate/contract/exchange/exchange'
import { foldComments } from '@shelfmate/contract/exchange/exchange-fold'
import { queryOptions } from '@tanstack/react-query'
import { sendTo } from '#lib/api/api-client.ts'
import { LiveList } from '#lib/live/live-list.ts'
import { addresses } from '../data/exchange.addresses.ts'
import { addOlder, type CachedComments, readComments } from './comment-pages.ts'

const pageSize = 20

/** The comments of every post. */
export const commentLists = new LiveList<string, CachedComments, ExchangeChange>({
  key: ['exchange', 'comments'],
  numberOf: ({ version }) => version,
  fold: foldComments,
  concerns: (postId, change) => change.postId === postId,
})

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
    queryKey: commentLists.keyOf(postId),
    queryFn: ({ signal }): Promise<CachedComments> =>
      commentLists.read(postId, () =>
        readComments({
          fetchPage: (cursor, limit) => readPage(postId, cursor, limit, signal),
          shown: commentLists.cached(postId)?.comments.length ?? 0,
          pageSize,
          pageMax: limits.commentsPage,
        }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })

/** Reads the comments before the oldest one shown. */
export const readOlder = (postId: string): Promise<void> =>
  commentLists.extend(postId, {
    cursorOf: ({ cursor }) => cursor,
    readPage: (cursor) => readPage(postId, cursor, pageSize),
    join: addOlder,
  })

/** Folds a change into the comments of its post, if they have been read. */
export function foldIntoComments(change: ExchangeChange): Promise<void> {
  const { postId, version, comment, post } = change
  // The first one needs no reading.
  if (comment && post?.commentCount === 1 && !commentLists.cached(postId))
    commentLists.put(postId, { comments: [comment], version, cursor: null })
  return commentLists.receive(change)
}
