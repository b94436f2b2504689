import { useEffect, useState } from 'react'
import { lazyPart } from '#lib/lazy-part.ts'
import { CardGrid, type CardGridProps, type CardRows } from './card-grid.tsx'

/** Up to here every card is in the page: the browser's own search finds it, and nothing is computed while scrolling. */
const windowedFrom = 100

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

/** The cards. A long list shows its beginning while the code that windows it is on its way. */
export function PantryList(props: CardGridProps) {
  const { length } = props.items
  const isLong = length > windowedFrom
  const drawWindowed = windowedGrid.useDraw()
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    // Without it the list is slow, and whole.
    if (isLong) windowedGrid.load().catch(() => setFailed(true))
  }, [isLong])
  if (isLong && drawWindowed) return drawWindowed(props)
  return <CardGrid {...props} rows={cardsUpTo(isFailed ? length : Math.min(length, windowedFrom))} />
}
