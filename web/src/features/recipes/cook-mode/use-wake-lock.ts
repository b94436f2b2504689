import { useEffect, useState } from 'react'

/** Keeps the screen awake while it is shown; says whether it does. A device that can't, or is low on power, sleeps as ever. */
export function useWakeLock(): boolean {
  const [isAwake, setAwake] = useState(false)
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isOver = false
    const ask = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      try {
        const granted = await navigator.wakeLock.request('screen')
        if (isOver) return void granted.release()
        lock = granted
        setAwake(true)
        granted.addEventListener('release', () => setAwake(false), { once: true })
      } catch {
        // Refused: the battery is low, or the browser has its reasons.
      }
    }
    const onShown = () => void ask()
    onShown()
    // A page that was away has lost its lock.
    document.addEventListener('visibilitychange', onShown)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', onShown)
      void lock?.release()
    }
  }, [])
  return isAwake
}
