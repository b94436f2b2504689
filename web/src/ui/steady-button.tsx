import { Button, type ButtonProps, type ElementProps } from '@mantine/core'
import type { ComponentProps, MouseEvent, Ref } from 'react'

/**
 * A button that its own press may disable or set to work: it keeps the focus, which a disabled one loses, and takes no
 * press.
 */
export const SteadyButton = (
  props: ButtonProps & ElementProps<'button', keyof ButtonProps> & { ref?: Ref<HTMLButtonElement> },
) => <Button {...props} component={FocusableButton} />

const FocusableButton = ({
  type = 'button',
  disabled = false,
  onClick,
  ...props
}: ComponentProps<'button'>) => (
  <button {...props} type={type} aria-disabled={disabled} onClick={disabled ? ignore : onClick} />
)

const ignore = (event: MouseEvent) => event.preventDefault()
