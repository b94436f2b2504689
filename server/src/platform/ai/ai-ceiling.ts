import { msPerDay } from '@shelfmate/contract/api/durations'
import { Limiter, type LimitStore } from '#platform/limits/limiter.ts'

/** Requests to the model that all users together may cause in a day, whatever they are for. */
export const aiCeiling = (store: LimitStore, points: number): Limiter =>
  new Limiter(store, { name: 'recipes-ai-all', points, windowMs: msPerDay })
