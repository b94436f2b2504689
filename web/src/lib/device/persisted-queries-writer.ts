import { hashKey, type Query, type QueryKey } from '@tanstack/react-query'
import { isApiError } from '../api/api-error.ts'
import { queryClient } from '../api/query-client.ts'
import { transactAs } from './account.ts'
import type { PersistedQuery } from './persisted-queries.ts'

/** What changes a query's data; it is forgotten by `setState`. */
const kinds = ['success', 'error', 'setState']
const writeEveryMs = 150
/** As JSON. Two thousand items are half of it. */
const longest = 1_000_000

/**
 * Writes down for this user what is shown and what changes, a little later, because a chat may change many times a second.
 * Returns how to stop.
 */
export function persistQueries(userId: string): () => void {
  const cache = queryClient.getQueryCache()
  const changed = new Set(cache.getAll().filter(({ state }) => state.data !== undefined))
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    const queries = [...changed]
    changed.clear()
    const records = queries.filter((query) => !isGone(query)).flatMap((query) => recordOf(query) ?? [])
    const gone = queries.filter(isGone).map(({ queryKey }) => queryKey)
    if (records.length + gone.length > 0) void writeAll(userId, records, gone)
  }
  let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(write, writeEveryMs)
  const forget = cache.subscribe((event) => {
    if (event.type !== 'updated' || !kinds.includes(event.action.type)) return
    changed.add(event.query)
    timer ??= setTimeout(write, writeEveryMs)
  })
  // A phone may end the page without another word.
  document.addEventListener('visibilitychange', write)
  return () => {
    forget()
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', write)
  }
}

/** What the server no longer shows to this user is not kept for them either, nor what the page forgot. */
const isGone = ({ state }: Query) => state.data === undefined || isApiError(state.error, 'NOT_FOUND')

function recordOf({ queryKey, meta, state }: Query): PersistedQuery | undefined {
  const part = meta?.kept
  if (!part || state.data === undefined) return undefined
  // The query's own options pair the two.
  const data = part(state.data as never)
  if (data === undefined || JSON.stringify(data).length > longest) return undefined
  return { queryKey, data, updatedAt: state.dataUpdatedAt }
}

const writeAll = (userId: string, records: readonly PersistedQuery[], gone: readonly QueryKey[]) =>
  transactAs(userId, ['seen'], async (store) => {
    const nameOf = (queryKey: QueryKey) => [userId, hashKey(queryKey)]
    for (const record of records) store('seen').put(record, nameOf(record.queryKey))
    for (const queryKey of gone) store('seen').delete(nameOf(queryKey))
  })
