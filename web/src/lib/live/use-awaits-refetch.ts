import { useEffect, useState } from 'react'
import { useIsDisconnected } from './data-age.ts'

interface Answered {
  dataUpdatedAt: number
  isFetching: boolean
  /** Whether it is known to be old though this page has read it. */
  isOld?: boolean
}

/**
 * Whether what an earlier page left, or is known to be old, shall not be shown yet, because the server is about to say what is so now: a form would
 * save what is old, a conversation would not know what is new in it. Without a connection, or after `patienceMs`, it is better
 * than nothing. What was once shown stays: somebody may be typing in it.
 */
export function useAwaitsRefetch(
  { dataUpdatedAt, isFetching, isOld = false }: Answered,
  patienceMs?: number,
): boolean {
  const isDisconnected = useIsDisconnected()
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (patienceMs === undefined) return
    const timer = setTimeout(() => setOver(true), patienceMs)
    return () => clearTimeout(timer)
  }, [patienceMs])
  const [isShown, setShown] = useState(false)
  const waits = (isOld || dataUpdatedAt < performance.timeOrigin) && isFetching && !isDisconnected && !isOver
  if (!waits && !isShown && dataUpdatedAt > 0) setShown(true)
  return waits && !isShown
}
