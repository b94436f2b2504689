import { type ReactNode, type RefObject, useEffect } from 'react'
import { Popup } from '#ui/layers/popup.tsx'
import { focusCard, isFocusLost } from '#ui/layers/use-focus-return.ts'

interface FormPopupProps extends FocusAfterwardsProps {
  title: string
  widthPx: number
  onClose: () => void
  children: ReactNode
}

/** A form in a popup. */
export function FormPopup({ title, widthPx, onClose, ids, fallback, children }: FormPopupProps) {
  return (
    <Popup title={title} opened onClose={onClose} width={widthPx}>
      {children}
      <FocusAfterwards ids={ids} fallback={fallback} />
    </Popup>
  )
}

interface FocusAfterwardsProps {
  /** The cards of what the form is about, the likeliest first. */
  ids: readonly (string | undefined)[]
  /** Takes the focus when what opened the popup has gone meanwhile. */
  fallback: RefObject<HTMLElement | null>
}

/** What opened the popup may have gone: replaced by what was saved, or left on another screen. */
function FocusAfterwards({ ids, fallback }: FocusAfterwardsProps) {
  const [first, second] = ids
  useEffect(
    () => () => {
      if (!isFocusLost()) return
      const isBack = [first, second].some((id) => id !== undefined && focusCard(id))
      if (!isBack) fallback.current?.focus()
    },
    [first, second, fallback],
  )
  return null
}
