import type { ExpiryStatus } from '@shelfmate/contract/expiry'
import { IconAlertTriangle, IconClockExclamation, IconHourglassLow } from '@tabler/icons-react'
import classes from './pantry-item-card.module.css'

const icons = { expired: IconAlertTriangle, today: IconClockExclamation, soon: IconHourglassLow }

/** Text, icon and colour of an item that needs attention; nothing for one that keeps. */
export function ExpiryTag({ state, tag }: Pick<ExpiryStatus, 'state' | 'tag'>) {
  if (!tag || state === 'fresh') return null
  const Icon = icons[state]
  return (
    <span className={classes.tag}>
      <Icon size={18} aria-hidden />
      {tag}
    </span>
  )
}
