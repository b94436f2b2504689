import { setImmediate as turn } from 'node:timers/promises'

/**
 * Reads the food table, the allergen guard and the cookbook, about a second of work, before anybody asks for a recipe. Runs
 * while the process waits for its database, and lets it in between.
 */
export async function readFoodKnowledge(): Promise<void> {
  const { theGuard } = await import('@shelfmate/food/guard/reading')
  theGuard()
  await turn()
  const { readAllPages } = await import('@shelfmate/food/ranking/page-readings')
  await turn()
  readAllPages()
  await import('./recipes.service.ts')
}
