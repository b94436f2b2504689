import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { readTopLayer } from './top-layer.ts'

/** The id of the element that takes the focus when the card before it has gone. */
export const cardId = (id: string) => `card-${id}`

/** Focuses a card; false when it is not on the page. */
export function focusCard(id: string): boolean {
  const card = document.getElementById(cardId(id))
  card?.focus()
  return card !== null
}

/** Whether the focus was lost because what held it has gone. */
export const isFocusLost = () => document.activeElement === null || document.activeElement === document.body

/** The `ref` of what takes the focus as it is drawn. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus()

/** The same where what was pressed has gone, and with it the focus and a screen reader's place. */
export const takeLostFocus = (element: HTMLElement | null): void => {
  if (isFocusLost()) element?.focus()
}

/** Gives the focus that was lost to the first of these that takes it, or else to the popup or the page; nothing moves under a finger. */
export function giveLostFocus(...ways: readonly (Element | null | undefined)[]): void {
  const last = readTopLayer()?.querySelector('button') ?? document.getElementById('main')
  for (const next of [...ways, last])
    if (next instanceof HTMLElement && isFocusLost()) next.focus({ preventScroll: true })
}

/** The `data-item` of a button that stands where no card is, and gives way to the cards. */
export const noCard = 'none'
const noCards = [noCard]

/**
 * When the card that holds the focus disappears, the card that takes its place gets it, or else the one before it;
 * `fallback` when none is left. Returns the id of the card that holds the focus.
 */
export function useFocusReturn(
  cards: readonly string[],
  fallback: RefObject<HTMLElement | null>,
): string | undefined {
  const heldId = useFocusedItem()
  const ids = cards.length > 0 ? cards : noCards
  const before = useRef(ids)
  useLayoutEffect(() => {
    const place = heldId === undefined ? -1 : before.current.indexOf(heldId)
    before.current = ids
    const hasGone = place >= 0 && heldId !== undefined && !ids.includes(heldId)
    if (!hasGone || !isFocusLost()) return
    const next = ids[Math.min(place, ids.length - 1)]
    if (next === undefined || !focusCard(next)) fallback.current?.focus()
  }, [ids, heldId, fallback])
  return heldId
}

function useFocusedItem(): string | undefined {
  const [id, setItemId] = useState<string>()
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      if (target instanceof Element) setItemId(target.closest<HTMLElement>('[data-item]')?.dataset['item'])
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [])
  return id
}
