import type { RecipesBody, recipesCalls, SuggestedRecipe } from '@shelfmate/contract/recipes'
import { sendTo } from '#lib/api-client.ts'
import { isApiError } from '#lib/api-error.ts'
import { counted } from '#lib/counted.ts'
import { describeError } from '#lib/errors.ts'
import { newId } from '#lib/new-id.ts'
import { setSession } from '#lib/session.ts'
import { createStore } from '#lib/store.ts'
import { dismissToast, notifyError, notifyUndo } from '#ui/toasts.ts'
import { addresses } from './recipes.addresses.ts'
import { streamRecipes } from './recipes.stream.ts'
import { begun, foldEvent, idle, type Progress } from './recipes-progress.ts'
import { usedItemIds } from './recipes-words.ts'

interface Asked {
  userId: string
  progress: Progress
}

/** Outside the screen, so that whoever looks into the pantry meanwhile finds the recipes again. */
const asked = createStore<Asked>({ userId: '', progress: idle })
/** Ids of the recipes on the screen that were cooked. */
const cooked = createStore<ReadonlySet<string>>(new Set())

// A name of its own: the compiler takes `asked.use()` for no hook.
const useAsked = asked.use

export function useProgress(userId: string): Progress {
  const last = useAsked()
  return last.userId === userId ? last.progress : idle
}
export const useCooked = cooked.use

/** Asks for recipes; what comes of it is in the progress. Does nothing while recipes are being written. */
export async function suggestRecipes(userId: string, body: RecipesBody): Promise<void> {
  const isWorking = () => asked.get().userId === userId && asked.get().progress.phase === 'working'
  if (isWorking()) return
  const show = (progress: Progress) => asked.set({ userId, progress })
  show(begun)
  cooked.set(new Set())
  try {
    await streamRecipes(body, (event) => {
      if (isWorking()) show(foldEvent(asked.get().progress, event))
    })
  } catch (error) {
    if (!isWorking()) return
    show({ phase: 'failed', error })
    if (isApiError(error, 'UNAUTHENTICATED')) setSession(null)
  }
}

/** 'I cooked this': uses up one of each item, with a few seconds to take it back. */
export function cookRecipe(recipe: SuggestedRecipe, id = newId()): void {
  const itemIds = usedItemIds(recipe)
  mark(recipe, true)
  const done = sendTo<typeof recipesCalls.cook>(addresses.cook, { body: { id, itemIds } })
  const toast = notifyUndo(`Enjoy! Used up one each of ${counted(itemIds.length, 'item')}.`, () => {
    undoCook(recipe, id, done)
  })
  done.catch((error: unknown) => {
    dismissToast(toast)
    mark(recipe, false)
    explain('Your pantry is as it was.', error, () => cookRecipe(recipe, id))
  })
}

function undoCook(recipe: SuggestedRecipe, id: string, cooking: Promise<unknown>): void {
  mark(recipe, false)
  cooking
    // What did not happen needs no undoing, and has been explained.
    .then(
      () => sendTo<typeof recipesCalls.undoCook>(addresses.undoCook, { params: { id } }),
      () => undefined,
    )
    .catch((error: unknown) => {
      mark(recipe, true)
      explain('The items could not be put back.', error, () => undoCook(recipe, id, Promise.resolve()))
    })
}

function mark({ id }: SuggestedRecipe, isCooked: boolean): void {
  const next = new Set(cooked.get())
  if (isCooked) next.add(id)
  else next.delete(id)
  cooked.set(next)
}

function explain(outcome: string, error: unknown, retry: () => void): void {
  if (isApiError(error, 'UNAUTHENTICATED')) setSession(null)
  const { message, requestId } = describeError(error)
  const isFinal = isApiError(error) && error.status >= 400 && error.status < 500
  notifyError(`${outcome} ${message}`, { requestId, retry: isFinal ? undefined : retry })
}
