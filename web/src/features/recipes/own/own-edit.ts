import type { SuggestedRecipe } from '@shelfmate/contract/recipes/recipes'
import { contentOf } from '../book/book.mutations.ts'
import type { OwnPress } from './own.press.ts'
import { ownForms } from './own-form-state.ts'
import { valuesOfRecipe } from './own-form-values.ts'

/** Opens the form on a recipe as it is. */
export const openEditForm = (recipe: SuggestedRecipe): void =>
  ownForms.open(
    ownForms.about(recipe.id, {
      values: valuesOfRecipe(contentOf(recipe)),
      id: recipe.id,
      address: recipe.address ?? null,
      isNew: false,
    }),
  )

/** Opens the form of a press that was refused when its page was gone, as it was typed. */
export function reopenForm(pressId: string, payload: unknown, refusal: unknown): void {
  // `own.mutations.ts` stored it.
  const { call } = payload as OwnPress
  if (call.name !== 'saveOwn') return
  const [own] = call.input.body.recipes
  if (!own) return
  const { id, recipe, address } = own
  const lines = recipe.ingredients.map((line) => ({ ...line, optional: line.optional ?? false }))
  const values = valuesOfRecipe({ ...recipe, ingredients: lines, equipment: recipe.equipment ?? [] })
  ownForms.open({ values, id, address, isNew: true, refusal, replaces: pressId })
}
