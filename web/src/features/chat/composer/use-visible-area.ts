import { type RefObject, useEffect } from 'react'

/**
 * Tells the style sheet how much of the window a phone's keyboard covers (`--covered`) and how far the browser has moved the
 * page to show the focused field (`--moved`): a fixed pane knows of neither.
 */
export function useVisibleArea(pane: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    const follow = () => {
      // Somebody who has zoomed in moves about freely.
      const isZoomed = viewport.scale > 1
      const covered = isZoomed ? 0 : Math.max(0, window.innerHeight - viewport.height - viewport.offsetTop)
      pane.current?.style.setProperty('--covered', `${covered}px`)
      pane.current?.style.setProperty('--moved', `${isZoomed ? 0 : viewport.offsetTop}px`)
    }
    follow()
    viewport.addEventListener('resize', follow)
    viewport.addEventListener('scroll', follow)
    return () => {
      viewport.removeEventListener('resize', follow)
      viewport.removeEventListener('scroll', follow)
    }
  }, [pane])
}
