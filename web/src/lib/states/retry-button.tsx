import { type ComponentProps, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
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
  const isHeld = useRef(false)
  useLayoutEffect(() => {
    const button = ref.current
    return () => {
      isHeld.current = button === document.activeElement
    }
  }, [])
  useEffect(() => {
    const around = ref.current?.parentElement?.closest('[tabindex]')
    return () => {
      if (isHeld.current) giveLostFocus(around)
    }
  }, [])
  return ref
}
