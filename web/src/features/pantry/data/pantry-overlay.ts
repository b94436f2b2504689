import type { PantryItem } from '@shelfmate/contract/pantry/pantry'
import { foldPantry, type PantryList } from '@shelfmate/contract/pantry/pantry-fold'

/**
 * What was pressed here and is not confirmed yet. Each names the state it leads to instead of a difference, because the
 * live event may bring the confirmed change before the answer does: showing both must not count twice.
 */
export type PantryOperation =
  | { kind: 'add'; items: readonly PantryItem[]; joined?: readonly Joined[] }
  /** What was added together is taken back. */
  | { kind: 'unadd'; ids: readonly string[]; joined?: readonly Joined[] }
  /** `items` hold the edited item itself or, with other ids, what replaces it. As many as `quantityBefore` is as many as are there. */
  | { kind: 'edit'; id: string; items: readonly PantryItem[]; quantityBefore?: number }
  | { kind: 'consume'; id: string; left: number }
  /** The item as it will be again. */
  | { kind: 'unconsume'; item: PantryItem }
  | { kind: 'remove'; id: string }
  | { kind: 'restore'; item: PantryItem }
  | { kind: 'act'; outcomes: readonly Outcome[] }

/** An item that pieces joined, and how many it then has. */
export interface Joined {
  id: string
  quantity: number
}

/** What an action on several items makes of one: something else of it, fewer pieces, nothing, or what it was before. */
export type Outcome =
  | { id: string; set: Partial<Omit<PantryItem, 'id'>> }
  | ({ id: string } & Used)
  | { id: string; isGone: true }
  | { id: string; back: PantryItem }

/** How many pieces are used up, and how many that leaves unless a use before it is taken back. */
interface Used {
  left: number
  pieces: number
}

type Items = readonly PantryItem[]
type Edit = Extract<PantryOperation, { kind: 'edit' }>

interface Expected {
  upserted?: PantryItem[]
  removed?: string[]
}

/** The list on the screen: the confirmed one with all pending operations done, in the order of their presses. */
export function overlay(confirmed: Items, pending: readonly PantryOperation[]): Items {
  return pending.reduce((items, operation) => fold(items, expectedChange(items, operation)), confirmed)
}

function fold(items: Items, { upserted = [], removed = [] }: Expected): Items {
  if (upserted.length === 0 && removed.length === 0) return items
  const list: PantryList | 'gap' = foldPantry({ items, seq: 0 }, { seq: 1, upserted, removed })
  return list === 'gap' ? items : list.items
}

function expectedChange(items: Items, operation: PantryOperation): Expected {
  const find = (id: string) => items.find((item) => item.id === id)
  switch (operation.kind) {
    case 'add':
      return {
        upserted: [
          ...operation.items.filter(({ id }) => !find(id)),
          ...withQuantity(find, operation.joined, (now, then) => now < then),
        ],
      }
    case 'unadd':
      return {
        removed: [...operation.ids],
        upserted: withQuantity(find, operation.joined, (now, then) => now > then),
      }
    case 'restore':
      return find(operation.item.id) ? {} : { upserted: [operation.item] }
    case 'edit':
      return edited(find(operation.id), operation)
    case 'remove':
      return { removed: [operation.id] }
    case 'consume':
      return used(find(operation.id), { left: operation.left, pieces: 1 })
    case 'unconsume': {
      const item = find(operation.item.id)
      if (!item) return { upserted: [operation.item] }
      return item.quantity >= operation.item.quantity
        ? {}
        : { upserted: [{ ...item, quantity: operation.item.quantity }] }
    }
    case 'act':
      return joined(operation.outcomes.map((outcome) => expectedOf(find(outcome.id), outcome)))
    // A newer version of the app left it on the device. What it would show is not known here.
    default:
      return {}
  }
}

function edited(item: PantryItem | undefined, { items, quantityBefore }: Edit): Expected {
  // Gone: replaced already by the confirmed change, or removed on another device.
  if (!item) return {}
  const { id, quantity } = item
  const upserted = items.map((each) => (each.quantity === quantityBefore ? { ...each, quantity } : each))
  return { removed: [id], upserted }
}

const withQuantity = (
  find: (id: string) => PantryItem | undefined,
  joined: readonly Joined[] | undefined,
  isBehind: (now: number, then: number) => boolean,
): PantryItem[] =>
  (joined ?? []).flatMap(({ id, quantity }) => {
    const item = find(id)
    return item && isBehind(item.quantity, quantity) ? [{ ...item, quantity }] : []
  })

function expectedOf(item: PantryItem | undefined, outcome: Outcome): Expected {
  if ('isGone' in outcome) return { removed: [outcome.id] }
  if ('back' in outcome) return { upserted: [{ ...outcome.back }] }
  if ('left' in outcome) return used(item, outcome)
  return item ? { upserted: [{ ...item, ...outcome.set }] } : {}
}

function used(item: PantryItem | undefined, { left, pieces }: Used): Expected {
  if (!item || item.quantity <= left) return {}
  const quantity = Math.max(left, item.quantity - pieces)
  return quantity > 0 ? { upserted: [{ ...item, quantity }] } : { removed: [item.id] }
}

const joined = (changes: readonly Expected[]): Expected => ({
  upserted: changes.flatMap(({ upserted = [] }) => upserted),
  removed: changes.flatMap(({ removed = [] }) => removed),
})
