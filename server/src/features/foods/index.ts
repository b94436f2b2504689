import { msPerMinute } from '@shelfmate/contract/api/durations'
import { openedOnce } from '#platform/cache/opened-once.ts'
import { Limiter, type LimitStore } from '#platform/limits/limiter.ts'
import type { Implementation } from '#platform/routes/implementation.ts'
import { readFoodKnowledge } from './food-knowledge.ts'
import { foodsRoutes } from './foods.routes.ts'
import type { NamesPorts } from './names.service.ts'

export { correctionsOf } from './corrections.ts'
export { preferencesInPlainWords, readFoodKnowledge, readyForAllergies } from './food-knowledge.ts'
export { keepsCorrections } from './foods.repository.ts'

/** Somebody who types on and pauses at every word stays far below it. */
const readingLimit = { name: 'foods', points: 240, windowMs: 10 * msPerMinute }

/** The foods feature: what the food knowledge makes of a user's own words. */
export function foodsFeature(store: LimitStore, options: Omit<NamesPorts, 'readings'>): Implementation[] {
  const readings = new Limiter(store, readingLimit)
  const diet = openedOnce(async () => {
    await readFoodKnowledge()
    const { DietService } = await import('./diet.service.ts')
    return new DietService(readings)
  })
  // The pantry asks: names need neither the guard nor the cookbook.
  const names = openedOnce(async () => {
    const { NamesService } = await import('./names.service.ts')
    return new NamesService({ ...options, readings })
  })
  return foodsRoutes({ diet, names })
}
