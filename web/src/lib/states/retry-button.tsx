import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react'
import { giveLostFocus } from '#ui/layers/use-focus-return.ts'
import { SteadyButton } from '#ui/steady-button.tsx'
import * as words from './states-words.ts'

/** Asks again for what failed. */
export const RetryButton = (props: ComponentProps<typeof SteadyButton>) => (
  <SteadyButton {...props} ref={useFocusHandedOn()}>
    {words.retry}
  </SteadyButton>
)

/** Once the answer is here, Retry goes: whoever pressed it by key goes on from what it stood in. */
function useFocusHandedOn(): RefObject<HTMLButtonElement | null> {
  const ref = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const button = ref.current
    const around = button?.parentElement?.closest('[tabindex]')
    return () => {
      // It has the focus until it is gone.
      if (button === document.activeElement) queueMicrotask(() => giveLostFocus(around))
    }
  }, [])
  return ref
}
