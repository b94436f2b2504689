import { foodsCalls } from '@shelfmate/contract/foods/foods'
import { type Implementation, implement } from '#platform/routes/implementation.ts'
import type { DietService } from './diet.service.ts'
import type { NamesService } from './names.service.ts'

/** Each is asked for at the first of its calls: it knows about food, and reading that takes a while. */
interface Services {
  diet: () => Promise<DietService>
  names: () => Promise<NamesService>
}

/** The calls on foods. */
export function foodsRoutes({ diet, names }: Services): Implementation[] {
  return [
    implement(foodsCalls.readDiet, async ({ viewer, body }) => (await diet()).readDiet(viewer.userId, body)),
    implement(foodsCalls.readNames, async ({ viewer }) => (await names()).readNames(viewer.userId)),
    implement(foodsCalls.search, async ({ viewer, query }) => (await names()).search(viewer.userId, query.q)),
    implement(foodsCalls.correct, async ({ viewer, body }) => (await names()).correct(viewer.userId, body)),
  ]
}
