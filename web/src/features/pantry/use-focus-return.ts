import type { PantryItem } from '@shelfmate/contract/pantry'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { cardId } from './pantry-item-card.tsx'

/** Focuses a card; false when it is not on the page. */
export function focusCard(itemId: string): boolean {
  const card = document.getElementById(cardId(itemId))
  card?.focus()
  return card !== null
}

/** Whether the focus was lost because what held it has gone. */
export const isFocusLost = () => document.activeElement === null || document.activeElement === document.body

/**
 * When the card that holds the focus disappears, the card that takes its place gets it, or else the one before it;
 * `fallback` when none is left. Answers the id of the item whose card holds the focus.
 */
export function useFocusReturn(
  items: readonly PantryItem[],
  fallback: RefObject<HTMLElement | null>,
): string | undefined {
  const heldId = useFocusedItem()
  const before = useRef(items)
  useLayoutEffect(() => {
    const place = before.current.findIndex(({ id }) => id === heldId)
    before.current = items
    const hasGone = place >= 0 && !items.some(({ id }) => id === heldId)
    if (!hasGone || !isFocusLost()) return
    const next = items[Math.min(place, items.length - 1)]
    if (!next || !focusCard(next.id)) fallback.current?.focus()
  }, [items, heldId, fallback])
  return heldId
}

function useFocusedItem(): string | undefined {
  const [itemId, setItemId] = useState<string>()
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      if (target instanceof Element) setItemId(target.closest<HTMLElement>('[data-item]')?.dataset['item'])
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [])
  return itemId
}
