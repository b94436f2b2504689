import type { RecipesAnswer } from '@shelfmate/contract/recipes/recipes'
import { queryClient } from '#lib/api/query-client.ts'
import { keptValueQuery } from '#lib/device/kept-value.ts'

/** The recipes that were written last, and the ids of those that were cooked. */
interface KeptRecipes {
  answer: RecipesAnswer
  /** The day they were written for: tomorrow other food comes first. */
  day: string
  cooked: readonly string[]
}

/** Kept so that a reload finds the recipes again. */
export const keptRecipesQuery = keptValueQuery<KeptRecipes>(['recipes', 'kept'])

const { queryKey } = keptRecipesQuery

/** Keeps a day's recipes in place of those before them. */
export const keepRecipes = (answer: RecipesAnswer, day: string): void =>
  void queryClient.setQueryData(queryKey, { answer, day, cooked: [] })

/** Keeps today's recipes with what was cooked of them. */
export const keepRecipesOn = (answer: RecipesAnswer, day: string): void =>
  void queryClient.setQueryData(queryKey, (kept) => ({
    answer,
    day,
    cooked: kept?.day === day ? kept.cooked : [],
  }))

/** Notes that a recipe was cooked, or was not after all. */
export const markCooked = (id: string, isCooked: boolean): void =>
  void queryClient.setQueryData(queryKey, (kept) => {
    const others = kept?.cooked.filter((other) => other !== id) ?? []
    return kept && { ...kept, cooked: isCooked ? [...others, id] : others }
  })
