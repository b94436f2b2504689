const itemsOf = (menu: HTMLElement | null) => [
  ...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []),
]

/**
 * Keeps the focus in an open menu while its own button is pressed: it would close without, and be opened again by the click. The
 * press that opens it gives the button its focus as usual: put there by a script it would be drawn as for the keyboard.
 */
export function stayInMenu(event: { preventDefault(): void }): void {
  if (document.activeElement?.closest('[role="menu"]')) event.preventDefault()
}

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
