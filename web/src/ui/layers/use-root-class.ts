import { useLayoutEffect } from 'react'

/**
 * While its component stands on the screen, the page's root bears a class, for whose sake others leave room or move.
 * A style rule with `:root:has()` would be looked through again at every row of a long list: a tenth of a frame each.
 */
export function useRootClass(name: string | undefined, isOn = true): void {
  useLayoutEffect(() => {
    if (!name || !isOn) return
    const { classList } = document.documentElement
    classList.add(name)
    return () => classList.remove(name)
  }, [name, isOn])
}
