import { resyncEvent } from '@shelfmate/contract/live'
import type { PantryChange, pantryCalls } from '@shelfmate/contract/pantry'
import { queryOptions } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sendTo } from '#lib/api-client.ts'
import { keptOnDevice } from '#lib/last-seen.ts'
import { queryClient } from '#lib/query-client.ts'
import { onEvent, onReconnect } from '#lib/realtime.ts'
import { addresses, changedEvent } from './pantry.addresses.ts'
import { type CachedPantry, catchUp, loadPantry } from './pantry-load.ts'
import { takeReadAhead } from './pantry-read-ahead.ts'

const listKey = ['pantry', 'items'] as const
const recentKey = ['pantry', 'recent'] as const
/** More than can arrive while the longest list is read. */
const recentMax = 500
/** Changes overtake each other on their way: a missing one is given this long before the list is read again. */
const gapGraceMs = 250
const rereadsMax = 3

/** The list as it is cached now; undefined before the first answer. */
export const cachedList = () => queryClient.getQueryData<CachedPantry>(listKey)
const recentChanges = () => queryClient.getQueryData<readonly PantryChange[]>(recentKey) ?? []

const readPage = (query: { cursor?: string; limit?: number }, signal: AbortSignal) =>
  sendTo<typeof pantryCalls.listItems>(addresses.listItems, { query }, { signal })

/** The whole pantry as the server last confirmed it. Live changes keep it right while its screen is open. */
export const pantryQuery = queryOptions<CachedPantry>({
  queryKey: listKey,
  queryFn: async ({ signal }) => {
    let ahead = await takeReadAhead()
    return loadPantry({
      fetchPage: async (cursor) => {
        const page =
          (cursor === undefined && ahead) || (await readPage({ ...(cursor && { cursor }) }, signal))
        ahead = undefined
        return page
      },
      fetchSeq: async () => (ahead ?? (await readPage({ limit: 1 }, signal))).seq,
      cached: cachedList,
      showPart: (part) => queryClient.setQueryData(listKey, part),
      recentChanges,
    })
  },
  meta: keptOnDevice<CachedPantry>((list) => (list.complete ? list : undefined)),
  // Nobody listened while the screen was closed.
  refetchOnMount: 'always',
  // Without a network the screen says so at once, instead of waiting for one.
  networkMode: 'always',
})

/** Reads the list again if it has changed on the server. */
export async function refreshPantry(): Promise<void> {
  // What is being read would be read again from its beginning.
  if (queryClient.isFetching({ queryKey: listKey }) > 0)
    await queryClient.refetchQueries({ queryKey: listKey }, { cancelRefetch: false })
  await queryClient.invalidateQueries({ queryKey: listKey })
}

/**
 * Folds a change, from an answer or from an event, into the list. Resolves once the list holds it: at once, or after a
 * missing change before it has come or the list has been read again.
 */
export async function receiveChange(change: PantryChange): Promise<void> {
  queryClient.setQueryData(recentKey, [...recentChanges(), change].slice(-recentMax))
  foldRecent()
  if (!isBehind(change)) return
  await new Promise((resolve) => setTimeout(resolve, gapGraceMs))
  for (let reread = 0; isBehind(change) && reread < rereadsMax; reread += 1) {
    await queryClient.refetchQueries({ queryKey: listKey, type: 'active' }, { cancelRefetch: false })
  }
}

function foldRecent(): void {
  const list = cachedList()
  if (!list) return
  const folded = catchUp(list, recentChanges())
  if (folded !== list) queryClient.setQueryData(listKey, folded)
}

const isBehind = ({ seq }: PantryChange) => (cachedList()?.seq ?? seq) < seq

/** Keeps the list live while a screen shows it. */
export function usePantryLive(): void {
  useEffect(() => {
    const refresh = () => void refreshPantry()
    const stops = [
      onEvent(changedEvent, (change: PantryChange) => void receiveChange(change)),
      onEvent(resyncEvent, refresh),
      onReconnect(refresh),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
}
