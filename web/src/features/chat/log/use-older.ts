import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { loadOlder } from '../data/chat.queries.ts'

/** Older messages are asked for when so much of the conversation is left above the screen. */
const aheadPx = 1_500

interface Older {
  /** Stands above the oldest message. */
  sentinel: RefObject<HTMLElement | null>
  log: RefObject<HTMLElement | null>
  chatId: string
  /** Where the messages begin that are there; null: at the beginning. */
  before: number | null
}

/** Loads older messages as the reader comes near them. */
export function useOlder({ sentinel, log, chatId, before }: Older) {
  const [error, setError] = useState<unknown>()
  const load = () => {
    setError(undefined)
    loadOlder(chatId).catch(setError)
  }
  const near = useEffectEvent(load)
  useEffect(() => {
    if (before === null || error !== undefined || !sentinel.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && near(), {
      root: log.current,
      rootMargin: `${aheadPx}px 0px 0px`,
    })
    observer.observe(sentinel.current)
    return () => observer.disconnect()
  }, [before, error, log, sentinel])
  return { error, retry: load }
}
