import type { UseQueryResult } from '@tanstack/react-query'
import { queryClient } from '../api/query-client.ts'

/** Asks again for what could not be read: why is shown until the answer comes, and with it the button that was pressed. */
export function askAgain({ error, refetch }: Pick<UseQueryResult, 'error' | 'refetch'>): void {
  const failed = queryClient
    .getQueryCache()
    .getAll()
    .find(({ state }) => state.error === error)
  void refetch()
  // TanStack Query forgets a failure at the next request, unless there is data.
  failed?.setState({ error, status: 'error' })
}
