import { useEffect, useSyncExternalStore } from 'react'
import { lazyPart } from '#lib/lazy/lazy-part.ts'
import { readToasts, subscribeToToasts } from '#ui/layers/toasts.ts'

const toaster = lazyPart(async () => (await import('#ui/layers/toaster.tsx')).Toaster)

/** Comes after everything that the screen itself needs, or with the first message. */
export function LazyToaster() {
  const isNeeded = useSyncExternalStore(subscribeToToasts, readToasts).length > 0
  const draw = toaster.useDraw()
  useEffect(() => {
    // Without it there is nothing that could tell.
    const load = () => void toaster.load().catch(() => undefined)
    if (isNeeded || document.readyState === 'complete') load()
    window.addEventListener('load', load)
    return () => window.removeEventListener('load', load)
  }, [isNeeded])
  return draw?.({})
}
