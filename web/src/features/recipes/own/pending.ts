import { usePresses } from '#lib/press/press-store.ts'
import type { OwnPress } from './own.press.ts'

interface Pending {
  /** Names of recipes that wait to be saved, and so to be read by the allergen guard. */
  saving: string[]
  /** Ids of those that wait to be removed. */
  removing: ReadonlySet<string>
}

/** What of one's own recipes was pressed here and has not arrived. */
export function usePendingOwn(): Pending {
  const saving: string[] = []
  const removing = new Set<string>()
  for (const { kind, payload, refusal } of usePresses()) {
    if ((kind !== 'ownRecipe' && kind !== 'ownRecipes') || refusal) continue
    // `own.mutations.ts` is what makes presses of this kind.
    const { call } = payload as OwnPress
    if (call.name === 'removeOwn') removing.add(call.input.params.id)
    else
      for (const { id, recipe } of call.input.body.recipes) {
        removing.delete(id)
        saving.push(recipe.title)
      }
  }
  return { saving, removing }
}
