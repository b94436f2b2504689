import { compare } from '../text/compare.ts'
import type { PantryChange, PantryItem } from './pantry.ts'

/** A pantry as of its change number `seq`: all its items, ordered by expiry date, then id. */
export interface PantryList {
  readonly items: readonly PantryItem[]
  readonly seq: number
}

/**
 * The list after a change, or 'gap' when a change in between was missed and the list must be fetched anew. A change
 * that the list already holds leaves it as it is; items that the change does not name stay the same objects.
 */
export function foldPantry(list: PantryList, { seq, upserted, removed }: PantryChange): PantryList | 'gap' {
  if (seq <= list.seq) return list
  if (seq > list.seq + 1) return 'gap'
  const touched = new Set([...removed, ...upserted.map((item) => item.id)])
  const kept = list.items.filter((item) => !touched.has(item.id))
  return { items: [...kept, ...upserted].sort(byExpiry), seq }
}

/** The order of the list: both keys sort as text as they do in the database. */
const byExpiry = (a: PantryItem, b: PantryItem) => compare(a.expiryDate, b.expiryDate) || compare(a.id, b.id)
