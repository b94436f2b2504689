import { IconAlertTriangle, IconClockExclamation, IconHourglassLow } from '@tabler/icons-react'
import classes from './expiry-tag.module.css'

const icons = { expired: IconAlertTriangle, today: IconClockExclamation, soon: IconHourglassLow }

interface ExpiryTagProps {
  state: keyof typeof icons | 'fresh'
  /** The words; absent where nothing needs attention. */
  tag?: string
}

/** Text, icon and colour of food that needs attention; nothing for food that keeps. */
export function ExpiryTag({ state, tag }: ExpiryTagProps) {
  if (!tag || state === 'fresh') return null
  const Icon = icons[state]
  return (
    <span className={classes.tag} data-state={state}>
      <Icon size={18} aria-hidden />
      {tag}
    </span>
  )
}
