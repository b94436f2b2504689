import { type RefObject, useEffect, useState } from 'react'

/** Whether an element has come near the screen; once seen it stays so. */
export function useSeen(element: RefObject<Element | null>, marginPx = 200): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (seen || !element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
      },
      { rootMargin: `${marginPx}px` },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [seen, element, marginPx])
  return seen
}
