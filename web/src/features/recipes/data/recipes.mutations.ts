import { msPerHour } from '@shelfmate/contract/api/durations'
import type { RecipesAnswer, RecipesBody, SuggestedRecipe } from '@shelfmate/contract/recipes/recipes'
import { useQuery } from '@tanstack/react-query'
import { isApiError } from '#lib/api/api-error.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { currentSession, recheckSession } from '#lib/api/session.ts'
import { today, useToday } from '#lib/dates.ts'
import { createStore } from '#lib/store.ts'
import { begun, foldEvent, idle, type Progress } from '../screen/recipes-progress.ts'
import { withFirst } from '../tonight/tonight.ts'
import { streamRecipes } from './recipes.stream.ts'
import { keepRecipes, keepRecipesOn, keptRecipesQuery } from './recipes-kept.ts'

interface Asked {
  userId: string
  progress: Progress
  /** The day that it is of. */
  day: string
}

/** Whoever cooks past midnight keeps the recipe in front of them. */
const nightMs = 4 * msPerHour

/** Outside the screen, so that whoever looks into the pantry meanwhile finds the recipes again. */
const asked = createStore<Asked>({ userId: '', progress: idle, day: '' })

// A name of its own: the compiler takes `asked.use()` for no hook.
const useAsked = asked.use

/** How far the asking is; what was written today before is there again. */
export function useProgress(userId: string): Progress {
  const last = useAsked()
  const night = useToday(nightMs)
  const shown = shownOf(last, userId, night)
  const { data: kept } = useQuery(keptRecipesQuery)
  if (shown.phase !== 'idle') return shown
  return kept?.day === night ? { phase: 'done', answer: kept.answer } : idle
}

/** What one who asked sees of it: recipes are of their day, as food expires. */
const shownOf = ({ userId, progress, day }: Asked, viewerId: string, now: string): Progress =>
  userId !== viewerId || (progress.phase === 'done' && day !== now) ? idle : progress

/** Ids of the recipes on the screen that were cooked. */
export const useCooked = (): readonly string[] => useQuery(keptRecipesQuery).data?.cooked ?? []

/** Asks for recipes; what comes of it is in the progress. Does nothing while recipes are being written. */
export async function suggestRecipes(userId: string, body: RecipesBody): Promise<void> {
  const isWorking = () => asked.get().userId === userId && asked.get().progress.phase === 'working'
  if (isWorking()) return
  // Another may have logged in meanwhile.
  const isHere = () => currentSession()?.id === userId
  const show = (progress: Progress) => {
    const day = today(nightMs)
    if (progress.phase === 'done' && isHere()) keepRecipes(progress.answer, day)
    asked.set({ userId, progress, day })
  }
  show(begun)
  try {
    await streamRecipes(body, (event) => {
      if (isWorking()) show(foldEvent(asked.get().progress, event))
    })
  } catch (error) {
    if (!isWorking()) return
    show({ phase: 'failed', error })
    if (isApiError(error, 'UNAUTHENTICATED')) await recheckSession()
  }
}

/** Puts a recipe of an answer on top of those that the screen shows; nothing while others are being written. */
export function showRecipe(userId: string, recipe: SuggestedRecipe, answer: RecipesAnswer): void {
  const day = today(nightMs)
  const last = shownOf(asked.get(), userId, day)
  if (last.phase === 'working') return
  const kept = queryClient.getQueryData(keptRecipesQuery.queryKey)
  const shown = last.phase === 'done' ? last.answer : kept?.day === day ? kept.answer : undefined
  const together = withFirst(recipe, answer, shown)
  keepRecipesOn(together, day)
  asked.set({ userId, progress: { phase: 'done', answer: together }, day })
}
