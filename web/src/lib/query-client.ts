import { QueryCache, QueryClient } from '@tanstack/react-query'
import { isApiError } from './api-error.ts'
import { isTemporary } from './errors.ts'
import { sessionKey } from './session-key.ts'

const maxRetries = 2

/** The one cache of server data. A read that answers 401 ends the session here too, wherever it was ended. */
export function createQueryClient(): QueryClient {
  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (isApiError(error, 'UNAUTHENTICATED')) queryClient.setQueryData(sessionKey, null)
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < maxRetries && isTemporary(error),
      },
      // A press answers at once, also without a network: what failed is said and can be tried again.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  return queryClient
}
