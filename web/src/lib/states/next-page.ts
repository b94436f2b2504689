import type { UseInfiniteQueryResult } from '@tanstack/react-query'

export type Paged = Pick<
  UseInfiniteQueryResult,
  'dataUpdatedAt' | 'isFetching' | 'isFetchingNextPage' | 'refetch' | 'fetchNextPage'
>

/**
 * Returns how to read the next page. It waits for a list that is being read again: that would be broken off, the page put
 * behind what is old, and all of it taken for what is so now.
 */
export function nextPageOf(query: Paged): () => void {
  // Named while the screen is drawn, so that it is drawn anew with each.
  const { dataUpdatedAt, isFetching, isFetchingNextPage, refetch, fetchNextPage } = query
  const readAfterIt = async () => {
    if (isFetching && !isFetchingNextPage) {
      let now = await refetch({ cancelRefetch: false })
      // What takes the place of a reading is waited for, too.
      while (now.isFetching) now = await refetch({ cancelRefetch: false })
      // It failed, or was left: what is shown is still old.
      if (now.dataUpdatedAt === dataUpdatedAt) return
    }
    await fetchNextPage({ cancelRefetch: false })
  }
  return () => void readAfterIt()
}
