import { ActionIcon } from '@mantine/core'
import { type CalendarDate, expiryStatus } from '@shelfmate/contract/pantry/expiry'
import type { PantryItem } from '@shelfmate/contract/pantry/pantry'
import type { ItemAction } from '@shelfmate/contract/pantry/pantry-actions'
import { IconChevronUp, IconCircleCheck, IconGift, IconPencil, IconTrash } from '@tabler/icons-react'
import { memo, type ReactNode } from 'react'
import { FoodAdvice, FoodCard, FoodFact, FoodFacts, FoodName } from '#lib/cards/food-card.tsx'
import { formatDate } from '#lib/dates.ts'
import { CardAction, CardActions } from '#ui/cards/card-action.tsx'
import { ExpiryTag } from '#ui/cards/expiry-tag.tsx'
import { CutText } from '#ui/cut-text.tsx'
import { placeName } from '../list/places.ts'
import { expiredAdvice } from '../pantry-words.ts'
import { ChooseButton } from './choose-button.tsx'
import { conditionName } from './item-action-words.ts'
import { ItemChips } from './item-chips.tsx'
import classes from './pantry-item-card.module.css'
import * as words from './pantry-row-words.ts'

export interface ItemActions {
  consume: (item: PantryItem) => void
  edit: (item: PantryItem) => void
  donate: (item: PantryItem) => void
  remove: (item: PantryItem) => void
  act: (action: ItemAction, item: PantryItem) => void
  /** What stands below a name: what it is taken for. */
  beside: (name: string) => ReactNode
  /** A small picture of it. */
  picture: (name: string) => ReactNode
}

type InHeadAndFacts = 'id' | 'name' | 'quantity' | 'expiryDate' | 'dateSource' | 'dateAdded'

interface PantryItemCardProps {
  item: PantryItem
  today: CalendarDate
  actions: ItemActions
  /** Makes it a row again. */
  onClose?: (() => void) | undefined
  /** Chooses it beside others. */
  onChoose?: ((id: string) => void) | undefined
}

/**
 * One item: what it is, until when it keeps, and what can be done with it. Memoised by hand: the list draws a thousand
 * cards in a callback, where the compiler keeps none of them.
 */
export const PantryItemCard = memo(function PantryItemCard({
  item,
  today,
  actions,
  onClose,
  onChoose,
}: PantryItemCardProps) {
  const { id, name, quantity, expiryDate, remark, place, size, dateSource, condition, dateBefore } = item
  const status = expiryStatus(expiryDate, today)
  // What stands beside head and facts, by field: one that is forgotten does not compile.
  const details: Record<Exclude<keyof PantryItem, InHeadAndFacts>, ReactNode> = {
    remark: remark && <CutText text={remark} of={name} />,
    place: place && <FoodFact name={words.place}>{placeName(place)}</FoodFact>,
    size: size && <FoodFact name={words.size}>{size}</FoodFact>,
    condition: condition && <FoodFact name={words.sinceBought}>{conditionName(condition)}</FoodFact>,
    dateBefore: dateBefore && (
      <FoodFact name={words.dateBefore}>
        <time dateTime={dateBefore}>{formatDate(dateBefore)}</time>
      </FoodFact>
    ),
  }
  return (
    <FoodCard id={id} status={status} className={classes.card}>
      <div className={classes.head}>
        <span className={classes.picture}>{actions.picture(name)}</span>
        <div className={classes.titles}>
          <FoodName id={id} className={classes.name}>
            {name}
          </FoodName>
          <ExpiryTag {...status} />
        </div>
        {onChoose && <ChooseButton name={name} onChoose={() => onChoose(id)} />}
        {onClose && (
          <ActionIcon aria-label={words.close(name)} aria-expanded onClick={onClose}>
            <IconChevronUp size={20} aria-hidden />
          </ActionIcon>
        )}
      </div>
      {actions.beside(name)}
      <FoodFacts quantity={quantity} expiryDate={expiryDate} isAbout={dateSource === 'suggested'}>
        {details.size}
        {details.place}
        {details.condition}
        {details.dateBefore}
      </FoodFacts>
      {status.state === 'expired' && (
        <FoodAdvice>
          <bdi>{name}</bdi> {expiredAdvice(expiryDate, today)}
        </FoodAdvice>
      )}
      {details.remark}
      <ItemChips item={item} act={actions.act} />
      <FourActions item={item} canDonate={status.canDonate} actions={actions} />
    </FoodCard>
  )
})

interface FourActionsProps {
  item: PantryItem
  canDonate: boolean
  actions: ItemActions
}

/** What section 4 lets one do with an item. */
function FourActions({ item, canDonate, actions }: FourActionsProps) {
  const { consume, edit, donate, remove } = actions
  const all = [
    { icon: IconCircleCheck, label: words.consumed, act: consume },
    { icon: IconPencil, label: words.edit, act: edit, shortcut: 'e' },
    { icon: IconGift, label: words.donate, act: donate, disabled: !canDonate },
    { icon: IconTrash, label: words.remove, act: remove, isRemoval: true },
  ]
  return (
    <CardActions>
      {all.map(({ act, ...action }) => (
        <CardAction key={action.label} {...action} name={item.name} onClick={() => act(item)} />
      ))}
    </CardActions>
  )
}
