import { QueryCache, QueryClient } from '@tanstack/react-query'
import { isApiError } from './api-error.ts'
import { isTemporary } from './errors.ts'
import { recheckSession } from './session.ts'

const maxRetries = 2
const staleAfterMs = 30_000
/** What was seen today can be seen again without a network. */
const heldMs = 86_400_000

/**
 * The one cache of server data of this page. After a read that answers 401 the session is over here too, wherever it was ended;
 * unless the browser has got a new cookie meanwhile, as with a new password. What is not there any more, or not for this user,
 * is dropped.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      if (isApiError(error, 'UNAUTHENTICATED')) void recheckSession()
      // Kept beside the error, it would go on being shown: such as somebody who has blocked this user.
      if (isApiError(error, 'NOT_FOUND')) query.setState({ data: undefined, dataUpdatedAt: 0 })
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: staleAfterMs,
      gcTime: heldMs,
      // A device that knows that it is offline says so at once.
      retry: (failures, error) => failures < maxRetries && isTemporary(error) && navigator.onLine,
    },
    // A press answers at once, also without a network: what failed is said and can be tried again.
    mutations: { retry: false, networkMode: 'always' },
  },
})
