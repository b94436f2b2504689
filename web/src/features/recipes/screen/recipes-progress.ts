import type {
  Considered,
  RecipesAnswer,
  RecipesEvent,
  SuggestedRecipe,
} from '@shelfmate/contract/recipes/recipes'
import { ApiError } from '#lib/api/api-error.ts'

/** How far the asking for recipes is. */
export type Progress =
  | { phase: 'idle' }
  | { phase: 'working'; considered?: Considered; recipes: readonly SuggestedRecipe[] }
  | { phase: 'done'; answer: RecipesAnswer }
  | { phase: 'failed'; error: unknown }

export const idle: Progress = { phase: 'idle' }
export const begun: Progress = { phase: 'working', recipes: [] }

/** What an event makes of it. The end says what holds: recipes that are not in it are gone. */
export function foldEvent(progress: Progress, event: RecipesEvent): Progress {
  if (progress.phase !== 'working') return progress
  switch (event.type) {
    case 'begun':
      return { ...progress, considered: event.considered }
    case 'recipe':
      return { ...progress, recipes: [...progress.recipes, event.recipe] }
    case 'finished':
      return { phase: 'done', answer: event.answer }
    case 'failed': {
      const { message, requestId } = event.error
      return { phase: 'failed', error: new ApiError('INTERNAL', 500, { message, requestId }) }
    }
  }
}
