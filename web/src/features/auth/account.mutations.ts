import { authCalls } from '@shelfmate/contract/account/auth'
import type { CallInput } from '@shelfmate/contract/api/call'
import { useMutation } from '@tanstack/react-query'
import { send } from '#lib/api/api-client.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { recheckSession } from '#lib/api/session.ts'
import { emailQuery } from './account.queries.ts'

type Body<Name extends keyof typeof authCalls> =
  CallInput<(typeof authCalls)[Name]> extends { body: infer B } ? B : never

/** What was refused to an unverified account is asked for again. */
async function followAccount(): Promise<void> {
  await recheckSession()
  void queryClient.invalidateQueries()
}

/** Confirms the address with the code of the mail. `onConfirmed` comes first: what asks for the code may leave the screen with the news. */
export function useConfirmCode(onConfirmed: () => void) {
  return useMutation({
    mutationFn: (body: Body<'confirmCode'>) => send(authCalls.confirmCode, { body }),
    onSuccess: () => {
      onConfirmed()
      return followAccount()
    },
  })
}

/** Confirms an address with the token of a mailed link. */
export function useVerifyEmail() {
  return useMutation({
    mutationFn: (body: Body<'verifyEmail'>) => send(authCalls.verifyEmail, { body }),
    onSuccess: followAccount,
  })
}

/** Has the mail with the code sent again. */
export function useResendVerification() {
  return useMutation({ mutationFn: () => send(authCalls.resendVerification, {}) })
}

interface Change {
  /** The address as it is. */
  email: string
  /** The server has it. */
  onSent: () => void
  /** It counts at once, without a code. */
  onChanged: () => void
  /** It is the address that they have, and none waits any more. */
  onKept: () => void
}

/** Begins the change of the address; `emailQuery` is asked what has become of it. */
export function useChangeEmail({ email, onSent, onChanged, onKept }: Change) {
  const { queryKey } = emailQuery
  return useMutation({
    mutationFn: (body: Body<'changeEmail'>) => send(authCalls.changeEmail, { body }),
    onSuccess: async () => {
      onSent()
      // Forgotten first: what was known before says nothing any more, should nobody answer now.
      await Promise.all([queryClient.resetQueries({ queryKey }), recheckSession()])
      const now = queryClient.getQueryData(queryKey)
      if (now?.pending === null) (now.email === email ? onKept : onChanged)()
    },
  })
}
