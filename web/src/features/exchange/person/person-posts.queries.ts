import type { CallAddresses } from '@shelfmate/contract/api/call'
import type { exchangeCalls } from '@shelfmate/contract/exchange/exchange'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { sendTo } from '#lib/api/api-client.ts'

/** Apart from the exchange's own: its screen does not ask for it. */
const addresses = {
  listPostsOf: 'GET /exchange/people/:userId/posts',
} as const satisfies CallAddresses<Pick<typeof exchangeCalls, 'listPostsOf'>>

/** What a person offers, soonest first, as far as the viewer sees it. Read anew with each visit, and whenever something may have been missed. */
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
