import { type RefObject, useEffect, useEffectEvent } from 'react'
import { frameOf, sides } from './bitmaps.ts'
import type { CodeReader } from './codes.ts'

const pauseMs = 120

interface LiveOptions {
  read: CodeReader['read']
  isOn: boolean
  onSeen: (codes: readonly string[]) => void
  /** The reader could not be loaded. */
  onFailed: () => void
}

/** Looks for codes in what the camera sees, several times a second. */
export function useLiveCodes(
  video: RefObject<HTMLVideoElement | null>,
  { read, isOn, onSeen, onFailed }: LiveOptions,
): void {
  const see = useEffectEvent(onSeen)
  const fail = useEffectEvent(onFailed)
  useEffect(() => {
    if (!isOn) return
    const left = new AbortController()
    const look = async () => {
      while (!left.signal.aborted) {
        const frame = video.current ? frameOf(video.current, sides.codes) : undefined
        const codes = frame ? await read(frame) : []
        if (left.signal.aborted) return
        see(codes)
        await new Promise((resolve) => setTimeout(resolve, pauseMs))
      }
    }
    look().catch(() => {
      if (!left.signal.aborted) fail()
    })
    return () => left.abort()
  }, [isOn, read, video])
}
