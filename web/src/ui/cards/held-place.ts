import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

interface Seen {
  id: string
  top: number
}

/**
 * Keeps the cards that somebody reads in their place when others come or go above them; the browser's own way gives up
 * where the room of cards that are not in the page changes. At the top nothing is held: what comes first shall be seen.
 */
export function useHeldPlace(gridId: string, ids: readonly string[]): void {
  const seen = useRef<readonly Seen[]>([])
  const known = useRef(ids)
  const frame = useRef<number>(undefined)
  // In the next frame: other cards may be drawn until then, and its layout is due anyway.
  const look = useEffectEvent(() => {
    frame.current ??= requestAnimationFrame(() => {
      frame.current = undefined
      seen.current = cardsInView(gridId)
    })
  })
  useEffect(() => look())
  useEffect(() => {
    const follow = () => look()
    const observer = new ResizeObserver(follow)
    const grid = document.getElementById(gridId)
    if (grid) observer.observe(grid)
    window.addEventListener('scroll', follow, { passive: true })
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', follow)
      if (frame.current !== undefined) cancelAnimationFrame(frame.current)
      frame.current = undefined
    }
  }, [gridId])
  useLayoutEffect(() => {
    // Cards that only grow are the grid's own business.
    const isSame = ids.length === known.current.length && ids.every((id, at) => id === known.current[at])
    known.current = ids
    if (isSame) return
    const moves = seen.current.flatMap(({ id, top }) => {
      const card = findCard(gridId, id)
      return card ? card.getBoundingClientRect().top - top : []
    })
    // Of several in a row one may have gone over to the next; and what went below some moves these alone.
    const [least = 0] = moves.toSorted((one, other) => Math.abs(one) - Math.abs(other))
    if (least === 0) return
    window.scrollBy({ top: least, behavior: 'instant' })
    // The browser tells of it in the next frame. In this one the windowed list would still scroll to where it wanted before.
    window.dispatchEvent(new Event('scroll'))
  }, [gridId, ids])
}

const findCard = (gridId: string, id: string) =>
  document.querySelector<HTMLElement>(`#${gridId} > [data-item="${CSS.escape(id)}"]`)

/** None while the grid begins on the screen. */
function cardsInView(gridId: string): Seen[] {
  const grid = document.getElementById(gridId)
  if (!grid || grid.getBoundingClientRect().top >= 0) return []
  return [...grid.querySelectorAll<HTMLElement>(':scope > [data-item]')].flatMap((card) => {
    const { top, bottom } = card.getBoundingClientRect()
    const { item: id } = card.dataset
    return id !== undefined && bottom > 0 && top < window.innerHeight ? [{ id, top }] : []
  })
}
