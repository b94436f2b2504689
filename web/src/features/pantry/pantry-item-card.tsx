import { type CalendarDate, expiryStatus } from '@shelfmate/contract/expiry'
import type { PantryItem } from '@shelfmate/contract/pantry'
import { type Icon, IconCircleCheck, IconGift, IconPencil, IconTrash } from '@tabler/icons-react'
import { memo, useState } from 'react'
import { ExpiryTag } from './expiry-tag.tsx'
import classes from './pantry-item-card.module.css'
import { expiredAdvice, formatDay } from './pantry-words.ts'

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

/** The element that takes the focus when the card before it has gone. */
export const cardId = (itemId: string) => `pantry-item-${itemId}`

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
      {remark && <Remark text={remark} />}
      <div className={classes.actions}>
        <Action icon={IconCircleCheck} label="Consumed" name={name} onClick={() => actions.consume(item)} />
        <Action icon={IconPencil} label="Edit" name={name} onClick={() => actions.edit(item)} />
        <Action
          icon={IconGift}
          label="Donate"
          name={name}
          disabled={!status.canDonate}
          onClick={() => actions.donate(item)}
        />
        <Action icon={IconTrash} label="Remove" name={name} onClick={() => actions.remove(item)} />
      </div>
    </article>
  )
})

interface ActionProps {
  icon: Icon
  label: string
  name: string
  disabled?: boolean
  onClick: () => void
}

function Action({ icon: ActionIcon, label, name, disabled, onClick }: ActionProps) {
  return (
    <button
      type="button"
      className={classes.action}
      aria-label={`${label} ${name}`}
      disabled={disabled}
      onClick={onClick}
    >
      <ActionIcon size={22} stroke={1.8} aria-hidden />
      <span>{label}</span>
    </button>
  )
}

const longRemark = 90
const longRemarkLines = 2

/** A long remark is cut, so that a shelf stays easy to look over. */
function Remark({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false)
  const isLong = text.length > longRemark || text.split('\n').length > longRemarkLines
  return (
    <div className={classes.remark}>
      <p data-cut={(isLong && !isOpen) || undefined}>{text}</p>
      {isLong && (
        <button
          type="button"
          className={classes.more}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show less' : 'Show all'}
        </button>
      )}
    </div>
  )
}
