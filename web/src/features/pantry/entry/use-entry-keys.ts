import { type RefObject, useEffect } from 'react'

const typing = 'input, textarea, select, [contenteditable]'

/** `n` and `/` lead to the line, unless somebody types elsewhere or a popup is open. */
export function useEntryKeys(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey } = event
      if ((key !== 'n' && key !== '/') || ctrlKey || metaKey || altKey || event.defaultPrevented) return
      if (target instanceof Element && target.closest(typing)) return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', follow)
    return () => document.removeEventListener('keydown', follow)
  }, [input])
}
