const itemsOf = (menu: HTMLElement | null) => [
  ...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []),
]

/** Puts the focus on a menu's first item. */
export function focusFirstItem(menu: HTMLElement | null, options?: FocusOptions): void {
  itemsOf(menu)[0]?.focus(options)
}

/** Moves the focus from item to item, around the ends, when the key is an arrow up or down. */
export function moveByArrow(event: KeyboardEvent, menu: HTMLElement | null): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step) return
  event.preventDefault()
  const items = itemsOf(menu)
  const at = items.findIndex((item) => item === document.activeElement)
  items.at((at + step) % items.length)?.focus()
}
