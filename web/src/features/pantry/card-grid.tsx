import type { CalendarDate } from '@shelfmate/contract/expiry'
import type { PantryItem } from '@shelfmate/contract/pantry'
import type { CSSProperties, RefObject } from 'react'
import classes from './card-grid.module.css'
import { type ItemActions, PantryItemCard } from './pantry-item-card.tsx'

export interface CardGridProps {
  items: readonly PantryItem[]
  today: CalendarDate
  actions: ItemActions
  /** The item whose card holds the focus: it stays in the page however far it is scrolled away. */
  heldId: string | undefined
}

/** Which cards stand in the page, and the room that the others leave. */
export interface CardRows {
  columns: number
  from: number
  to: number
  spaceBefore: number
  spaceAfter: number
  /** Where a row begins, in px below the top of the grid. */
  topOf: (row: number) => number
  /** Ref of the first card of each row. */
  measure: (card: HTMLElement | null) => void
}

interface DrawnCardsProps extends CardGridProps {
  rows: CardRows
  grid?: RefObject<HTMLUListElement | null>
}

/** A grid of cards that may draw a part of them alone; assistive technology is told how many there are. */
export function CardGrid({ items, today, actions, heldId, rows, grid }: DrawnCardsProps) {
  const { columns, from, to } = rows
  const held = heldId === undefined ? -1 : items.findIndex(({ id }) => id === heldId)
  const card = (index: number, far?: CSSProperties) => {
    const item = items[index]
    return (
      item && (
        <li
          key={item.id}
          ref={index % columns === 0 && !far ? rows.measure : undefined}
          data-index={Math.floor(index / columns)}
          data-item={item.id}
          aria-setsize={items.length}
          aria-posinset={index + 1}
          style={far}
        >
          <PantryItemCard item={item} today={today} actions={actions} />
        </li>
      )
    )
  }
  const heldAway = () => card(held, { position: 'absolute', top: rows.topOf(Math.floor(held / columns)) })
  return (
    <ul
      ref={grid}
      aria-label="Pantry items"
      className={classes.grid}
      style={{ paddingTop: rows.spaceBefore, paddingBottom: rows.spaceAfter }}
    >
      {held >= 0 && held < from && heldAway()}
      {Array.from({ length: to - from }, (_, n) => card(from + n))}
      {held >= to && heldAway()}
    </ul>
  )
}
