import type { commentPage, ExchangeChange } from '@shelfmate/contract/exchange/exchange'
import type { CommentList } from '@shelfmate/contract/exchange/exchange-fold'
import type * as z from 'zod/mini'
import type { PageReading } from '../data/post-pages.ts'

export type CommentPage = z.infer<typeof commentPage>

/** The confirmed comments of a post as they are cached. */
export interface CachedComments extends CommentList {
  /** Leads to older ones; null when there are none. */
  cursor: string | null
}

/** Reads the newest comments, at least as many as were shown. */
export async function readComments(reading: PageReading<CommentPage>): Promise<CachedComments> {
  const { fetchPage, shown, pageSize, pageMax } = reading
  const limit = Math.min(Math.max(shown, pageSize), pageMax)
  let list = startOf(await fetchPage(undefined, limit))
  while (list.cursor !== null && list.comments.length < shown)
    list = addOlder(list, await fetchPage(list.cursor, limit), [])
  return list
}

const startOf = ({ items, nextCursor, version }: CommentPage): CachedComments => ({
  comments: items,
  version,
  cursor: nextCursor,
})

/**
 * The list with the page before it. Of the two versions the list's stays: folding a change that the page held already
 * does no harm. What was removed while the page was on its way is left out.
 */
export function addOlder(
  list: CachedComments,
  { items, nextCursor }: CommentPage,
  heard: readonly ExchangeChange[],
): CachedComments {
  const known = new Set(list.comments.map(({ id }) => id))
  const removed = new Set(heard.map(({ removedCommentId }) => removedCommentId))
  const older = items.filter(({ id }) => !known.has(id) && !removed.has(id))
  return { ...list, comments: [...older, ...list.comments], cursor: nextCursor }
}
