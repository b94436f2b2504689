import type { foodsCalls, NameReading } from '@shelfmate/contract/foods/foods'
import type { PantryChange } from '@shelfmate/contract/pantry/pantry'
import { queryOptions } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sendTo } from '#lib/api/api-client.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { keptOnDevice } from '#lib/device/persisted-queries.ts'
import { readAgain } from '#lib/live/read-again.ts'
import { listenLive } from '#lib/realtime.ts'
import { addresses, foodsEvent, pantryEvent } from './foods.addresses.ts'

interface Readings {
  names: NameReading[]
}

/** What the names in the pantry are taken for. */
export const namesQuery = queryOptions<Readings>({
  queryKey: ['foods', 'names'],
  queryFn: ({ signal }) => sendTo<typeof foodsCalls.readNames>(addresses.readNames, {}, { signal }),
  meta: keptOnDevice(),
  networkMode: 'always',
})
const { queryKey } = namesQuery

/** Reads them again. */
export const refreshNames = () => readAgain({ queryKey })

/** Shows what the server says of a name, and asks it again: another device may have corrected it since. */
export function receiveName(reading: NameReading): void {
  queryClient.setQueryData(
    queryKey,
    (known) => known && { names: known.names.map((each) => (each.name === reading.name ? reading : each)) },
  )
  void refreshNames()
}

/** Several changes in a row are asked about once. */
const pauseMs = 500

/** Follows corrections made elsewhere, and names that come into the pantry. */
export function useNamesLive(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const refresh = () => void refreshNames()
    const onPantry = ({ upserted }: PantryChange) => {
      const known = new Set(queryClient.getQueryData(queryKey)?.names.map(({ name }) => name))
      if (upserted.every(({ name }) => known.has(name))) return
      clearTimeout(timer)
      timer = setTimeout(refresh, pauseMs)
    }
    const stop = listenLive(refresh, [foodsEvent, refresh], [pantryEvent, onPantry])
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [])
}
