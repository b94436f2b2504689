import { nthId } from '@shelfmate/contract/api/ids'
import { limits } from '@shelfmate/contract/api/limits'
import type { PantryChange, PantryItem } from '@shelfmate/contract/pantry/pantry'
import type { Tx } from '#platform/database/database.ts'
import { findPresentItems, setRemoved, takeAction } from '../actions/actions.repository.ts'
import { resize, toItem } from '../pantry.ledger.ts'
import { deleteItems, insertJoin, setQuantities } from './joins.repository.ts'

/** What joins items that are there instead of becoming items of its own. */
export interface Joins {
  /** Places of the rows that join. */
  rows: ReadonlySet<number>
  /** The items as they are with it. */
  targets: readonly PantryItem[]
  /** How many pieces came to each. */
  added: readonly { id: string; added: number }[]
}

interface Joining {
  quantity: number
  /** The item that the pieces are for, if it is there. */
  joins: string | undefined
}

const none: Joins = { rows: new Set(), targets: [], added: [] }

/**
 * Which rows of an addition join an item, within its owner's turn. What is gone, or would become too many, is joined by
 * nothing: those rows become items of their own, so that no food is lost.
 */
export async function planJoins(tx: Tx, userId: string, rows: readonly Joining[]): Promise<Joins> {
  const itemIds = [...new Set(rows.flatMap(({ joins }) => joins ?? []))]
  if (itemIds.length === 0) return none
  const present = (await findPresentItems(tx, { userId, itemIds })).map(toItem)
  const added = new Map<string, number>()
  const joining = new Set<number>()
  for (const [n, { quantity, joins }] of rows.entries()) {
    const target = present.find(({ id }) => id === joins)
    if (!target) continue
    const pieces = (added.get(target.id) ?? 0) + quantity
    if (target.quantity + pieces > limits.quantityMax) continue
    added.set(target.id, pieces)
    joining.add(n)
  }
  return {
    rows: joining,
    targets: present
      .filter(({ id }) => added.has(id))
      .map((item) => ({ ...item, quantity: item.quantity + (added.get(item.id) ?? 0) })),
    added: [...added].map(([id, pieces]) => ({ id, added: pieces })),
  }
}

/** Joins the rows of an addition that was stored and logged as items of their own. */
export async function join(
  tx: Tx,
  { userId, id, at }: { userId: string; id: string; at: Date },
  { rows, targets, added }: Joins,
): Promise<void> {
  await deleteItems(tx, { userId, itemIds: [...rows].map((n) => nthId(id, n)) })
  await setQuantities(tx, { userId, items: JSON.stringify(targets) })
  await resize(tx, userId, -rows.size)
  await insertJoin(tx, { userId, id, items: JSON.stringify(added), doneAt: at.toISOString() })
}

/** Takes the pieces of an addition out of the items that they had joined, as far as they are there. */
export async function unjoin(
  tx: Tx,
  { userId, id, at }: { userId: string; id: string; at: Date },
): Promise<Pick<PantryChange, 'upserted' | 'removed'>> {
  const [done] = await takeAction(tx, { userId, id })
  const added = new Map(done?.items.map((item) => [item.id, item.added ?? 0]))
  const present = added.size === 0 ? [] : await findPresentItems(tx, { userId, itemIds: [...added.keys()] })
  const left = present.map((item) => ({
    ...toItem(item),
    quantity: item.quantity - (added.get(item.id) ?? 0),
  }))
  const upserted = left.filter(({ quantity }) => quantity > 0)
  const removed = left.flatMap((item) => (item.quantity > 0 ? [] : [item.id]))
  if (upserted.length > 0) await setQuantities(tx, { userId, items: JSON.stringify(upserted) })
  if (removed.length > 0) {
    await setRemoved(tx, { userId, itemIds: removed, removedAt: at.toISOString() })
    await resize(tx, userId, -removed.length)
  }
  return { upserted, removed }
}
