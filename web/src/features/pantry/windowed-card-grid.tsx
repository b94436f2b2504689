import { useRef } from 'react'
import { CardGrid, type CardGridProps } from './card-grid.tsx'
import { useCardRows } from './use-card-rows.ts'

/** A long grid: only the cards near the screen are in the page. */
export function WindowedCardGrid(props: CardGridProps) {
  const grid = useRef<HTMLUListElement>(null)
  const rows = useCardRows(grid, props.items.length)
  return <CardGrid {...props} grid={grid} rows={rows} />
}
