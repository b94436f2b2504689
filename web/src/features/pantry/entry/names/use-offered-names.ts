import { useDebouncedValue } from '@mantine/hooks'
import { limits } from '@shelfmate/contract/api/limits'
import { entryCalls } from '@shelfmate/contract/entry/entry'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { send } from '#lib/api/api-client.ts'
import { keptOnDevice } from '#lib/device/persisted-queries.ts'
import { useShownItems } from '../../data/shown-pantry.ts'
import { namesToOffer, type OfferedName } from './offered-names.ts'

/** A moment in which nothing is typed. */
const pauseMs = 200

/** Names like what is typed, as the server knows them; what is usual is seen again without a network. */
const namesLike = (search: string) =>
  queryOptions({
    queryKey: ['entry', 'names', search],
    queryFn: ({ signal }) => send(entryCalls.suggestNames, { query: { search } }, { signal }),
    retry: false,
    ...(search === '' && { meta: keptOnDevice() }),
  })

/** The names to offer for what is typed; `there` are those that need no offer. */
export function useOfferedNames(search: string, there: readonly string[]): readonly OfferedName[] {
  const usual = useQuery(namesLike(''))
  const [asked] = useDebouncedValue(search.slice(0, limits.searchLength), pauseMs)
  const found = useQuery({
    ...namesLike(asked),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  })
  const items = useShownItems()
  const own = useMemo(
    () => items.toSorted((a, b) => (a.dateAdded < b.dateAdded ? 1 : -1)).map(({ name }) => name),
    [items],
  )
  return namesToOffer(
    search,
    { own, usual: usual.data?.names ?? [], answered: found.data?.names ?? [] },
    there,
  )
}
