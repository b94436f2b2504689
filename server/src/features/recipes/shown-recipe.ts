import type { ServedRecipe } from '@shelfmate/food/ranking/dishes/written'

/** A written recipe as the contract shows it. */
export function shown({
  title,
  ingredients,
  steps,
  equipment,
  minutes,
  portions,
  reason,
  missing,
}: ServedRecipe) {
  return {
    title,
    minutes,
    portions,
    reason,
    ingredients: ingredients.map(({ text, amount, source, itemIds, standIn, takes, optional = false }) => ({
      text,
      optional,
      source,
      itemIds: [...itemIds],
      ...(amount !== undefined && { amount }),
      ...(standIn !== undefined && { standIn }),
      ...(takes !== undefined && { takes }),
    })),
    steps: [...steps],
    equipment: [...new Set(equipment)],
    missing: [...missing],
  }
}
