import { CardGrid, type CardGridProps } from './card-grid.tsx'
import { useCardRows } from './use-card-rows.ts'

/** A long grid: only the cards near the screen are in the page. */
export function WindowedCardGrid(props: CardGridProps) {
  const rows = useCardRows(props.items.length)
  return <CardGrid {...props} rows={rows} />
}
