import { type CalendarDate, expiryStatus } from '@shelfmate/contract/expiry'
import type { PantryItem } from '@shelfmate/contract/pantry'
import { IconCircleCheck } from '@tabler/icons-react'
import { counted } from '#lib/counted.ts'
import { ExpiryTag } from '#ui/expiry-tag.tsx'
import { consumeItem } from '../pantry.mutations.ts'
import classes from './today-pantry.module.css'

/** One food with its days, and a press that uses one up. */
export function DueItem({ item, today }: { item: PantryItem; today: CalendarDate }) {
  const { name, quantity, expiryDate } = item
  const status = expiryStatus(expiryDate, today)
  return (
    <li className={classes.item}>
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
