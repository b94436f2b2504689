import { Button, type ButtonProps, type ElementProps } from '@mantine/core'

interface SteadyButtonProps
  extends Omit<ButtonProps, 'disabled'>,
    ElementProps<'button', keyof ButtonProps | 'disabled'> {
  /** Whether a press does nothing now. */
  isOff: boolean
}

/** A button that its own press may switch off: it keeps the focus, which a disabled one loses. */
export const SteadyButton = ({ isOff, onClick, ...props }: SteadyButtonProps) => (
  <Button {...props} data-disabled={isOff} aria-disabled={isOff} onClick={isOff ? undefined : onClick} />
)
