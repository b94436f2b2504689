import { type CalendarDate, expiryStatus } from '@shelfmate/contract/pantry/expiry'
import type { PantryItem } from '@shelfmate/contract/pantry/pantry'
import { IconCircleCheck, IconHeartHandshake } from '@tabler/icons-react'
import { ExpiryTag } from '#ui/cards/expiry-tag.tsx'
import { cardId } from '#ui/layers/use-focus-return.ts'
import { consumeItem } from '../data/pantry.mutations.ts'
import type { ItemActions } from '../row/pantry-item-card.tsx'
import * as words from './pantry-today-words.ts'
import classes from './today-pantry.module.css'

interface ExpiringItemProps {
  item: PantryItem
  today: CalendarDate
  picture: ItemActions['picture']
  /** Whether its date is near. */
  isExpiring: boolean
  offer: (item: PantryItem) => void
}

/** One food with its days, a press that uses one up, and near its date one that offers it to others. */
export function ExpiringItem({ item, today, picture, isExpiring, offer }: ExpiringItemProps) {
  const { name, quantity, expiryDate } = item
  const status = expiryStatus(expiryDate, today)
  return (
    <li className={classes.item} data-item={item.id}>
      {picture(name)}
      <span className={classes.name}>
        {name} <small>{quantity} ×</small>
      </span>
      {status.tag ? (
        <ExpiryTag {...status} />
      ) : (
        <span className={classes.days}>{words.days(status.days)}</span>
      )}
      {status.canDonate && isExpiring && (
        <button
          type="button"
          className={classes.use}
          data-offer
          aria-label={words.offer(name)}
          title={words.offerInExchange}
          onClick={() => offer(item)}
        >
          <IconHeartHandshake size={26} stroke={1.7} aria-hidden />
        </button>
      )}
      <button
        id={cardId(item.id)}
        type="button"
        className={classes.use}
        aria-label={words.consumed(name)}
        title={words.oneUsedUp}
        onClick={() => consumeItem(item)}
      >
        <IconCircleCheck size={26} stroke={1.7} aria-hidden />
      </button>
    </li>
  )
}
