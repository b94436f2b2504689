import type { blocksCalls } from '@shelfmate/contract/people/blocks'
import { queryOptions } from '@tanstack/react-query'
import { sendTo } from '#lib/api/api-client.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { readAgain } from '#lib/live/read-again.ts'
import { addresses } from './blocks.addresses.ts'

type Calls = typeof blocksCalls

/** Whom one has blocked. */
export const blocksQuery = queryOptions({
  queryKey: ['blocks'],
  queryFn: ({ signal }) => sendTo<Calls['list']>(addresses.list, {}, { signal }),
})

/**
 * Blocks somebody. What screens show follows by itself: the server tells them to look again. What was read of that person alone is
 * forgotten, and so are lists of posts that no screen shows: both would be shown once more before the server says what is there.
 */
export async function block(userId: string): Promise<void> {
  await sendTo<Calls['block']>(addresses.block, { params: { userId } })
  void queryClient.resetQueries({
    predicate: (query) =>
      query.queryKey.includes(userId) || (query.queryKey[0] === 'exchange' && !query.isActive()),
  })
  await readAgain({ queryKey: blocksQuery.queryKey })
}

/** Takes a block back. */
export async function unblock(userId: string): Promise<void> {
  await sendTo<Calls['unblock']>(addresses.unblock, { params: { userId } })
  await readAgain({ queryKey: blocksQuery.queryKey })
}
