import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'
import { isFocusLost } from '#ui/layers/use-focus-return.ts'

/** What to give the card whose focus is kept. */
interface FocusKept {
  ref: RefObject<HTMLElement | null>
  tabIndex: number
  onFocus: () => void
  onBlur: (event: FocusEvent) => void
}

/**
 * A button goes once what it does is done: whoever pressed it by key goes on from its card or, when that has gone as well,
 * from what it stood in.
 */
export function useFocusKept(): FocusKept {
  const ref = useRef<HTMLElement>(null)
  const isWithin = useRef(false)
  useEffect(() => {
    if (isWithin.current && isFocusLost()) ref.current?.focus({ preventScroll: true })
  })
  useEffect(() => {
    const around = ref.current?.parentElement?.closest<HTMLElement>('[tabindex]')
    return () => {
      if (isWithin.current && isFocusLost()) around?.focus({ preventScroll: true })
    }
  }, [])
  return {
    ref,
    tabIndex: -1,
    onFocus: () => {
      isWithin.current = true
    },
    // What goes with the focus leaves it to nobody.
    onBlur: ({ relatedTarget }) => {
      if (relatedTarget) isWithin.current = false
    },
  }
}
