import type { CallAddresses } from '@shelfmate/contract/api/call'
import type { ExchangeChange, exchangeCalls } from '@shelfmate/contract/exchange/exchange'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sendTo } from '#lib/api/api-client.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { readAgain } from '#lib/live/read-again.ts'
import { listenLive } from '#lib/realtime.ts'
import { changedEvent } from '../data/exchange.addresses.ts'

/** Apart from the exchange's own: its screen does not ask for it. */
const addresses = {
  listPostsOf: 'GET /exchange/people/:userId/posts',
} as const satisfies CallAddresses<Pick<typeof exchangeCalls, 'listPostsOf'>>

/** What a person offers, soonest first, as far as the viewer sees it. Read anew with each visit; `usePostsOfLive` keeps it right. */
export const postsOfQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ['exchange', 'of', userId],
    queryFn: ({ pageParam, signal }) =>
      sendTo<typeof exchangeCalls.listPostsOf>(
        addresses.listPostsOf,
        { params: { userId }, query: pageParam === null ? {} : { cursor: pageParam } },
        { signal },
      ),
    // The type that every further page's cursor has.
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
    networkMode: 'always',
  })

/** Reads what a person offers again once a post of theirs changes, comes or goes, and whenever something may have been missed. */
export function usePostsOfLive(userId: string): void {
  useEffect(() => {
    const { queryKey } = postsOfQuery(userId)
    let again: Promise<void> | undefined
    const hear = ({ postId, post }: ExchangeChange) => {
      if (post && post.author.userId !== userId) return
      const pages = queryClient.getQueryData(queryKey)?.pages ?? []
      const isShown = pages.some(({ items }) => items.some(({ id }) => id === postId))
      const isReading = queryClient.isFetching({ queryKey }) > 0
      // What is being read may be from before the change. It is waited for: the whole campus's changes would break it off for ever.
      if (isReading)
        again ??= queryClient.refetchQueries({ queryKey }, { cancelRefetch: false }).then(() => {
          again = undefined
          return readAgain({ queryKey })
        })
      else if (isShown || post) void readAgain({ queryKey })
    }
    // Whom one meets may be others now.
    return listenLive(() => void readAgain({ queryKey }), [changedEvent, hear])
  }, [userId])
}
