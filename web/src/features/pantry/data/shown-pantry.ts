import type { PantryItem } from '@shelfmate/contract/pantry/pantry'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useDataAge } from '#lib/live/data-age.ts'
import { usePendingOperations } from './pantry.operations.ts'
import { pantryQuery, usePantryLive } from './pantry.queries.ts'
import type { CachedPantry } from './pantry-load.ts'
import { overlay } from './pantry-overlay.ts'

interface ShownPantry {
  query: UseQueryResult<CachedPantry>
  /** What the server confirmed with what was pressed here done to it; undefined until it was read. */
  items: readonly PantryItem[] | undefined
}

/** What is in the pantry as far as this device knows. */
export function useShownItems(): readonly PantryItem[] {
  const { data } = useQuery({ ...pantryQuery, enabled: false })
  return overlay(data?.items ?? [], usePendingOperations())
}

/** The pantry, read and kept live while something shows it. */
export function useShownPantry(): ShownPantry {
  usePantryLive()
  const query = useQuery(pantryQuery)
  useDataAge(query.dataUpdatedAt)
  const pending = usePendingOperations()
  const confirmed = query.data?.items
  return { query, items: confirmed && overlay(confirmed, pending) }
}
