import { useEffect } from 'react'
import { notifyError } from '#ui/toasts.ts'
import type { LazyPart } from './lazy-part.ts'

interface LoadedPopup extends Pick<LazyPart<never>, 'load'> {
  /** Somebody opened it, and its code is not there. */
  isMissing: boolean
  /** Told when its code does not arrive. */
  close: () => void
  /** Becomes true when nothing more urgent is being loaded: from then on a press finds the popup ready. */
  isIdle: boolean
}

/** Loads a popup with its form and its checks, which the list shall not wait for: when there is time, or when it is opened. */
export function useLoadedPopup({ load, isMissing, close, isIdle }: LoadedPopup): void {
  useEffect(() => {
    if (isIdle) load().catch(() => undefined)
  }, [load, isIdle])
  useEffect(() => {
    if (!isMissing) return
    load().catch(() => {
      close()
      notifyError('The form could not be loaded. Check your connection and try again.')
    })
  }, [load, isMissing, close])
}
