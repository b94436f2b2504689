import { Limiter, type LimitStore } from '#platform/limits/limiter.ts'

const daySeconds = 86_400

/** Requests to the model that all users together may cause in a day, whatever they are for. */
export const aiCeiling = (store: LimitStore, points: number): Limiter =>
  new Limiter(store, { name: 'recipes-ai-all', points, seconds: daySeconds })
