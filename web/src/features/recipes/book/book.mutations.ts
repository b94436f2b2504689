import type { RecipeMark } from '@shelfmate/contract/recipe-book/recipe-book'
import type { RecipeContent } from '@shelfmate/contract/recipe-book/recipe-content'
import type { SuggestedRecipe } from '@shelfmate/contract/recipes/recipes'
import { press } from '#lib/press/press.ts'
import { runExplained, runUndoable } from '#lib/press/press-toasts.ts'
import type { MarkPress } from './book.press.ts'
import * as words from './book-words.ts'
import { currentMark } from './marks.ts'

type Said = Omit<RecipeMark, 'id' | 'writer'>

/** Says something of a recipe: it shows at once, and waits for the connection where there is none. */
export function mark(recipe: SuggestedRecipe, now: RecipeMark, change: Partial<Said>): void {
  runExplained(marking(recipe, { ...now, ...change }))
}

/** Keeps a recipe no longer, with a few seconds to take it back: its text may stand nowhere else. */
export function forget(recipe: SuggestedRecipe, now: RecipeMark): void {
  runUndoable({
    ...marking(recipe, { ...now, kept: false }),
    message: words.notKept(recipe.title),
    undo: () => mark(recipe, currentMark(recipe) ?? now, { kept: true }),
  })
}

function marking(recipe: SuggestedRecipe, state: RecipeMark) {
  const content = state.kept ? contentOf(recipe) : null
  const payload: MarkPress = {
    call: { name: 'mark', input: { body: { ...state, recipe: content } } },
    title: recipe.title,
  }
  return {
    failure: words.markNotSaved(recipe.title),
    begin: () => press({ kind: 'mark', payload, lane: 'mark' }).done,
    retry: () => mark(recipe, state, {}),
  }
}

/** A recipe as it is written, without what the pantry had of it. */
export function contentOf(recipe: SuggestedRecipe): RecipeContent {
  const { title, steps, equipment, minutes, portions } = recipe
  const ingredients = recipe.ingredients.map(({ text, amount, optional }) => ({
    text,
    optional,
    ...(amount !== undefined && { amount }),
  }))
  return { title, ingredients, steps: [...steps], equipment: [...equipment], minutes, portions }
}
