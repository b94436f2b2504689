import { lazyOnRender } from './lazy-part.ts'

/** Drawings of states that are seldom seen, each loaded when it is. */
export const EmptyChats = lazyOnRender(
  async () => (await import('#ui/illustrations/empty-chats.tsx')).EmptyChats,
)
export const NoRecipes = lazyOnRender(
  async () => (await import('#ui/illustrations/no-recipes.tsx')).NoRecipes,
)
export const NoResults = lazyOnRender(
  async () => (await import('#ui/illustrations/no-results.tsx')).NoResults,
)
export const NotFound = lazyOnRender(async () => (await import('#ui/illustrations/not-found.tsx')).NotFound)
export const SomethingBroke = lazyOnRender(
  async () => (await import('#ui/illustrations/something-broke.tsx')).SomethingBroke,
)
