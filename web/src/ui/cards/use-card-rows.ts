import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useState } from 'react'
import { type CardRows, gridId } from './card-grid.tsx'

const usualGapPx = 16
const overscanRows = 3

/** Which cards of a long grid to draw. The grid's own columns decide how many stand in a row. */
export function useCardRows(ids: readonly string[], usualRowPx: number): CardRows {
  // The virtualizer is one object whose answers change, which the compiler's memoisation would not see.
  'use no memo'
  const { columns, top, gap } = useLayout()
  const count = ids.length
  // A row's height goes with its first card, not with its place: it moves on when a card comes before it. A new function
  // would have all rows placed anew at each step of a scroll.
  const getItemKey = useCallback((row: number) => ids[row * columns] ?? row, [ids, columns])
  // oxlint-disable-next-line react/incompatible-library -- the directive above answers it.
  const rows = useWindowVirtualizer({
    count: Math.ceil(count / columns),
    getItemKey,
    estimateSize: () => usualRowPx,
    gap,
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

interface Layout {
  columns: number
  /** Of the grid, in px from the top of the page. */
  top: number
  /** Between rows, in px. */
  gap: number
}

/** Starts from the grid whose place this one takes: what is drawn first then fits at once. */
function useLayout(): Layout {
  const [layout, setLayout] = useState(() => layoutOf(document.getElementById(gridId)))
  useLayoutEffect(() => {
    const element = document.getElementById(gridId)
    if (!element) return
    const measure = () => {
      const next = layoutOf(element)
      setLayout((known) => (isSame(known, next) ? known : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return layout
}

const isSame = (one: Layout, other: Layout) =>
  one.columns === other.columns && one.top === other.top && one.gap === other.gap

function layoutOf(grid: HTMLElement | null): Layout {
  if (!grid) return { columns: 1, top: 0, gap: usualGapPx }
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid)
  return {
    columns: gridTemplateColumns.split(' ').length,
    top: grid.getBoundingClientRect().top + window.scrollY,
    gap: Number.parseFloat(rowGap) || usualGapPx,
  }
}
