import type { OwnRecipe } from '@shelfmate/contract/recipe-book/own-recipes'
import type { SuggestedRecipe } from '@shelfmate/contract/recipes/recipes'
import { presses } from '#lib/press/press-store.ts'
import { contentOf } from '../book/book.mutations.ts'
import type { OwnPress } from './own.press.ts'
import { type FormValues, ownForms } from './own-form-state.ts'
import { valuesOfRecipe } from './own-form-values.ts'

/** Opens the form on a recipe as it is, or as it was saved last while that waits to be sent. */
export function openEditForm(recipe: SuggestedRecipe): void {
  const { id, address = null } = recipe
  const own = waitingOf(id)
  const values = own ? valuesOf(own) : valuesOfRecipe(contentOf(recipe))
  ownForms.open(ownForms.about(id, { values, id, address, isNew: false }))
}

/** What waits to be saved of a recipe, the last of it. */
const waitingOf = (id: string): OwnRecipe | undefined =>
  presses()
    .flatMap(({ kind, payload, refusal }) => {
      if ((kind !== 'ownRecipe' && kind !== 'ownRecipes') || refusal) return []
      // `own.mutations.ts` is what makes presses of this kind.
      const { call } = payload as OwnPress
      return call.name === 'saveOwn' ? call.input.body.recipes : []
    })
    .findLast((own) => own.id === id)

function valuesOf({ recipe }: OwnRecipe): FormValues {
  const lines = recipe.ingredients.map((line) => ({ ...line, optional: line.optional ?? false }))
  return valuesOfRecipe({ ...recipe, ingredients: lines, equipment: recipe.equipment ?? [] })
}

/** Opens the form of a press that was refused when its page was gone, as it was typed. */
export function reopenForm(pressId: string, payload: unknown, refusal: unknown): void {
  // `own.mutations.ts` stored it.
  const { call } = payload as OwnPress
  if (call.name !== 'saveOwn') return
  const [own] = call.input.body.recipes
  if (!own) return
  const { id, address } = own
  ownForms.open({ values: valuesOf(own), id, address, isNew: true, refusal, replaces: pressId })
}
