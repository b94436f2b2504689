import { type FocusEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { holdToasts, type Toast } from './toasts.ts'
import { giveLostFocus, isFocusLost } from './use-focus-return.ts'

/** The toasts that the focus came into last, and what had it before. */
let stack: Element | null = null
let before: Element | null = null

/** Whether a toast has the focus. While it has, the toasts stay as they are; when it goes, the focus returns. */
export function useToastFocus(toast: Toast | undefined, onHold: () => void) {
  const [focused, setFocused] = useState<Toast>()
  const isWithin = useRef(false)
  const hasFocus = toast !== undefined && toast === focused
  const hold = useEffectEvent(onHold)
  useEffect(() => {
    if (!hasFocus) return
    hold()
    return () => holdToasts()
  }, [hasFocus])
  useLayoutEffect(() => {
    if (!isWithin.current || !isFocusLost()) return
    isWithin.current = false
    giveLostFocus(before, stack?.querySelector('button'))
  })
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    setFocused(toast)
    isWithin.current = true
    stack = currentTarget.parentElement
    if (!stack?.contains(relatedTarget)) before = relatedTarget
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return
    setFocused(undefined)
    isWithin.current = false
  }
  return { hasFocus, onFocus, onBlur }
}
