import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { queryClient } from '#lib/api/query-client.ts'
import { localDate, useToday } from '#lib/dates.ts'
import { keptOnDevice } from '#lib/kept/last-seen.ts'

/** Recipes of whose dish something was put into the pantry today. */
interface LeftOver {
  day: string
  ids: readonly string[]
}

/** Never asked for: kept on the device with what was seen. */
const leftOverQuery = queryOptions<LeftOver>({
  queryKey: ['recipes', 'leftOver'],
  queryFn: skipToken,
  meta: keptOnDevice<LeftOver>(),
})
const { queryKey } = leftOverQuery
queryClient.setQueryDefaults(queryKey, { meta: keptOnDevice<LeftOver>() })

/** Whether what was left of a dish is in the pantry since today. */
export function useIsLeftOver(id: string): boolean {
  const { data } = useQuery(leftOverQuery)
  const today = useToday()
  return data?.day === today && data.ids.includes(id)
}

/** Notes that what was left of a dish is in the pantry, or was taken out again. */
export function markLeftOver(id: string, isLeftOver: boolean): void {
  const day = localDate(new Date())
  queryClient.setQueryData(queryKey, (kept) => {
    const others = kept?.day === day ? kept.ids.filter((other) => other !== id) : []
    return { day, ids: isLeftOver ? [...others, id] : others }
  })
}
