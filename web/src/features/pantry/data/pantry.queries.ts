import type { PantryChange, pantryCalls } from '@shelfmate/contract/pantry/pantry'
import { foldPantry } from '@shelfmate/contract/pantry/pantry-fold'
import { queryOptions } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sendTo } from '#lib/api/api-client.ts'
import { keptOnDevice } from '#lib/device/persisted-queries.ts'
import { LiveList } from '#lib/live/live-list.ts'
import { isConnected, listenLive } from '#lib/realtime.ts'
import { addresses, changedEvent } from './pantry.addresses.ts'
import { type CachedPantry, loadPantry } from './pantry-load.ts'
import { forgetReadAhead, takeReadAhead } from './pantry-read-ahead.ts'

const pantry = new LiveList<undefined, CachedPantry, PantryChange>({
  key: ['pantry', 'items'],
  numberOf: ({ seq }) => seq,
  fold: foldPantry,
})

/** The list as it is cached now; undefined before the first answer. */
export const cachedList = () => pantry.cached(undefined)
/** Reads the list again if it has changed on the server. */
export const refreshPantry = () => {
  forgetReadAhead()
  return pantry.refresh()
}
/** Folds a change, from an answer or from an event, into the list. Resolves once the list holds it. */
export const receiveChange = (change: PantryChange) => {
  forgetReadAhead()
  return pantry.receive(change)
}

const readPage = (query: { cursor?: string; limit?: number }, signal: AbortSignal) =>
  sendTo<typeof pantryCalls.listItems>(addresses.listItems, { query }, { signal })

/** The whole pantry as the server last confirmed it. Live changes keep it right while its screen is open. */
export const pantryQuery = queryOptions<CachedPantry>({
  queryKey: pantry.keyOf(undefined),
  queryFn: ({ signal }) =>
    pantry.read(undefined, async () => {
      const asked = takeReadAhead()
      // The next connect has the list read again. Where it came before the screen, nobody heard what had changed by then.
      let ahead = isConnected() ? undefined : await asked
      return loadPantry({
        fetchPage: async (cursor) => {
          const page =
            (cursor === undefined && ahead) || (await readPage({ ...(cursor && { cursor }) }, signal))
          ahead = undefined
          return page
        },
        fetchSeq: async () => (ahead ?? (await readPage({ limit: 1 }, signal))).seq,
        cached: cachedList,
        showPart: (part) => pantry.put(undefined, part),
      })
    }),
  meta: keptOnDevice<CachedPantry>((list) => (list.complete ? list : undefined)),
  // Nobody listened while the screen was closed.
  refetchOnMount: 'always',
  // Without a network the screen says so at once, instead of waiting for one.
  networkMode: 'always',
})

/** Keeps the list live while a screen shows it. */
export function usePantryLive(): void {
  useEffect(() => {
    const follow = (change: PantryChange) => void receiveChange(change)
    return listenLive(() => void refreshPantry(), [changedEvent, follow])
  }, [])
}
