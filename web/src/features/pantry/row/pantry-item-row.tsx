import { type CalendarDate, expiryStatus } from '@shelfmate/contract/pantry/expiry'
import type { PantryItem } from '@shelfmate/contract/pantry/pantry'
import { IconCircleCheck } from '@tabler/icons-react'
import { memo } from 'react'
import { FoodCard, FoodName } from '#lib/cards/food-card.tsx'
import { formatDateOf } from '#lib/dates.ts'
import { ExpiryTag } from '#ui/cards/expiry-tag.tsx'
import { ChooseButton } from './choose-button.tsx'
import type { ItemActions } from './pantry-item-card.tsx'
import classes from './pantry-item-row.module.css'
import * as words from './pantry-row-words.ts'
import { useRowGestures } from './use-row-gestures.ts'

const oneUp = words.oneUsedUp

interface PantryItemRowProps {
  item: PantryItem
  today: CalendarDate
  actions: Pick<ItemActions, 'consume' | 'donate' | 'picture'>
  /** Shows all of it in its place. */
  onOpen: (id: string) => void
  /** Chooses it, or no longer. */
  onChoose: (id: string) => void
  /** Undefined while nothing is being chosen. */
  isChosen: boolean | undefined
}

/** One item in one line: a press opens it, the button uses one up, a swipe uses up or donates, a long press chooses. */
export const PantryItemRow = memo(function PantryItemRow(props: PantryItemRowProps) {
  const { item, today, actions, onOpen, onChoose, isChosen } = props
  const { id, name, expiryDate } = item
  const status = expiryStatus(expiryDate, today)
  const isChoosing = isChosen !== undefined
  const gestures = useRowGestures({
    right: { label: oneUp, do: () => actions.consume(item) },
    left: status.canDonate ? { label: words.donate, do: () => actions.donate(item) } : undefined,
    onLong: () => onChoose(id),
    isOff: isChoosing,
  })
  return (
    <FoodCard id={id} status={status} className={classes.row}>
      <div className={classes.line} data-choosing={isChoosing || undefined} {...gestures}>
        {isChoosing ? (
          <label className={classes.choice}>
            <input
              type="checkbox"
              checked={isChosen}
              onChange={() => onChoose(id)}
              aria-label={words.chooseOf(name)}
            />
          </label>
        ) : (
          <button
            type="button"
            className={classes.open}
            aria-label={words.show(name)}
            aria-expanded={false}
            data-shortcut="e"
            onClick={() => onOpen(id)}
          />
        )}
        {!isChoosing && <ChooseButton name={name} onChoose={() => onChoose(id)} />}
        <span className={classes.picture}>{actions.picture(name)}</span>
        <div className={classes.words}>
          <FoodName id={id} className={classes.name}>
            {name}
          </FoodName>
          <Facts item={item} today={today} />
        </div>
        {!isChoosing && (
          <button
            type="button"
            className={classes.use}
            aria-label={words.consumedOf(name)}
            title={oneUp}
            onClick={() => actions.consume(item)}
          >
            <IconCircleCheck size={26} stroke={1.7} aria-hidden />
          </button>
        )}
      </div>
    </FoodCard>
  )
})

/** How many, until when, and how long that still is. */
function Facts({ item, today }: Pick<PantryItemRowProps, 'item' | 'today'>) {
  const { quantity, size, expiryDate, dateSource } = item
  const status = expiryStatus(expiryDate, today)
  return (
    <div className={classes.facts} data-compact>
      <span>{size ? `${quantity} × ${size}` : `${quantity} ×`}</span>
      <time dateTime={expiryDate}>
        {dateSource === 'suggested' && words.about}
        {formatDateOf(expiryDate, today)}
      </time>
      {status.tag ? (
        <ExpiryTag {...status} />
      ) : (
        <span className={classes.days}>{words.days(status.days)}</span>
      )}
    </div>
  )
}
