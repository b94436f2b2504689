import type { SuggestedRecipe } from '@shelfmate/contract/recipes/recipes'
import { useQuery } from '@tanstack/react-query'
import { queryClient } from '#lib/api/query-client.ts'
import { keptValueQuery } from '#lib/device/kept-value.ts'

/** For how many a recipe is cooked, by its id; the latest choice is the last. */
type Portions = Readonly<Record<string, number>>

/** More recipes than anybody cooks in a month. */
const keptMax = 60

const portionsQuery = keptValueQuery<Portions>(['recipes', 'portions'])

/** For how many this recipe is cooked: as chosen, else as it is written. */
export const usePortions = ({ id, portions }: SuggestedRecipe): number =>
  useQuery(portionsQuery).data?.[id] ?? portions

/** Remembers for how many a recipe is cooked. */
export const setPortions = (id: string, portions: number): void =>
  void queryClient.setQueryData(portionsQuery.queryKey, (kept = {}) => {
    const others = Object.entries(kept).filter(([other]) => other !== id)
    return Object.fromEntries([...others.slice(1 - keptMax), [id, portions]])
  })
