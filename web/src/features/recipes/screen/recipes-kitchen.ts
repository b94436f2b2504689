import { type Equipment, equipmentNames, minuteChoices } from '@shelfmate/contract/recipes/kitchen'
import { readNote, writeNote } from '#lib/device/device-notes.ts'
import { createStore } from '#lib/store.ts'

/** What the student said of their kitchen; nothing ticked means that everything is there. */
export interface Kitchen {
  has: readonly Equipment[]
  /** 0: all the time in the world. */
  maxMinutes: number
}

/** 'no cooking' needs nothing, so there is nothing to tick. */
export const equipmentChoices = equipmentNames.filter((name) => name !== 'no cooking')

const key = 'kitchen'
const anything: Kitchen = { has: [], maxMinutes: 0 }

const kitchen = createStore<Kitchen>(readKitchen(readNote(key)))
export const useKitchen = kitchen.use

/** Remembered on this device: a kitchen stays as it is. */
export function setKitchen(next: Kitchen): void {
  kitchen.set(next)
  writeNote(key, JSON.stringify(next))
}

/** What was stored, as far as it still makes sense. */
export function readKitchen(text: string | null): Kitchen {
  try {
    const value: unknown = JSON.parse(text ?? '')
    if (typeof value !== 'object' || value === null) return anything
    const { has, maxMinutes }: { has?: unknown; maxMinutes?: unknown } = value
    return {
      has: Array.isArray(has) ? equipmentChoices.filter((name) => has.includes(name)) : [],
      maxMinutes: minuteChoices.find((choice) => choice === maxMinutes) ?? 0,
    }
  } catch {
    return anything
  }
}

/** The kitchen as the call takes it. */
export function kitchenFilters({ has, maxMinutes }: Kitchen): {
  equipment?: Equipment[]
  maxMinutes?: number
} {
  return {
    ...(has.length > 0 && { equipment: [...has, 'no cooking'] }),
    ...(maxMinutes > 0 && { maxMinutes }),
  }
}
