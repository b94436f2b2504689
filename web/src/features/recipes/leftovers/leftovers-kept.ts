import { useQuery } from '@tanstack/react-query'
import { queryClient } from '#lib/api/query-client.ts'
import { localDate, useToday } from '#lib/dates.ts'
import { keptValueQuery } from '#lib/device/kept-value.ts'

/** Recipes of whose dish something was put into the pantry today. */
interface LeftOver {
  day: string
  ids: readonly string[]
}

const leftOverQuery = keptValueQuery<LeftOver>(['recipes', 'leftOver'])

/** Whether what was left of a dish is in the pantry since today. */
export function useIsLeftOver(id: string): boolean {
  const { data } = useQuery(leftOverQuery)
  const today = useToday()
  return data?.day === today && data.ids.includes(id)
}

/** Notes that what was left of a dish is in the pantry, or was taken out again. */
export function markLeftOver(id: string, isLeftOver: boolean): void {
  const day = localDate(new Date())
  queryClient.setQueryData(leftOverQuery.queryKey, (kept) => {
    const others = kept?.day === day ? kept.ids.filter((other) => other !== id) : []
    return { day, ids: isLeftOver ? [...others, id] : others }
  })
}
