import { useEffect } from 'react'
import { queryClient } from '#lib/api/query-client.ts'
import { listenLive } from '#lib/realtime.ts'
import { queueEvent } from '../reports.addresses.ts'
import { queueKey } from './steward.queries.ts'

const readAnew = () => void queryClient.invalidateQueries({ queryKey: queueKey })

/** Has the reports on screen follow what people report. */
export function useQueueLive(): void {
  useEffect(() => listenLive(readAnew, [queueEvent, readAnew]), [])
}
