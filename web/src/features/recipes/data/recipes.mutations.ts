import { msPerHour } from '@shelfmate/contract/api/durations'
import type { PantryItem } from '@shelfmate/contract/pantry/pantry'
import type { RecipeMark } from '@shelfmate/contract/recipe-book/recipe-book'
import type {
  RecipesAnswer,
  RecipesBody,
  SuggestedRecipe,
  UsedItem,
} from '@shelfmate/contract/recipes/recipes'
import { useQuery } from '@tanstack/react-query'
import { isApiError } from '#lib/api/api-error.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { currentSession, recheckSession } from '#lib/api/session.ts'
import { today, useToday } from '#lib/dates.ts'
import { newId } from '#lib/new-id.ts'
import { type NewPress, type Pressed, press } from '#lib/press/press.ts'
import { GivenUp } from '#lib/press/press-refusal.ts'
import { runUndoable, takeBack } from '#lib/press/press-toasts.ts'
import { createStore } from '#lib/store.ts'
import { notifySuccess } from '#ui/layers/toasts.ts'
import { mark as markRecipe } from '../book/book.mutations.ts'
import { currentMark } from '../book/marks.ts'
import { begun, foldEvent, idle, type Progress } from '../screen/recipes-progress.ts'
import { withFirst } from '../tonight/tonight.ts'
import type { CookOutcome, CookPress } from './recipes.press.ts'
import { streamRecipes } from './recipes.stream.ts'
import * as words from './recipes-data-words.ts'
import { keepRecipes, keepRecipesOn, keptRecipesQuery, markCooked } from './recipes-kept.ts'

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

/** 'I cooked this': uses up what was used of the pantry, all in one change, with a few seconds to take it back. */
export function cookRecipe(
  recipe: SuggestedRecipe,
  items: UsedItem[],
  pantry: readonly PantryItem[],
  id = newId(),
): void {
  const day = today()
  const uses = items.flatMap(({ id: itemId, pieces }) => {
    const item = pantry.find((one) => one.id === itemId)
    return item ? [{ item, pieces }] : []
  })
  const userId = currentSession()?.id
  const cooking: Cooking = { userId, recipe, count: items.length, uses, day, before: currentMark(recipe) }
  mark(cooking, true)
  if (items.length === 0) {
    notifySuccess(words.everythingStays)
    return
  }
  const call = { name: 'cook', input: { body: { id, items } } } as const
  const pressed = perform(cooking, { call, outcomes: uses.map(taken) }, { creates: [id] })
  runUndoable({
    message: words.took(items.length),
    failure: words.pantryAsItWas,
    begin: () => pressed.done.catch(marking(cooking, false)),
    retry: () => cookRecipe(recipe, items, pantry, id),
    undo: () => undoCook(cooking, id, pressed.id),
  })
}

interface Use {
  /** The item before it was used. */
  item: PantryItem
  pieces: UsedItem['pieces']
}

const taken = ({ item: { id, quantity }, pieces }: Use): CookOutcome =>
  pieces === 'all' ? { id, isGone: true } : { id, left: Math.max(quantity - pieces, 0), pieces }

interface Cooking {
  userId: string | undefined
  recipe: SuggestedRecipe
  /** How many items it takes. */
  count: number
  uses: readonly Use[]
  day: string
  /** What was said of the recipe before; undefined where that is not known. */
  before: RecipeMark | undefined
}

function undoCook(cooking: Cooking, id: string, undoes?: string): void {
  mark(cooking, false)
  takeBack({
    failure: words.itemsNotPutBack,
    undoes,
    press: () => {
      const call = { name: 'undoCook', input: { params: { id } } } as const
      const outcomes = cooking.uses.map(({ item }) => ({ id: item.id, back: item }))
      const pressed = perform(
        cooking,
        { call, outcomes },
        { needs: [id], ...(undoes !== undefined && { undoes }) },
      )
      return { ...pressed, done: pressed.done.catch(marking(cooking, true)) }
    },
    retry: () => undoCook(cooking, id),
  })
}

/** In the lane of the pantry: what was pressed there before is done before. */
const perform = (
  { recipe, count }: Cooking,
  { call, outcomes }: { call: CookPress['call']; outcomes: readonly CookOutcome[] },
  known: Pick<NewPress, 'creates' | 'needs' | 'undoes'>,
): Pressed => {
  const payload: CookPress = { call, title: recipe.title, count, operation: { kind: 'act', outcomes } }
  return press({ kind: 'cook', payload, lane: 'pantry', ...known })
}

const marking =
  (cooking: Cooking, isCooked: boolean) =>
  (error: unknown): never => {
    // An undo that was given up left it as it was. A cooking that was is none; at a log-out nobody is there who sees it.
    if (!(error instanceof GivenUp) || (!isCooked && currentSession()?.id === cooking.userId))
      mark(cooking, isCooked)
    throw error
  }

/** Shows it as cooked that day, or as not cooked after all; whatever else was said of it meanwhile stays. */
function mark({ recipe, day, before }: Cooking, isCooked: boolean): void {
  markCooked(recipe.id, isCooked)
  const now = currentMark(recipe)
  if (before && now) markRecipe(recipe, now, { cookedOn: isCooked ? day : before.cookedOn })
}
