import type { ComponentProps, MouseEvent } from 'react'
import { isFocusLost } from '#ui/layers/use-focus-return.ts'

/** The `ref` of what takes the place of a form: with the button that was pressed the focus has gone, and a screen reader's place. */
export const takeLostFocus = (element: HTMLElement | null): void => {
  if (isFocusLost()) element?.focus()
}

/** The `component` of a button that may be `loading`: it keeps the focus, which one that is disabled loses, and takes no press. */
export const StillButton = ({
  type = 'button',
  disabled = false,
  onClick,
  ...props
}: ComponentProps<'button'>) => (
  <button {...props} type={type} aria-disabled={disabled} onClick={disabled ? ignore : onClick} />
)

const ignore = (event: MouseEvent) => event.preventDefault()
