import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { type CardRows, gridId } from './card-grid.tsx'

const usualGapPx = 16
/** So much more than the screen shows is drawn on each side, in px: some frames of a fast thumb, and two rows at least. */
const aheadPx = 210
const leastRowsAhead = 2
/** So much more stays on the side that one comes from: low rows go together, not one in each frame of a scroll. */
const leavingPx = 420

/** Which cards of a long grid to draw. The grid's own columns decide how many stand in a row. */
export function useCardRows(ids: readonly string[], usualRowPx: number): CardRows {
  // The virtualizer is one object whose answers change, which the compiler's memoisation would not see.
  'use no memo'
  const [layout, setLayout] = useState(() => layoutOf(document.getElementById(gridId), usualRowPx))
  const { columns, top, gap, rowPx } = layout
  const count = ids.length
  // A row's height goes with its first card, not with its place: it moves on when a card comes before it. A new function
  // would have all rows placed anew at each step of a scroll; once the usual height is known they must be.
  // oxlint-disable-next-line react/exhaustive-deps -- as said.
  const getItemKey = useCallback((row: number) => ids[row * columns] ?? row, [ids, columns, rowPx])
  const rows = useWindowVirtualizer({
    count: Math.ceil(count / columns),
    getItemKey,
    estimateSize: () => rowPx,
    gap,
    overscan: Math.max(leastRowsAhead, Math.ceil(aheadPx / rowPx)),
    rangeExtractor: useLastingRange(Math.ceil(leavingPx / rowPx)),
    scrollMargin: top,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  })
  useLayoutEffect(() => {
    const grid = document.getElementById(gridId)
    if (!grid) return
    const first = layoutOf(grid, usualRowPx)
    setLayout((known) => (isSame(known, first) ? known : first))
    const observer = new ResizeObserver(() => {
      const now = layoutOf(grid, usualRowPx)
      setLayout((known) => {
        // As one scrolls another height may become more frequent: no reason to place all rows anew.
        const next = now.columns === known.columns ? { ...now, rowPx: known.rowPx } : now
        return isSame(known, next) ? known : next
      })
    })
    // Its own box: what it holds has another height at each step of a scroll, and all of it the same.
    observer.observe(grid, { box: 'border-box' })
    return () => observer.disconnect()
  }, [usualRowPx])
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

/** The rows to draw: those near the screen, and for a while those that were. */
function useLastingRange(leavingRows: number): (range: Range) => number[] {
  const drawn = useRef({ first: 0, last: -1 })
  return useCallback(
    (range: Range) => {
      const near = defaultRangeExtractor(range)
      const [first = 0, last = -1] = [near[0], near.at(-1)]
      const known = drawn.current
      const isLasting = first - known.first <= leavingRows && known.last - last <= leavingRows
      // After a jump none of them is near.
      const joins = isLasting && known.first <= last && first <= known.last
      drawn.current = joins
        ? { first: Math.min(first, known.first), last: Math.min(Math.max(last, known.last), range.count - 1) }
        : { first, last }
      const { first: from, last: to } = drawn.current
      return Array.from({ length: to - from + 1 }, (_, n) => from + n)
    },
    [leavingRows],
  )
}

const heightOf = (card: Element) => Math.round(card.getBoundingClientRect().height)

interface Layout {
  columns: number
  /** Where the grid begins, in px from the top of the page. */
  top: number
  /** Between rows, in px. */
  gap: number
  /** Height of most of its rows: where it is right, a row that comes into sight moves nothing and is drawn once. */
  rowPx: number
}

const isSame = (one: Layout, other: Layout) =>
  one.columns === other.columns && one.top === other.top && one.gap === other.gap && one.rowPx === other.rowPx

/** At first of the grid whose place this one takes: what is drawn first then fits at once. */
function layoutOf(grid: HTMLElement | null, usualRowPx: number): Layout {
  if (!grid) return { columns: 1, top: 0, gap: usualGapPx, rowPx: usualRowPx }
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid)
  const heights = [...grid.children].map(heightOf)
  return {
    columns: gridTemplateColumns.split(' ').length,
    top: grid.getBoundingClientRect().top + window.scrollY,
    gap: Number.parseFloat(rowGap) || usualGapPx,
    rowPx: mostFrequent(heights) ?? usualRowPx,
  }
}

function mostFrequent(heights: readonly number[]): number | undefined {
  const groups = [...Map.groupBy(heights, (height) => height)]
  return groups.toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0]
}
