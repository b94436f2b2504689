import type { RecipesAnswer } from '@shelfmate/contract/recipes/recipes'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { queryClient } from '#lib/api/query-client.ts'
import { localDate } from '#lib/dates.ts'
import { keptOnDevice } from '#lib/kept/last-seen.ts'

/** The recipes that were written last, and the ids of those that were cooked. */
interface KeptRecipes {
  answer: RecipesAnswer
  /** The day they were written for: tomorrow other food comes first. */
  day: string
  cooked: readonly string[]
}

/** Never asked for: kept on the device with what was seen, so that a reload finds the recipes again. */
export const keptRecipesQuery = queryOptions<KeptRecipes>({
  queryKey: ['recipes', 'kept'],
  queryFn: skipToken,
  meta: keptOnDevice<KeptRecipes>(),
})

const { queryKey } = keptRecipesQuery
queryClient.setQueryDefaults(queryKey, { meta: keptOnDevice<KeptRecipes>() })

/** Keeps recipes in place of those before them. */
export const keepRecipes = (answer: RecipesAnswer): void =>
  void queryClient.setQueryData(queryKey, { answer, day: localDate(new Date()), cooked: [] })

/** Keeps today's recipes with what was cooked of them. */
export const keepRecipesOn = (answer: RecipesAnswer, day: string): void =>
  void queryClient.setQueryData(queryKey, (kept) => ({
    ...{ answer, day },
    cooked: kept?.day === day ? kept.cooked : [],
  }))

/** Notes that a recipe was cooked, or was not after all. */
export const markCooked = (id: string, isCooked: boolean): void =>
  void queryClient.setQueryData(queryKey, (kept) => {
    const others = kept?.cooked.filter((other) => other !== id) ?? []
    return kept && { ...kept, cooked: isCooked ? [...others, id] : others }
  })
