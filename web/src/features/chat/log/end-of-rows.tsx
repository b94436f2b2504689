import { useEffect, useEffectEvent, useRef } from 'react'

interface EndOfRowsProps {
  /** Called when the end comes near. With a `key` that changes with every page, it is called again as long as it is near. */
  onNear: () => void
}

const nearPx = 600

/** Stands below a list that goes on. */
export function EndOfRows({ onNear }: EndOfRowsProps) {
  const end = useRef<HTMLDivElement>(null)
  const near = useEffectEvent(onNear)
  useEffect(() => {
    if (!end.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && near(), {
      rootMargin: `${nearPx}px 0px`,
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [])
  return <div ref={end} aria-hidden />
}
