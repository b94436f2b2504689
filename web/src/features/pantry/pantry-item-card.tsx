import { type CalendarDate, expiryStatus } from '@shelfmate/contract/expiry'
import type { PantryItem } from '@shelfmate/contract/pantry'
import { IconCircleCheck, IconGift, IconPencil, IconTrash } from '@tabler/icons-react'
import { memo } from 'react'
import { formatDay } from '#lib/dates.ts'
import { CardAction } from '#ui/card-action.tsx'
import { CutText } from '#ui/cut-text.tsx'
import { ExpiryTag } from '#ui/expiry-tag.tsx'
import { cardId } from '#ui/use-focus-return.ts'
import classes from './pantry-item-card.module.css'
import { expiredAdvice } from './pantry-words.ts'

export interface ItemActions {
  consume: (item: PantryItem) => void
  edit: (item: PantryItem) => void
  donate: (item: PantryItem) => void
  remove: (item: PantryItem) => void
}

interface PantryItemCardProps {
  item: PantryItem
  today: CalendarDate
  actions: ItemActions
}

/** One item: what it is, until when it keeps, and what can be done with it. Memoised: a list holds a thousand. */
export const PantryItemCard = memo(function PantryItemCard({ item, today, actions }: PantryItemCardProps) {
  const { id, name, quantity, expiryDate, remark } = item
  const status = expiryStatus(expiryDate, today)
  const nameId = `${cardId(id)}-name`
  return (
    <article
      id={cardId(id)}
      className={classes.card}
      data-state={status.state}
      data-expired={status.styledAsExpired || undefined}
      aria-labelledby={nameId}
      tabIndex={-1}
    >
      <div className={classes.head}>
        <h2 id={nameId} className={classes.name}>
          {name}
        </h2>
        <ExpiryTag {...status} />
      </div>
      <dl className={classes.facts}>
        <div>
          <dt>Quantity</dt>
          <dd>{quantity}</dd>
        </div>
        <div>
          <dt>Expiry</dt>
          <dd>
            <time dateTime={expiryDate}>{formatDay(expiryDate)}</time>
          </dd>
        </div>
      </dl>
      {status.state === 'expired' && (
        <p className={classes.advice}>{expiredAdvice(name, expiryDate, today)}</p>
      )}
      {remark && <CutText text={remark} of={name} />}
      <div className={classes.actions}>
        <CardAction
          icon={IconCircleCheck}
          label="Consumed"
          name={name}
          onClick={() => actions.consume(item)}
        />
        <CardAction icon={IconPencil} label="Edit" name={name} onClick={() => actions.edit(item)} />
        <CardAction
          icon={IconGift}
          label="Donate"
          name={name}
          disabled={!status.canDonate}
          onClick={() => actions.donate(item)}
        />
        <CardAction
          icon={IconTrash}
          label="Remove"
          name={name}
          isRemoval
          onClick={() => actions.remove(item)}
        />
      </div>
    </article>
  )
})
