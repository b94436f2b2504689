import { useSyncExternalStore } from 'react'
import { readNote, writeNote } from '#lib/device/device-notes.ts'

export type Density = 'rows' | 'cards'

/** Kept for the device, whoever uses it. */
const key = 'pantry-density'
const phone = '(max-width: 767.98px)'
const listeners = new Set<() => void>()

function density(): Density {
  const kept = readNote(key)
  return kept === 'rows' || kept === 'cards' ? kept : matchMedia(phone).matches ? 'rows' : 'cards'
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
  writeNote(key, chosen)
  for (const listener of listeners) listener()
}
