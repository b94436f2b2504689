import { authCalls, type SignedInUser } from '@shelfmate/contract/auth'
import type { CallInput } from '@shelfmate/contract/call'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { send } from '#lib/api-client.ts'
import { browserTimeZone } from '#lib/dates.ts'
import { stopRealtime } from '#lib/realtime.ts'
import { announceSession } from '#lib/session-channel.ts'
import { sessionKey } from '#lib/session-key.ts'

type Body<Name extends keyof typeof authCalls> =
  CallInput<(typeof authCalls)[Name]> extends { body: infer B } ? B : never

/** Nothing of an earlier account stays in the cache when another one enters. */
function enter(queryClient: QueryClient, user: SignedInUser) {
  queryClient.clear()
  queryClient.setQueryData(sessionKey, user)
  announceSession(user.id)
}

export function useLogin() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Omit<Body<'login'>, 'timeZone'>) =>
      send(authCalls.login, { body: { ...body, timeZone: browserTimeZone() } }),
    onSuccess: ({ user }) => enter(queryClient, user),
  })
}

export function useSignUp() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Omit<Body<'signUp'>, 'timeZone'>) =>
      send(authCalls.signUp, { body: { ...body, timeZone: browserTimeZone() } }),
    onSuccess: ({ user }) => enter(queryClient, user),
  })
}

export function useLogout() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => send(authCalls.logout, {}),
    onSuccess: () => {
      stopRealtime()
      queryClient.clear()
      announceSession(null)
      // A full load: nothing of the account stays in this page's memory.
      window.location.replace('/')
    },
  })
}

export function useChangePassword() {
  return useMutation({
    mutationFn: (body: Body<'changePassword'>) => send(authCalls.changePassword, { body }),
  })
}

export function useForgotPassword() {
  return useMutation({
    mutationFn: (body: Body<'forgotPassword'>) => send(authCalls.forgotPassword, { body }),
  })
}

export function useResetPassword() {
  return useMutation({
    mutationFn: (body: Body<'resetPassword'>) => send(authCalls.resetPassword, { body }),
  })
}
