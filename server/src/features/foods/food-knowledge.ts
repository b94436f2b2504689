import { setImmediate as turn } from 'node:timers/promises'

let reading: Promise<void> | undefined

/**
 * Reads the food table, the allergen guard and the cookbook: a second of work and 60 MB, for the first who asks for a recipe.
 * A process that nobody asks starts sooner and stays smaller. Others are answered in between: no step takes a quarter of a second.
 */
export const readFoodKnowledge = (): Promise<void> => (reading ??= read())

async function read(): Promise<void> {
  await import('@shelfmate/food/resolver/lexicon')
  await turn()
  const { compileGuard } = await import('@shelfmate/food/guard/reading/the-guard')
  for (const _ of compileGuard()) await turn()
  const { readPages } = await import('@shelfmate/food/ranking/dishes/page-readings')
  for (const _ of readPages()) await turn()
}
