import { Limiter, type LimitStore } from '#platform/limits/limiter.ts'
import type { Implementation } from '#platform/routes/implementation.ts'
import type { DietService } from './diet.service.ts'
import { readFoodKnowledge } from './food-knowledge.ts'
import { foodsRoutes } from './foods.routes.ts'
import type { NamesPorts, NamesService } from './names.service.ts'

export { correctionsOf } from './corrections.ts'
export { readFoodKnowledge, readyForAllergies } from './food-knowledge.ts'
export { keepsCorrections } from './foods.repository.ts'

/** Somebody who types on and pauses at every word stays far below it. */
const readingLimit = { name: 'foods', points: 240, seconds: 600 }

/** The foods feature: what the food knowledge makes of a user's own words. */
export function foodsFeature(store: LimitStore, options: Omit<NamesPorts, 'readings'>): Implementation[] {
  const readings = new Limiter(store, readingLimit)
  let diet: Promise<DietService> | undefined
  const openDiet = async () => {
    await readFoodKnowledge()
    const { DietService } = await import('./diet.service.ts')
    return new DietService(readings)
  }
  let names: Promise<NamesService> | undefined
  // The pantry asks: names need neither the guard nor the cookbook.
  const openNames = async () => {
    const { NamesService } = await import('./names.service.ts')
    return new NamesService({ ...options, readings })
  }
  return foodsRoutes({ diet: () => (diet ??= openDiet()), names: () => (names ??= openNames()) })
}
