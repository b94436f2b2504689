import { authCalls } from '@shelfmate/contract/account/auth'
import { queryOptions } from '@tanstack/react-query'
import { send } from '#lib/api/api-client.ts'

/** The address as it is, and the one that waits for its code. Asked anew at each visit: the link in a mail settles it elsewhere. */
export const emailQuery = queryOptions({
  queryKey: ['email'],
  queryFn: ({ signal }) => send(authCalls.readEmail, {}, { signal }),
  gcTime: 0,
  networkMode: 'always',
  refetchOnReconnect: true,
})
