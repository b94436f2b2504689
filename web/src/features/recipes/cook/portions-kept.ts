import type { SuggestedRecipe } from '@shelfmate/contract/recipes/recipes'
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { queryClient } from '#lib/api/query-client.ts'
import { keptOnDevice } from '#lib/kept/last-seen.ts'

/** For how many a recipe is cooked, by its id; the latest choice is the last. */
type Portions = Readonly<Record<string, number>>

/** More recipes than anybody cooks in a month. */
const keptMax = 60

/** Never asked for: kept on the device with what was seen. */
const portionsQuery = queryOptions<Portions>({
  queryKey: ['recipes', 'portions'],
  queryFn: skipToken,
  meta: keptOnDevice<Portions>(),
})
const { queryKey } = portionsQuery
queryClient.setQueryDefaults(queryKey, { meta: keptOnDevice<Portions>() })

/** For how many this recipe is cooked: as chosen, else as it is written. */
export const usePortions = ({ id, portions }: SuggestedRecipe): number =>
  useQuery(portionsQuery).data?.[id] ?? portions

/** Remembers for how many a recipe is cooked. */
export const setPortions = (id: string, portions: number): void =>
  void queryClient.setQueryData(queryKey, (kept = {}) => {
    const others = Object.entries(kept).filter(([other]) => other !== id)
    return Object.fromEntries([...others.slice(1 - keptMax), [id, portions]])
  })
