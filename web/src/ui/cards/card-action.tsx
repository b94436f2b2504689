import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './card-action.module.css'

interface CardActionProps {
  icon: Icon
  label: string
  /** What it is done to; said to a screen reader, seen on the card. */
  name: string
  /** The key that presses it on the card one stands on. */
  shortcut?: string
  disabled?: boolean
  /** Takes something away. */
  isRemoval?: boolean
  onClick: () => void
}

/** One of the buttons at the foot of a card. */
export function CardAction(props: CardActionProps) {
  const { icon: ActionIcon, label, name, shortcut, disabled, isRemoval, onClick } = props
  return (
    <button
      type="button"
      className={classes.action}
      data-removal={isRemoval || undefined}
      data-shortcut={shortcut}
      aria-label={`${label} ${name}`}
      disabled={disabled}
      onClick={onClick}
    >
      <ActionIcon size={22} stroke={1.8} aria-hidden />
      <span>{label}</span>
    </button>
  )
}

/** The buttons side by side, at the foot of their card however high that is. */
export const CardActions = ({ children }: { children: ReactNode }) => (
  <div className={classes.actions}>{children}</div>
)
