import { useMutation } from '@tanstack/react-query'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useFailure } from '#lib/states/use-failure.ts'
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
  const older = useMutation({ mutationFn: () => loadOlder(chatId) })
  const error = useFailure(older)
  const load = () => older.mutate()
  const near = useEffectEvent(load)
  useEffect(() => {
    if (before === null || error || !sentinel.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && near(), {
      root: log.current,
      rootMargin: `${aheadPx}px 0px 0px`,
    })
    observer.observe(sentinel.current)
    return () => observer.disconnect()
  }, [before, error, log, sentinel])
  return { error, isRetrying: older.isPending, onRetry: load }
}
