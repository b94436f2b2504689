import { useSyncExternalStore } from 'react'

export type Density = 'rows' | 'cards'

/** Kept for the device, whoever uses it. */
const key = 'pantry-density'
const phone = '(max-width: 767.98px)'
const listeners = new Set<() => void>()

function density(): Density {
  const kept = stored()
  return kept === 'rows' || kept === 'cards' ? kept : matchMedia(phone).matches ? 'rows' : 'cards'
}

function stored(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Rows or cards: as this device was told, else rows on a phone. */
export const useDensity = (): Density => useSyncExternalStore(subscribe, density)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const width = matchMedia(phone)
  width.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    width.removeEventListener('change', listener)
  }
}

/** Remembered by this device, where its browser keeps anything. */
export function chooseDensity(chosen: Density): void {
  try {
    localStorage.setItem(key, chosen)
  } catch {
    // Full, or forbidden: the list is as it was.
  }
  for (const listener of listeners) listener()
}
