import { type ReactNode, useEffect } from 'react'
import { notifyError } from '#ui/toasts.ts'
import type { LazyPart } from './lazy-part.ts'

interface LazyPopup<Props> {
  popup: LazyPart<Props>
  /** Somebody opened it. */
  isWanted: boolean
  /** Told when its code does not arrive. */
  close: () => void
  /** Becomes true when nothing more urgent is being loaded: from then on a press finds the popup ready. */
  isIdle: boolean
}

/** A popup with its form and its checks, which the list shall not wait for; answers how to draw it, once it can be. */
export function useLazyPopup<Props>({ popup, isWanted, close, isIdle }: LazyPopup<Props>) {
  const draw: ((props: Props) => ReactNode) | undefined = popup.useDraw()
  useEffect(() => {
    if (isIdle) popup.load().catch(() => undefined)
  }, [popup, isIdle])
  const isMissing = isWanted && !draw
  useEffect(() => {
    if (!isMissing) return
    popup.load().catch(() => {
      close()
      notifyError('The form could not be loaded. Check your connection and try again.')
    })
  }, [popup, isMissing, close])
  return draw
}
