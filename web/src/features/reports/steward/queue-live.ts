import { useEffect } from 'react'
import { readAgain } from '#lib/live/read-again.ts'
import { listenLive } from '#lib/realtime.ts'
import { queueEvent } from '../reports.addresses.ts'
import { queueKey } from './steward.queries.ts'

const readAnew = () => void readAgain({ queryKey: queueKey })

/** Has the reports on screen follow what people report. */
export function useQueueLive(): void {
  useEffect(() => listenLive(readAnew, [queueEvent, readAnew]), [])
}
