import { authCalls, type SignedInUser } from '@shelfmate/contract/account/auth'
import type { CallInput } from '@shelfmate/contract/api/call'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { send } from '#lib/api/api-client.ts'
import { isApiError } from '#lib/api/api-error.ts'
import { describeError, isTemporary } from '#lib/api/errors.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { currentSession, recheckSession, renewCookie, setSession } from '#lib/api/session.ts'
import { announceSession, onSessionElsewhere } from '#lib/api/session-channel.ts'
import { browserTimeZone } from '#lib/dates.ts'
import { forgetUser, rememberedUser, rememberUser } from '#lib/device/account.ts'
import { forgetNotes } from '#lib/device/device-notes.ts'
import { newId } from '#lib/new-id.ts'
import { keepPressesOf } from '#lib/press/press.ts'
import { stopRealtime } from '#lib/realtime.ts'
import { dismissDeeds, dismissOthers, notifyError } from '#ui/layers/toasts.ts'
import * as words from './auth-words.ts'

type Body<Name extends keyof typeof authCalls> =
  CallInput<(typeof authCalls)[Name]> extends { body: infer B } ? B : never

/** How often somebody entered, on this tab or another, as far as this page has heard. */
let entries = 0

/** Nothing of an earlier account stays, on the page or on the device, when another one enters. */
async function enter({ user }: { user: SignedInUser }) {
  entries += 1
  queryClient.clear()
  keepPressesOf(user.id)
  forgetNotes(user.id)
  // An Undo or a Retry would be done in the name of whoever is signed in.
  dismissDeeds()
  dismissOthers(user.id)
  const lost = await rememberUser(user)
  if (lost > 0) notifyError(words.unsentRemoved(lost))
  setSession(user)
  announceSession(user.id)
}

/** Logs in; what an earlier account left on the device goes. */
export function useLogin() {
  return useMutation({
    mutationFn: (body: Omit<Body<'login'>, 'timeZone'>) =>
      send(authCalls.login, { body: { ...body, timeZone: browserTimeZone() } }),
    onSuccess: enter,
  })
}

/** Sends what somebody who is suspended says to it. */
export function useSuspensionAnswer() {
  return useMutation({
    mutationFn: (body: Body<'answerSuspension'>) => send(authCalls.answerSuspension, { body }),
  })
}

/**
 * Makes an account and enters it, like `useLogin`. What is sent again as it was keeps its id: should the first have arrived
 * after all and only its answer been lost, that account is entered.
 */
export function useSignUp() {
  const sent = useRef<{ text: string; id: string }>(undefined)
  return useMutation({
    mutationFn: (body: Omit<Body<'signUp'>, 'id' | 'timeZone'>) => {
      const text = JSON.stringify(body)
      if (sent.current?.text !== text) sent.current = { text, id: newId() }
      return send(authCalls.signUp, {
        body: { ...body, id: sent.current.id, timeZone: browserTimeZone() },
      })
    },
    onSuccess: enter,
  })
}

/** Ends the session, forgets what the device keeps of it and loads the landing page anew; a failure is told, also where the button has gone. */
export function useLogout() {
  const logout = useMutation({
    mutationFn: async () => {
      const [userId, before] = [currentSession()?.id, entries]
      const stopListening = onSessionElsewhere((who) => {
        if (who !== null) entries += 1
      })
      await send(authCalls.logout, {}).finally(stopListening)
      return { userId, isEntered: entries !== before }
    },
    onSuccess: async ({ userId, isEntered }) => {
      // The answer came late: what is here by now is of whoever entered since, be it the same account.
      if (isEntered) return
      stopRealtime()
      queryClient.clear()
      await forgetUser(userId)
      // Where the answer comes late, somebody else may have entered on another tab.
      const now = (await rememberedUser())?.id
      const other = now === userId ? undefined : now
      forgetNotes(other)
      announceSession(other ?? null)
      // A full load: nothing of the account stays in this page's memory.
      window.location.replace('/')
    },
    onError: (error) => {
      const { message, requestId } = describeError(error)
      notifyError(words.stillLoggedIn(message), { requestId, retry: () => logout.mutate() })
    },
  })
  return logout
}

/**
 * Changes the password; the account's sessions end, and this browser has a new one. Where its answer was lost, the cookie may be the old
 * one: then it is over. `onChanged` is called even where the form has gone meanwhile.
 */
export function useChangePassword(onChanged: () => void) {
  return useMutation({
    mutationFn: (body: Body<'changePassword'>) => renewCookie(() => send(authCalls.changePassword, { body })),
    onSuccess: () => {
      // A tab that has taken the old cookie's end for a logout comes back.
      announceSession(currentSession()?.id ?? null)
      onChanged()
    },
    onError: (error) => {
      if (isTemporary(error) || isApiError(error, 'UNAUTHENTICATED')) void recheckSession()
    },
  })
}

/** Asks for the mail with the link; the answer is the same for every address. */
export function useForgotPassword() {
  return useMutation({
    mutationFn: (body: Body<'forgotPassword'>) => send(authCalls.forgotPassword, { body }),
  })
}

/** Sets a new password with the token of a mailed link. */
export function useResetPassword() {
  return useMutation({
    mutationFn: (body: Body<'resetPassword'>) => send(authCalls.resetPassword, { body }),
  })
}
