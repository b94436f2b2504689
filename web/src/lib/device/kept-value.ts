import { type QueryKey, queryOptions, skipToken } from '@tanstack/react-query'
import { queryClient } from '../api/query-client.ts'
import { keptOnDevice } from './persisted-queries.ts'

/** A value that no server is asked for: kept on the device with what was seen. */
export function keptValueQuery<T>(queryKey: QueryKey) {
  const meta = keptOnDevice<T>()
  queryClient.setQueryDefaults(queryKey, { meta })
  return queryOptions<T>({ queryKey, queryFn: skipToken, meta })
}
