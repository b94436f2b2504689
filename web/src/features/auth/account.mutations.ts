import { authCalls } from '@shelfmate/contract/account/auth'
import type { CallInput } from '@shelfmate/contract/api/call'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { send } from '#lib/api/api-client.ts'
import { isApiError } from '#lib/api/api-error.ts'
import { isTemporary } from '#lib/api/errors.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { readSession, recheckSession } from '#lib/api/session.ts'
import { readAgain } from '#lib/live/read-again.ts'
import { emailQuery } from './account.queries.ts'

type Body<Name extends keyof typeof authCalls> =
  CallInput<(typeof authCalls)[Name]> extends { body: infer B } ? B : never

/** What was refused to an unverified account is asked for again. */
async function followAccount(): Promise<void> {
  await recheckSession()
  void readAgain({})
}

/** Asks the account anew; returns its address where that is confirmed and none waits for a mail. */
async function readConfirmed(): Promise<string | undefined> {
  const [now] = await Promise.all([
    queryClient.fetchQuery({ ...emailQuery, staleTime: 0 }).catch(() => undefined),
    recheckSession(),
  ])
  return now?.verified && now.pending === null ? now.email : undefined
}

interface Awaited {
  /** The address that the mail went to. */
  email: string
  /** Comes first: what asks for the code may leave the screen with the news. */
  onConfirmed: () => void
}

/** Confirms the address with the code of the mail. A code that has been taken does not fit again: the first answer may have been lost. */
export function useConfirmCode({ email, onConfirmed }: Awaited) {
  return useMutation({
    mutationFn: async (body: Body<'confirmCode'>) => {
      try {
        await send(authCalls.confirmCode, { body })
      } catch (error) {
        if (!isApiError(error, 'CODE_INCORRECT') || (await readConfirmed()) !== email) throw error
      }
    },
    onSuccess: () => {
      onConfirmed()
      return followAccount()
    },
  })
}

/** Confirms an address with the token of a mailed link, which names its account. */
export function useVerifyEmail() {
  const isLost = useRef(false)
  return useMutation({
    mutationFn: async (body: Body<'verifyEmail'>) => {
      try {
        await send(authCalls.verifyEmail, { body })
      } catch (error) {
        isLost.current ||= isTemporary(error)
        // One that this page did not send before may have run out, and changed nothing.
        if (!isLost.current || !isApiError(error, 'VERIFICATION_INVALID')) throw error
        const user = await readSession().catch(() => null)
        if (!user || !body.token.startsWith(user.id) || !(await readConfirmed())) throw error
      }
    },
    onSuccess: followAccount,
  })
}

/** Has the mail with the code sent again; resolves with whether one is on its way: none is of an address that is confirmed by now. */
export function useResendVerification({ email, onConfirmed }: Awaited) {
  return useMutation({
    mutationFn: async () => {
      await send(authCalls.resendVerification, {})
      return (await readConfirmed()) !== email
    },
    onSuccess: (isSent) => {
      if (isSent) return undefined
      onConfirmed()
      return followAccount()
    },
  })
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
