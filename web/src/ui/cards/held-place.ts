import { Component } from 'react'

interface Seen {
  id: string
  top: number
}

interface HeldPlaceProps {
  gridId: string
  /** What each of the grid's cards shows, in order. */
  ids: readonly string[]
}

/**
 * Keeps the cards that somebody reads in their place when others come or go above them; the browser's own way gives up
 * where the room of cards that are not in the page changes. At the top nothing is held: what comes first shall be seen.
 * Shows nothing. A class, as only these are told before the page changes: whoever looks at each frame of a scroll instead
 * takes from it what a slow phone needs for drawing.
 */
export class HeldPlace extends Component<HeldPlaceProps> {
  override getSnapshotBeforeUpdate({ ids: before }: HeldPlaceProps): readonly Seen[] {
    const { gridId, ids } = this.props
    // Cards that only grow are the grid's own business.
    const isSame = ids.length === before.length && ids.every((id, at) => id === before[at])
    return isSame ? [] : cardsInView(gridId)
  }

  override componentDidUpdate(_: HeldPlaceProps, __: unknown, seen: readonly Seen[]): void {
    const moves = seen.flatMap(({ id, top }) => {
      const card = findCard(this.props.gridId, id)
      return card ? card.getBoundingClientRect().top - top : []
    })
    // A card may have moved to another row, and what went between cards moves only those below: the least move is the list's own.
    const [least = 0] = moves.toSorted((one, other) => Math.abs(one) - Math.abs(other))
    if (least === 0) return
    window.scrollBy({ top: least, behavior: 'instant' })
    // The browser tells of it in the next frame. In this one the windowed list would still scroll to where it wanted before.
    window.dispatchEvent(new Event('scroll'))
  }

  override render(): null {
    return null
  }
}

const findCard = (gridId: string, id: string) =>
  document.querySelector<HTMLElement>(`#${gridId} > [data-item="${CSS.escape(id)}"]`)

/** None while the grid begins on the screen. */
function cardsInView(gridId: string): readonly Seen[] {
  const grid = document.getElementById(gridId)
  if (!grid || grid.getBoundingClientRect().top >= 0) return []
  return [...grid.querySelectorAll<HTMLElement>(':scope > [data-item]')].flatMap((card) => {
    const { top, bottom } = card.getBoundingClientRect()
    const { item: id } = card.dataset
    return id !== undefined && bottom > 0 && top < window.innerHeight ? [{ id, top }] : []
  })
}
