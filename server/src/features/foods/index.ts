import { Limiter, type LimitStore } from '#platform/limits/limiter.ts'
import type { Implementation } from '#platform/routes/implementation.ts'
import { readFoodKnowledge } from './food-knowledge.ts'
import { foodsRoutes } from './foods.routes.ts'
import type { FoodsService } from './foods.service.ts'

export { readFoodKnowledge } from './food-knowledge.ts'

/** Somebody who types on and pauses at every word stays far below it. */
const readingLimit = { name: 'foods', points: 240, seconds: 600 }

/** The foods feature: what the food knowledge makes of a user's own words. */
export function foodsFeature(store: LimitStore): Implementation[] {
  const readings = new Limiter(store, readingLimit)
  let opened: Promise<FoodsService> | undefined
  const open = async () => {
    await readFoodKnowledge()
    const { FoodsService } = await import('./foods.service.ts')
    return new FoodsService({ readings })
  }
  return foodsRoutes(() => (opened ??= open()))
}
