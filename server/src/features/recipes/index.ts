import { msPerHour, msPerMinute } from '@shelfmate/contract/api/durations'
import { readFoodKnowledge } from '#features/foods/index.ts'
import { ConsumptionService, type PantryPorts } from '#features/pantry/index.ts'
import type { Ai } from '#platform/ai/ai.ts'
import { openedOnce } from '#platform/cache/opened-once.ts'
import { PageReader } from '#platform/internet/page-reader.ts'
import { FairQueue } from '#platform/limits/fair-queue.ts'
import { Limiter, type LimitStore } from '#platform/limits/limiter.ts'
import type { Log } from '#platform/log/log.ts'
import type { Implementation } from '#platform/routes/implementation.ts'
import { AiQuota } from './ai/ai-quota.ts'
import { bookRoutes } from './book/book.routes.ts'
import type { BookService } from './book/book.service.ts'
import { ownRecipeRoutes } from './own/own.routes.ts'
import { OwnRecipeService } from './own/own.service.ts'
import { recipesRoutes } from './recipes.routes.ts'
import type { RecipesService } from './recipes.service.ts'

export { keepsRecipes } from './book/book.repository.ts'

const requestLimit = { name: 'recipes', points: 60, windowMs: 10 * msPerMinute }
/** Whoever brings a cookbook page by page is done by then; a scanner is not. */
const pageLimit = { name: 'recipe-pages', points: 30, windowMs: msPerHour }

interface RecipesOptions extends PantryPorts {
  campusZone: string
  ai: Ai | undefined
  /** Requests to the model that all users together may cause in a day. */
  aiDailyCeiling: number
  /** Origins in the campus network that recipes may be brought from as well. */
  pageOrigins: readonly string[]
  log: Log
}

interface Services {
  recipes: RecipesService
  book: BookService
}

interface RecipesFeature {
  routes: Implementation[]
  /** Ends what a model is writing; the cookbook stands in. */
  close(): void
}

/** The recipes feature: what the cookbook or a model makes of a pantry, past the allergen guard. */
export function recipesFeature(
  store: LimitStore,
  { aiDailyCeiling, pageOrigins, ...options }: RecipesOptions,
): RecipesFeature {
  const stop = new AbortController()
  const ports = {
    ...options,
    consumptions: new ConsumptionService(options),
    quota: new AiQuota(store, aiDailyCeiling),
    requests: new Limiter(store, requestLimit),
    queue: new FairQueue(),
    stopping: stop.signal,
  }
  const own = new OwnRecipeService({
    ...options,
    pages: new PageReader({ named: pageOrigins }),
    pageRequests: new Limiter(store, pageLimit),
  })
  const services = openedOnce(async (): Promise<Services> => {
    await readFoodKnowledge()
    const { RecipesService } = await import('./recipes.service.ts')
    const { BookService } = await import('./book/book.service.ts')
    return { recipes: new RecipesService(ports), book: new BookService(ports) }
  })
  return {
    routes: [
      ...recipesRoutes(async () => (await services()).recipes, options.log),
      ...bookRoutes(async () => (await services()).book),
      ...ownRecipeRoutes(own),
    ],
    close: () => stop.abort(),
  }
}
