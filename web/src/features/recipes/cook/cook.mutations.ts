import type { PantryItem } from '@shelfmate/contract/pantry/pantry'
import type { RecipeMark } from '@shelfmate/contract/recipe-book/recipe-book'
import type { SuggestedRecipe, UsedItem } from '@shelfmate/contract/recipes/recipes'
import { currentSession } from '#lib/api/session.ts'
import { today } from '#lib/dates.ts'
import { newId } from '#lib/new-id.ts'
import { type NewPress, type Pressed, press } from '#lib/press/press.ts'
import { GivenUp } from '#lib/press/press-refusal.ts'
import { runUndoable, takeBack } from '#lib/press/press-toasts.ts'
import { notifySuccess } from '#ui/layers/toasts.ts'
import { mark as markRecipe } from '../book/book.mutations.ts'
import { currentMark } from '../book/marks.ts'
import type { CookOutcome, CookPress } from '../data/recipes.press.ts'
import * as words from '../data/recipes-data-words.ts'
import { markCooked } from '../data/recipes-kept.ts'

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
