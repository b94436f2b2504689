import { type ReactNode, useEffect } from 'react'
import { lazyPart } from '#lib/lazy-part.ts'
import { notifyError } from '#ui/toasts.ts'
import { closeForm, usePostForm } from './post-form-state.ts'
import type { PostPopupProps } from './post-popup.tsx'

interface LazyPostPopupProps extends Omit<PostPopupProps, 'form'> {
  /** Becomes true when nothing more urgent is being loaded: from then on a press finds the popup ready. */
  isIdle: boolean
}

const popup = lazyPart(async () => (await import('./post-popup.tsx')).PostPopup)

/** The popup with its form and its checks, which the list shall not wait for. */
export function LazyPostPopup({ isIdle, ...props }: LazyPostPopupProps): ReactNode {
  const form = usePostForm()
  const draw = popup.useDraw()
  useEffect(() => {
    if (isIdle) popup.load().catch(() => undefined)
  }, [isIdle])
  const isWanted = form !== undefined && !draw
  useEffect(() => {
    if (!isWanted) return
    popup.load().catch(() => {
      closeForm()
      notifyError('The form could not be loaded. Check your connection and try again.')
    })
  }, [isWanted])
  return form && draw?.({ form, ...props })
}
