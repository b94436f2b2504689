import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useState } from 'react'
import type { CardRows } from './card-grid.tsx'

const rowGapPx = 16
const usualRowPx = 190
const overscanRows = 3

/** Which cards of a long grid to draw. The grid's own columns decide how many stand in a row. */
export function useCardRows(grid: RefObject<HTMLElement | null>, count: number): CardRows {
  // The virtualizer is one object whose answers change, which the compiler's memoisation would not see.
  'use no memo'
  const { columns, top } = useLayout(grid)
  // oxlint-disable-next-line react/incompatible-library -- the directive above answers it.
  const rows = useWindowVirtualizer({
    count: Math.ceil(count / columns),
    estimateSize: () => usualRowPx,
    gap: rowGapPx,
    overscan: overscanRows,
    scrollMargin: top,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  })
  const drawn = rows.getVirtualItems()
  const [first, last] = [drawn[0], drawn.at(-1)]
  const height = rows.getTotalSize()
  return {
    columns,
    from: (first?.index ?? 0) * columns,
    to: last ? Math.min(count, (last.index + 1) * columns) : 0,
    spaceBefore: first ? first.start - top : 0,
    spaceAfter: last ? height - (last.end - top) : height,
    topOf: (row) => (rows.measurementsCache[row]?.start ?? top) - top,
    measure: rows.measureElement,
  }
}

function useLayout(grid: RefObject<HTMLElement | null>): { columns: number; top: number } {
  const [layout, setLayout] = useState({ columns: 1, top: 0 })
  useLayoutEffect(() => {
    const element = grid.current
    if (!element) return
    const measure = () => {
      const columns = getComputedStyle(element).gridTemplateColumns.split(' ').length
      const top = element.getBoundingClientRect().top + window.scrollY
      setLayout((known) => (known.columns === columns && known.top === top ? known : { columns, top }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [grid])
  return layout
}
