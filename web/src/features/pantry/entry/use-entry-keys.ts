import { type RefObject, useLayoutEffect } from 'react'

const typing = 'input, textarea, select, [contenteditable]'

/**
 * `n` and `/` lead to the line, unless somebody types elsewhere or a popup is open. As soon as the line is in the page, and
 * before the app's own shortcuts, which may listen for longer.
 */
export function useEntryKeys(input: RefObject<HTMLInputElement | null>): void {
  useLayoutEffect(() => {
    const follow = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey } = event
      if ((key !== 'n' && key !== '/') || ctrlKey || metaKey || altKey) return
      if (target instanceof Element && target.closest(typing)) return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', follow, { capture: true })
    return () => document.removeEventListener('keydown', follow, { capture: true })
  }, [input])
}
