import { useDeferredValue, useEffect, useState } from 'react'
import { CardGrid, type CardGridProps, type CardRows } from '#ui/cards/card-grid.tsx'
import { lazyPart } from '../lazy/lazy-part.ts'

/** A phone's rows of 68 px below a screen's head come to no more than one each 100 px of its height. */
const pxOfOne = 100
/** A screenful: drawing more before it is shown would keep a slow phone waiting; after less the list's end would jump away. */
const firstCards = window.innerWidth < 600 ? Math.ceil(window.innerHeight / pxOfOne) : 12

const windowedGrid = lazyPart(async () => (await import('#ui/cards/windowed-card-grid.tsx')).WindowedCardGrid)

const cardsUpTo = (to: number): CardRows => ({
  columns: 1,
  from: 0,
  to,
  spaceBefore: 0,
  spaceAfter: 0,
  topOf: () => 0,
  measure: () => undefined,
})

interface CardListProps extends CardGridProps {
  /** Whether only the cards near the screen shall be drawn. A short list is better whole: the browser's own search finds all. */
  isLong: boolean
  /** Height of most cards, in px. */
  usualHeight: number
}

/** The cards: first what fits a screen, then the others, and of a long list only those near the screen. */
export function CardList({ isLong, usualHeight, ...props }: CardListProps) {
  const { length } = props.ids
  const drawWindowed = windowedGrid.useDraw()
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    // Without it the list is slow, and whole.
    if (isLong) windowedGrid.load().catch(() => setFailed(true))
  }, [isLong])
  const wanted = isLong && !isFailed ? Math.min(length, firstCards) : length
  const isFirstDrawn = useDeferredValue(true, false)
  if (isLong && drawWindowed) return drawWindowed({ usualHeight, ...props })
  return <CardGrid {...props} rows={cardsUpTo(isFirstDrawn ? wanted : Math.min(length, firstCards))} />
}
