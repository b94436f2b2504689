import { useSyncExternalStore } from 'react'

const isVisible = () => document.visibilityState === 'visible'

function subscribe(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

/** Whether somebody can see the page: a tab in the background reads nothing (D22). */
export const useVisible = () => useSyncExternalStore(subscribe, isVisible)
