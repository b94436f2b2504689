import type { ReactNode } from 'react'
import { lazyPart } from '#lib/lazy-part.ts'
import { useLoadedPopup } from '#lib/use-loaded-popup.ts'
import { closeForm, usePostForm } from './post-form-state.ts'
import type { PostPopupProps } from './post-popup.tsx'

interface LazyPostPopupProps extends Omit<PostPopupProps, 'form'> {
  /** Whether nothing more urgent is being loaded. */
  isIdle: boolean
}

const popup = lazyPart(async () => (await import('./post-popup.tsx')).PostPopup)

/** The popup of a post, loaded after the list. */
export function LazyPostPopup({ isIdle, ...props }: LazyPostPopupProps): ReactNode {
  const form = usePostForm()
  const draw = popup.useDraw()
  const isMissing = form !== undefined && !draw
  useLoadedPopup({ load: popup.load, isMissing, close: closeForm, isIdle })
  return form && draw?.({ form, ...props })
}
