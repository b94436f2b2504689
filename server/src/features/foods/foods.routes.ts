import { foodsCalls } from '@shelfmate/contract/foods'
import { type Implementation, implement } from '#platform/routes/implementation.ts'
import type { FoodsService } from './foods.service.ts'

/** The calls on foods. `service` is asked for at the first of them: it knows all about food, and reading that takes a while. */
export function foodsRoutes(service: () => Promise<FoodsService>): Implementation[] {
  return [
    implement(foodsCalls.readDiet, async ({ viewer, body }) =>
      (await service()).readDiet(viewer.userId, body),
    ),
  ]
}
