import type { ReactNode } from 'react'
import { lazyPart } from '#lib/lazy-part.ts'
import { useLoadedPopup } from '#lib/use-loaded-popup.ts'
import { closeForm, usePantryForm } from './pantry-form-state.ts'
import type { PantryItemPopupProps } from './pantry-item-popup.tsx'

interface LazyPantryItemPopupProps extends Omit<PantryItemPopupProps, 'form'> {
  /** Whether nothing more urgent is being loaded. */
  isIdle: boolean
}

const popup = lazyPart(async () => (await import('./pantry-item-popup.tsx')).PantryItemPopup)

/** The popup of an item, loaded after the list. */
export function LazyPantryItemPopup({ isIdle, ...props }: LazyPantryItemPopupProps): ReactNode {
  const form = usePantryForm()
  const draw = popup.useDraw()
  const isMissing = form !== undefined && !draw
  useLoadedPopup({ load: popup.load, isMissing, close: closeForm, isIdle })
  return form && draw?.({ form, ...props })
}
