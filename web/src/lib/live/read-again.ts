import type { Query, QueryFilters } from '@tanstack/react-query'
import { queryClient } from '../api/query-client.ts'

/**
 * Reads again what is on a screen, because the server has something newer, and marks the rest as old. Returns once that
 * has been tried.
 */
export async function readAgain(filters: QueryFilters): Promise<void> {
  await Promise.all(queryClient.getQueryCache().findAll(filters).map(readQueryAgain))
}

async function readQueryAgain(query: Query): Promise<void> {
  const { queryKey, promise, state } = query
  // Not broken off by `invalidateQueries`: a first answer, which it would take for the newer one, and what no screen shows. A
  // further page is what somebody asked for.
  const isAwaited =
    state.fetchStatus === 'fetching' &&
    (state.data === undefined || !!state.fetchMeta?.fetchMore || !query.isActive())
  if (isAwaited) await promise?.catch(() => undefined)
  // What began since then is new enough: several events are one reading.
  await queryClient.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: !isAwaited })
}
