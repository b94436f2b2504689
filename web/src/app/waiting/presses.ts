import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { alterationKind, chatKind } from '#features/chat/data/chat.press.ts'
import { commentKind, postKind } from '#features/exchange/data/exchange.press.ts'
import { correctionKind } from '#features/foods/foods.press.ts'
import { barcodesKind } from '#features/pantry/camera/barcodes.press.ts'
import {
  type PantryPress,
  pantryKind,
  readPantry,
  saidOtherwise,
} from '#features/pantry/data/pantry.press.ts'
import { profileKind } from '#features/profile/profile.press.ts'
import { markKind } from '#features/recipes/book/book.press.ts'
import { cookKind, judgedAnew } from '#features/recipes/data/recipes.press.ts'
import { ownRecipeKind } from '#features/recipes/own/own.press.ts'
import { requestKind } from '#features/requests/requests.press.ts'
import type { ApiError } from '#lib/api/api-error.ts'
import { describeError } from '#lib/api/errors.ts'
import { type AnyKind, kindOf, setKinds } from '#lib/press/press-kinds.ts'
import type { Press } from '#lib/press/press-machine.ts'
import { errorOf } from '#lib/press/press-refusal.ts'
import { startSending } from '#lib/press/press-sender.ts'
import { onSentLate } from '#lib/sent-late.ts'
import { notifyError, notifySuccess } from '#ui/layers/toasts.ts'
import * as words from './waiting-words.ts'

/**
 * All that can be pressed and wait. In one piece with what sends it: a part that is asked for when it is needed may not
 * arrive, and browsers ask for a part once.
 */
const kinds: Record<string, AnyKind> = {
  // `pantryKind` is what stores these.
  pantry: judgedAnew(pantryKind, (payload) => saidOtherwise(payload as PantryPress)),
  barcodes: barcodesKind,
  post: postKind,
  profile: profileKind,
  comment: commentKind,
  chat: chatKind,
  message: alterationKind,
  cook: cookKind(readPantry),
  request: requestKind,
  mark: markKind,
  ownRecipe: ownRecipeKind,
  ownRecipes: ownRecipeKind,
  correction: judgedAnew(correctionKind, () => undefined),
}

type Reopen = (id: string, payload: unknown, error: unknown) => void
type Forms = Record<string, { to: string; search?: object; load: () => Promise<Reopen> }>

/** Where a refused press is edited as it was typed. The profile's form shows what waits by itself. */
const forms: Forms = {
  pantry: {
    to: '/pantry',
    load: async () => (await import('#features/pantry/form/reopen.ts')).reopen,
  },
  post: {
    to: '/exchange',
    load: async () => (await import('#features/exchange/form/post-form-state.ts')).reopenForm,
  },
  ownRecipe: {
    to: '/recipes',
    search: { tab: 'kept' },
    load: async () => (await import('#features/recipes/own/own-edit.ts')).reopenForm,
  },
  profile: { to: '/profile', load: async () => () => undefined },
}

/** How to open the form of a refused press again; undefined for presses without one. */
export function useReopen({ id, kind, payload, refusal }: Press): (() => Promise<void>) | undefined {
  const router = useRouter()
  const form = forms[kind]
  if (!form || !refusal) return undefined
  return async () => {
    await router.navigate({ to: form.to, search: form.search ?? {} })
    const reopen = await form.load()
    reopen(id, payload, errorOf(refusal))
  }
}

/** Sends what the user did here before, on whatever screen, and tells what the server refuses. */
export function usePressSending(userId: string | undefined, onShow: () => void): void {
  const show = useEffectEvent(onShow)
  useEffect(() => {
    if (!userId) return
    setKinds(kinds)
    onSentLate((count) => notifySuccess(words.haveBeenSent(count)))
    return startSending(userId, (press, error, given) => tellRefused({ press, error, given, show }))
  }, [userId])
}

interface Refused {
  press: Press
  error: ApiError
  /** What could not be done without it. */
  given: readonly Press[]
  show: () => void
}

/** Nothing is lost: all of it stays in the list, which the toast opens. */
function tellRefused({ press, error, given, show }: Refused): void {
  const failure = kindOf(press.kind)?.words(press.payload).failure ?? words.changeNotAccepted
  const others = given.length === 0 ? '' : ` ${words.waitingForIt(given.length)}`
  notifyError(`${failure} ${describeError(error).message}${others}`, {
    requestId: error.requestId,
    action: { label: words.show, run: show },
  })
}
