import { limits } from '@shelfmate/contract/api/limits'
import type { OwnRecipe } from '@shelfmate/contract/recipe-book/own-recipes'
import type { RecipeMark } from '@shelfmate/contract/recipe-book/recipe-book'
import type { SuggestedRecipe } from '@shelfmate/contract/recipes/recipes'
import { type Pressed, press } from '#lib/press/press.ts'
import { keepRefused } from '#lib/press/press-store.ts'
import { runExplained, runUndoable, takeBack } from '#lib/press/press-toasts.ts'
import { notifySuccess } from '#ui/layers/toasts.ts'
import { contentOf, mark } from '../book/book.mutations.ts'
import { currentMark, isBeingMarked } from '../book/marks.ts'
import type { OwnPress } from './own.press.ts'
import * as words from './own-words.ts'

/**
 * Saves one; rejects with the reason when the server refuses. That it is there is said once the allergen guard has read it: until
 * then it stands in no list, and a note says that it waits.
 */
export function saveOne(recipe: OwnRecipe): Pressed {
  const { id, done } = pressSave('ownRecipe', [recipe])
  return { id, done: done.then(() => void notifySuccess(words.inYourRecipes(recipe.recipe.title))) }
}

/** Saves those that were ticked, as many at once as fit into a request, and says how many are there by then. */
export function saveAll(recipes: readonly OwnRecipe[]): void {
  let saved = 0
  const sayMore = (count: number) => {
    saved += count
    notifySuccess(words.recipesSaved(saved))
  }
  for (const group of grouped(recipes)) saveGroup(group, sayMore)
}

function saveGroup(group: OwnRecipe[], onSaved: (count: number) => void): void {
  const { id, done } = pressSave('ownRecipes', group)
  keepRefused(id)
  runExplained({
    failure: words.recipesNotSaved(group.length),
    begin: () => done.then(() => onSaved(group.length)),
    retry: () => saveGroup(group, onSaved),
  })
}

/** Groups that fit into a request each. */
export function grouped(recipes: readonly OwnRecipe[]): OwnRecipe[][] {
  const groups: OwnRecipe[][] = []
  let length = 0
  for (const recipe of recipes) {
    const own = JSON.stringify(recipe).length
    const last = groups.at(-1)
    const fits = length + own <= limits.ownRecipesLength && (last?.length ?? 0) < limits.ownRecipesPerSave
    if (last && fits) last.push(recipe)
    else groups.push([recipe])
    length = last && fits ? length + own : own
  }
  return groups
}

/** Removes one, with a few seconds to take it back. */
export function removeOwn(recipe: SuggestedRecipe): void {
  const { id, title, address = null } = recipe
  // It goes with the recipe.
  const said = currentMark(recipe)
  const pressed = perform('ownRecipe', { call: { name: 'removeOwn', input: { params: { id } } }, title })
  runUndoable({
    message: words.removed(title),
    failure: words.notRemoved(title),
    begin: () => pressed.done,
    retry: () => removeOwn(recipe),
    undo: () =>
      putBack(
        { id, recipe: contentOf(recipe), address },
        () => said && saysSomething(said) && !isBeingMarked(id) && mark(recipe, said, {}),
        pressed.id,
      ),
  })
}

const saysSomething = ({ rating, notForMe, cookedOn }: RecipeMark) =>
  rating !== null || notForMe || cookedOn !== null

/** `sayAgain` is for when it had gone, and with it what was said of it. */
function putBack(recipe: OwnRecipe, sayAgain: () => void, undoes?: string): void {
  takeBack({
    failure: words.notPutBack(recipe.recipe.title),
    undoes,
    press: () => {
      const { id, done } = pressSave('ownRecipe', [recipe])
      return { id, done: done.then(sayAgain) }
    },
    retry: () => putBack(recipe, sayAgain),
  })
}

/** One has a form that it can come back to; of many there is a list alone. */
type Kind = 'ownRecipe' | 'ownRecipes'

const pressSave = (kind: Kind, recipes: OwnRecipe[]): Pressed =>
  perform(kind, {
    call: { name: 'saveOwn', input: { body: { recipes } } },
    title: recipes[0]?.recipe.title ?? '',
  })

/** One lane: what was saved is there before it is removed. */
const perform = (kind: Kind, payload: OwnPress): Pressed => press({ kind, payload, lane: 'ownRecipe' })
