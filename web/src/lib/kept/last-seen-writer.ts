import { hashKey, type Query } from '@tanstack/react-query'
import { queryClient } from '../api/query-client.ts'
import { transactAs } from '../device/account.ts'
import type { Seen } from './last-seen.ts'

const writeEveryMs = 150
/** As JSON. Two thousand items are half of it. */
const longest = 1_000_000

/**
 * Writes down for this user what is shown and what changes, a little later, because a chat may change many times a second.
 * Returns how to stop.
 */
export function keepSeen(userId: string): () => void {
  const cache = queryClient.getQueryCache()
  const changed = new Set(cache.getAll())
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    const records = [...changed].flatMap((query) => recordOf(query) ?? [])
    changed.clear()
    if (records.length > 0) void writeAll(userId, records)
  }
  let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(write, writeEveryMs)
  const forget = cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
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

function recordOf({ queryKey, meta, state }: Query): Seen | undefined {
  const part = meta?.kept
  if (!part || state.data === undefined) return undefined
  // The query's own options pair the two.
  const data = part(state.data as never)
  if (data === undefined || JSON.stringify(data).length > longest) return undefined
  return { queryKey, data, updatedAt: state.dataUpdatedAt }
}

const writeAll = (userId: string, records: readonly Seen[]) =>
  transactAs(userId, ['seen'], async (store) => {
    for (const record of records) store('seen').put(record, [userId, hashKey(record.queryKey)])
  })
