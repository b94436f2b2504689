import { CardGrid, type CardGridProps } from './card-grid.tsx'
import { useCardRows } from './use-card-rows.ts'

interface WindowedCardGridProps extends CardGridProps {
  /** Height of most cards, in px: a guess until they have been measured. */
  usualHeight: number
}

/** A long grid: only the cards near the screen are in the page. */
export function WindowedCardGrid({ usualHeight, ...props }: WindowedCardGridProps) {
  const rows = useCardRows(props.ids, usualHeight)
  return <CardGrid {...props} rows={rows} />
}
