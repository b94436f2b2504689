import type { QueryKey } from '@tanstack/react-query'
import { queryClient } from '../api/query-client.ts'
import { transactAs } from './account.ts'
import { answerOf, transact } from './device-db.ts'

/** What the screens showed last (persisted-queries-writer.ts writes it), kept on the device for the time without a network. */
export interface PersistedQuery {
  queryKey: QueryKey
  data: unknown
  /** When the server said so, in ms since 1970. */
  updatedAt: number
}

const keptMs = 30 * 86_400_000
const keptAtMost = 60

type Part = (data: never) => unknown

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { kept?: Part; [other: string]: unknown }
  }
}

/** The `meta` of a query whose data is to be seen without a network; `part` returns what of it, undefined for nothing. */
export const keptOnDevice = <T>(part: (data: T) => T | undefined = (data) => data) => ({ kept: part })

const rangeOf = (userId: string) => IDBKeyRange.bound([userId], [userId, []])
let restored: { userId: string; done: Promise<void> } | undefined

/** Fills the cache with what this user saw last, once. All of it counts as old: it is asked for again where it is shown. */
export function restoreQueries(userId: string): Promise<void> {
  if (restored?.userId !== userId) {
    restored = { userId, done: restore(userId) }
  }
  return restored.done
}

async function restore(userId: string): Promise<void> {
  const found = await transact('readonly', ['seen'], async (store) => {
    const [keys, values] = [store('seen').getAllKeys(rangeOf(userId)), store('seen').getAll(rangeOf(userId))]
    const all: PersistedQuery[] = await answerOf(values)
    return all.map((seen, n) => ({ key: keys.result[n], seen }))
  })
  const byAge = (found ?? []).sort((a, b) => b.seen.updatedAt - a.seen.updatedAt)
  const isOver = ({ updatedAt }: PersistedQuery, place: number) =>
    place >= keptAtMost || updatedAt < Date.now() - keptMs
  const over = byAge.filter(({ seen }, place) => isOver(seen, place))
  for (const { seen } of byAge.slice(0, byAge.length - over.length)) show(seen)
  if (over.length > 0)
    await transactAs(userId, ['seen'], async (store) => {
      for (const { key } of over) if (key !== undefined) store('seen').delete(key)
    })
}

function show({ queryKey, data, updatedAt }: PersistedQuery): void {
  if (queryClient.getQueryData(queryKey) !== undefined) return
  queryClient.setQueryData(queryKey, data, { updatedAt })
  void queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
}
