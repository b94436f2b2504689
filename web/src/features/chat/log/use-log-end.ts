import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { prefersReducedMotion } from '#lib/lazy/reduced-motion.ts'

/** The newest message counts as on the screen when so little of the conversation is below it. */
const nearPx = 48
/** Farther away than so many screens, sliding there would take too long. */
const slideScreens = 3

interface LogEnd {
  /** Whether the end of the conversation is on the screen; undefined before it is known. */
  isAtEnd: boolean | undefined
  toEnd: () => void
}

/**
 * Where the reader is. The conversation is laid out from its end (column-reverse): there a browser counts its scroll
 * position from the newest message, so that older ones may come, and change their height, without moving what is read.
 */
export function useLogEnd(
  log: RefObject<HTMLElement | null>,
  end: RefObject<HTMLElement | null>,
  newestId: string | undefined,
): LogEnd {
  const [isAtEnd, setAtEnd] = useState<boolean>()
  useEffect(() => {
    if (!end.current) return
    const observer = new IntersectionObserver(([entry]) => setAtEnd(entry?.isIntersecting === true), {
      root: log.current,
      rootMargin: `0px 0px ${nearPx}px`,
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [log, end])
  useHeldPlace(log, newestId)
  const toEnd = () => {
    const element = log.current
    if (!element) return
    const isNear = Math.abs(element.scrollTop) < element.clientHeight * slideScreens
    element.scrollTo({ top: 0, behavior: isNear && !prefersReducedMotion() ? 'smooth' : 'instant' })
  }
  return { isAtEnd, toEnd }
}

const holdsByItself = typeof CSS !== 'undefined' && CSS.supports('overflow-anchor', 'auto')

/** A new message below what is being read must not push it away. Browsers do that themselves; Safari does not. */
function useHeldPlace(log: RefObject<HTMLElement | null>, newestId: string | undefined) {
  const before = useRef({ newestId, height: 0 })
  useLayoutEffect(() => {
    const element = log.current
    if (!element || holdsByItself) return
    const grown = element.scrollHeight - before.current.height
    const isNew = newestId !== before.current.newestId
    if (isNew && element.scrollTop < -nearPx) element.scrollBy({ top: -grown, behavior: 'instant' })
    const follow = () => {
      before.current = { newestId, height: element.scrollHeight }
    }
    follow()
    element.addEventListener('scroll', follow, { passive: true })
    return () => element.removeEventListener('scroll', follow)
  }, [log, newestId])
}
