import type { UseInfiniteQueryResult } from '@tanstack/react-query'

export type Paged = Pick<
  UseInfiniteQueryResult,
  'isFetching' | 'isFetchingNextPage' | 'refetch' | 'fetchNextPage'
>

/**
 * Returns how to read the next page. It waits for a list that is being read again: that would be broken off, the page put
 * behind what is old, and all of it taken for what is so now.
 */
export function nextPageOf({ isFetching, isFetchingNextPage, refetch, fetchNextPage }: Paged): () => void {
  const readAfterIt = async () => {
    if (isFetching && !isFetchingNextPage) await refetch({ cancelRefetch: false })
    await fetchNextPage()
  }
  return () => void readAfterIt()
}
