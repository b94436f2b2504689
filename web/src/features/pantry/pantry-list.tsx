import { useDeferredValue, useEffect, useState } from 'react'
import { lazyPart } from '#lib/lazy-part.ts'
import { CardGrid, type CardGridProps, type CardRows } from './card-grid.tsx'

/** Up to here every card is in the page: the browser's own search finds it, and nothing is computed while scrolling. */
const windowedFrom = 100
/** A screenful: drawing more before it is shown would keep a slow phone waiting. */
const firstCards = window.innerWidth < 600 ? 6 : 12

const windowedGrid = lazyPart(async () => (await import('./windowed-card-grid.tsx')).WindowedCardGrid)

const cardsUpTo = (to: number): CardRows => ({
  columns: 1,
  from: 0,
  to,
  spaceBefore: 0,
  spaceAfter: 0,
  topOf: () => 0,
  measure: () => undefined,
})

interface PantryListProps extends CardGridProps {
  /** False while further pages are on their way. */
  isComplete: boolean
}

/** The cards: first what fits a screen, then the others, and of a long list only those near the screen. */
export function PantryList({ isComplete, ...props }: PantryListProps) {
  const { length } = props.items
  const isLong = length > windowedFrom || !isComplete
  const drawWindowed = windowedGrid.useDraw()
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    // Without it the list is slow, and whole.
    if (isLong) windowedGrid.load().catch(() => setFailed(true))
  }, [isLong])
  const wanted = isLong && !isFailed ? Math.min(length, firstCards) : length
  const isFirstDrawn = useDeferredValue(true, false)
  if (isLong && drawWindowed) return drawWindowed(props)
  return <CardGrid {...props} rows={cardsUpTo(isFirstDrawn ? wanted : Math.min(length, firstCards))} />
}
