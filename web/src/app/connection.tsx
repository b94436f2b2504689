import { msPerMinute } from '@shelfmate/contract/api/durations'
import { useEffect, useState } from 'react'
import { useSession } from '#lib/api/session.ts'
import { formatAge } from '#lib/dates.ts'
import { persistQueries } from '#lib/device/persisted-queries-writer.ts'
import { lazyPart } from '#lib/lazy/lazy-part.ts'
import { useOldestShown } from '#lib/live/data-age.ts'
import { useTroubleOf, useWaitingPresses } from '#lib/press/press-store.ts'
import { useConnectionState } from '#lib/realtime.ts'
import { ConnectionPill } from '#ui/frame/connection-pill.tsx'
import { notifyError } from '#ui/layers/toasts.ts'
import * as words from './app-words.ts'
import { usePressSending } from './waiting/presses.ts'
import type { WaitingChangesProps } from './waiting/waiting-changes.tsx'
import { waitingWords } from './waiting/waiting-words.ts'
import { startWorker } from './worker-client.ts'

const popup = lazyPart<WaitingChangesProps>(
  async () => (await import('./waiting/waiting-changes.tsx')).WaitingChanges,
)

/**
 * Says above every screen when it may be behind, how far, and what waits to be sent; sends it, and keeps the app ready to
 * open without a network. None of that is needed to draw a screen: it is loaded after it.
 */
export function Connection() {
  const [isOpen, setOpen] = useState(false)
  const draw = popup.useDraw()
  const open = () => {
    setOpen(true)
    popup.load().catch(() => notifyError(words.listNotLoaded))
  }
  const userId = useSession()?.id
  usePressSending(userId, open)
  useEffect(() => (userId === undefined ? undefined : persistQueries(userId)), [userId])
  useEffect(() => void startWorker(), [])
  const connection = useConnectionState()
  const trouble = connection === 'offline' || connection === 'reconnecting' ? connection : undefined
  const seenAt = useOldestShown()
  const now = useMinute()
  const waiting = useWaitingWords(connection === 'connected')
  return (
    <>
      <ConnectionPill
        trouble={trouble}
        age={seenAt === undefined ? undefined : formatAge(new Date(seenAt), now)}
        waiting={waiting}
        onOpen={open}
      />
      {isOpen && draw?.({ onClose: () => setOpen(false) })}
    </>
  )
}

/** What stands in the pill; undefined while all goes its way. */
function useWaitingWords(isConnected: boolean): string | undefined {
  const presses = useWaitingPresses()
  const troubleOf = useTroubleOf()
  const refused = presses.filter(({ refusal }) => refusal).length
  const held = presses.filter(({ refusal, lane }) => !refusal && troubleOf(lane)).length
  return waitingWords({ held, refused, isConnected })
}

function useMinute(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), msPerMinute)
    return () => clearInterval(timer)
  }, [])
  return now
}
