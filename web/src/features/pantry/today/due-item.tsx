import { type CalendarDate, expiryStatus } from '@shelfmate/contract/pantry/expiry'
import type { PantryItem } from '@shelfmate/contract/pantry/pantry'
import { IconCircleCheck } from '@tabler/icons-react'
import { counted } from '#lib/counted.ts'
import { ExpiryTag } from '#ui/cards/expiry-tag.tsx'
import { consumeItem } from '../data/pantry.mutations.ts'
import type { ItemActions } from '../row/pantry-item-card.tsx'
import classes from './today-pantry.module.css'

interface DueItemProps {
  item: PantryItem
  today: CalendarDate
  picture: ItemActions['picture']
}

/** One food with its days, and a press that uses one up. */
export function DueItem({ item, today, picture }: DueItemProps) {
  const { name, quantity, expiryDate } = item
  const status = expiryStatus(expiryDate, today)
  return (
    <li className={classes.item}>
      {picture(name)}
      <span className={classes.name}>
        <bdi>{name}</bdi> <small>{quantity} ×</small>
      </span>
      {status.tag ? (
        <ExpiryTag {...status} />
      ) : (
        <span className={classes.days}>{counted(status.days, 'day')}</span>
      )}
      <button
        type="button"
        className={classes.use}
        aria-label={`Consumed ${name}`}
        title="Use up one"
        onClick={() => consumeItem(item)}
      >
        <IconCircleCheck size={26} stroke={1.7} aria-hidden />
      </button>
    </li>
  )
}
