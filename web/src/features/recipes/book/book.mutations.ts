import type { RecipeMark } from '@shelfmate/contract/recipe-book/recipe-book'
import type { RecipeContent } from '@shelfmate/contract/recipe-book/recipe-content'
import type { SuggestedRecipe } from '@shelfmate/contract/recipes/recipes'
import { press } from '#lib/press/press.ts'
import { explained } from '#lib/press/press-toasts.ts'
import type { MarkPress } from './book.press.ts'
import * as words from './book-words.ts'

type Said = Omit<RecipeMark, 'id' | 'writer'>

/** Says something of a recipe: it shows at once, and waits for the connection where there is none. */
export function mark(recipe: SuggestedRecipe, now: RecipeMark, change: Partial<Said>): void {
  const state = { ...now, ...change }
  const content = state.kept ? contentOf(recipe) : null
  const payload: MarkPress = {
    call: { name: 'mark', input: { body: { ...state, recipe: content } } },
    title: recipe.title,
  }
  explained({
    failure: words.markNotSaved(recipe.title),
    begin: () => press({ kind: 'mark', payload, lane: 'mark' }).done,
    retry: () => mark(recipe, now, change),
  })
}

/** A recipe as it is written, without what the pantry had of it. */
export function contentOf(recipe: SuggestedRecipe): RecipeContent {
  const { title, steps, equipment, minutes, portions } = recipe
  const ingredients = recipe.ingredients.map(({ text, amount, optional }) => ({
    ...{ text, optional },
    ...(amount !== undefined && { amount }),
  }))
  return { title, ingredients, steps: [...steps], equipment: [...equipment], minutes, portions }
}
