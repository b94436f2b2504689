import type { ReactNode } from 'react'
import classes from './card-grid.module.css'
import { HeldPlace } from './held-place.ts'

export interface CardGridProps {
  /** Names the list to assistive technology. */
  label: string
  /** What each card shows, in order. */
  ids: readonly string[]
  /** The card at a place of the list. */
  children: (index: number) => ReactNode
  /** The one whose card holds the focus: it stays in the page however far it is scrolled away. */
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

/** A screen shows one grid at a time. */
export const gridId = 'card-grid'

/** A grid of cards that may draw a part of them alone; assistive technology is told how many there are. */
export function CardGrid({ label, ids, children, heldId, rows }: CardGridProps & { rows: CardRows }) {
  const held = heldId === undefined ? -1 : ids.indexOf(heldId)
  return (
    <>
      <ul
        id={gridId}
        aria-label={label}
        className={classes.grid}
        style={{ paddingTop: rows.spaceBefore, paddingBottom: rows.spaceAfter }}
      >
        {drawnIndexes(rows, held).map((index) => {
          const id = ids[index]
          const row = Math.floor(index / rows.columns)
          const isAway = index < rows.from || index >= rows.to
          return (
            id !== undefined && (
              <li
                key={id}
                ref={index % rows.columns === 0 && !isAway ? rows.measure : undefined}
                data-index={row}
                data-item={id}
                aria-setsize={ids.length}
                aria-posinset={index + 1}
                style={isAway ? { position: 'absolute', top: rows.topOf(row) } : undefined}
              >
                {children(index)}
              </li>
            )
          )
        })}
      </ul>
      <HeldPlace gridId={gridId} ids={ids} />
    </>
  )
}

/** In the order of the list, so that the card which holds the focus stays the same element when it is scrolled away. */
function drawnIndexes({ from, to }: CardRows, held: number): number[] {
  const near = Array.from({ length: to - from }, (_, n) => from + n)
  if (held < 0 || (held >= from && held < to)) return near
  return held < from ? [held, ...near] : [...near, held]
}
