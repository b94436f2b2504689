import { type RefObject, useEffect, useEffectEvent } from 'react'
import { frameOf, sides } from './bitmaps.ts'
import type { CodeReader } from './codes.ts'

const pauseMs = 120
/** Before the reader is asked again that could not be loaded. */
const retryMs = 4_000

interface LiveOptions {
  read: CodeReader['read']
  isOn: boolean
  onSeen: (codes: readonly string[]) => void
  /** The reader could not be loaded; it is asked again all the same. */
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
    const codesNow = async () => {
      const frame = video.current ? frameOf(video.current, sides.codes) : undefined
      return frame ? await read(frame) : []
    }
    const look = async () => {
      let isTold = false
      while (!left.signal.aborted) {
        const codes = await codesNow().catch(() => undefined)
        if (left.signal.aborted) return
        if (codes) see(codes)
        else if (!isTold) fail()
        isTold ||= !codes
        await new Promise((resolve) => setTimeout(resolve, codes ? pauseMs : retryMs))
      }
    }
    void look()
    return () => left.abort()
  }, [isOn, read, video])
}
