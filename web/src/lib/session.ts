import { authCalls, type SignedInUser } from '@shelfmate/contract/auth'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { send } from './api-client.ts'
import { isApiError } from './api-error.ts'
import { sessionKey } from './session-key.ts'

/** Who is signed in, or null. Asked once per page load; kept right by login, logout and every 401. */
export const sessionQuery = queryOptions<SignedInUser | null>({
  queryKey: sessionKey,
  queryFn: async ({ signal }) => {
    try {
      const { user } = await send(authCalls.session, {}, { signal })
      return user
    } catch (error) {
      if (isApiError(error, 'UNAUTHENTICATED')) return null
      throw error
    }
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

/** The signed-in user, null for a visitor, undefined before it is known. */
export function useSession(): SignedInUser | null | undefined {
  return useQuery(sessionQuery).data
}

interface GuardArgs {
  context: { queryClient: QueryClient }
  location: { href: string }
}

/** `beforeLoad` of every signed-in screen (D3): a visitor logs in first and comes back to the address asked for. */
export async function requireSession({ context, location }: GuardArgs): Promise<{ user: SignedInUser }> {
  const user = await context.queryClient.query(sessionQuery)
  if (!user) throw redirect({ to: '/login', search: { next: location.href } })
  return { user }
}

/** `beforeLoad` of the landing page, /login and /signup (D3): a signed-in visitor goes home. */
export async function redirectSignedIn({ context }: GuardArgs): Promise<void> {
  if (await context.queryClient.query(sessionQuery)) throw redirect({ to: '/home', replace: true })
}
