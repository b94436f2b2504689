import { useEffect, useRef } from 'react'
import { useConnectionState } from '../realtime.ts'
import { createStore } from '../store.ts'

/** How old the parts of the screen are, each as a time in ms since 1970. */
const shown = createStore<readonly { at: number }[]>([])
const useShown = shown.use

/**
 * A screen says when the server last confirmed what it shows (0: it shows nothing). Live changes kept it right for as long
 * as the screen was open and connected.
 */
export function useDataAge(updatedAt: number): void {
  const isConnected = useConnectionState() === 'connected'
  const rightUntil = useRef(0)
  useEffect(() => {
    if (updatedAt === 0) return
    const hide = showDataAge(Math.max(updatedAt, rightUntil.current))
    return () => {
      hide()
      if (isConnected && updatedAt >= performance.timeOrigin) rightUntil.current = Date.now()
    }
  }, [updatedAt, isConnected])
}

/** Counts one part of the screen as that old until the returned function is called. */
export function showDataAge(at: number): () => void {
  const age = { at }
  shown.set([...shown.get(), age])
  return () => shown.set(shown.get().filter((other) => other !== age))
}

/** Whether there is no connection: what is shown is as old as it is, and no fault of the screen's. */
export function useIsDisconnected(): boolean {
  const connection = useConnectionState()
  return connection === 'offline' || connection === 'reconnecting'
}

/** The oldest of what the screen shows; undefined when it shows nothing of the server's. */
export const useOldestShown = (): number | undefined => oldest(useShown())

const oldest = (ages: readonly { at: number }[]) =>
  ages.length > 0 ? Math.min(...ages.map(({ at }) => at)) : undefined
