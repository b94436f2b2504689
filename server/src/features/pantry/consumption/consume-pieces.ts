import { limits } from '@shelfmate/contract/api/limits'
import type { PantryChange } from '@shelfmate/contract/pantry/pantry'
import type { UsedItem } from '@shelfmate/contract/recipes/recipes'
import type { Tx } from '#platform/database/database.ts'
import { DomainError } from '#platform/errors/domain-error.ts'
import { keyValues, type Repeatable } from '#platform/idempotency/idempotency.ts'
import { itemConsumed, itemConsumptionUndone } from '../pantry.events.ts'
import { type PantryPorts, requirePresent, resize, toItem } from '../pantry.ledger.ts'
import { findItem, setStock } from '../pantry.repository.ts'
import {
  type ConsumptionAnswer,
  deleteConsumption,
  findConsumption,
  insertConsumption,
} from './consumption.repository.ts'

interface TakenPieces {
  request: Repeatable
  itemId: string
  pieces: UsedItem['pieces']
  /** Of its consumption. */
  id: string
  seq: number
  /** When it counts, where that is not now (see lateMoment). */
  consumedAt?: Date | undefined
}

/** Takes pieces of an item, no more than there are, and logs it as one entry, in the owner's turn. Errors: NOT_FOUND, ID_REUSED. */
export async function takePieces(
  ports: PantryPorts,
  tx: Tx,
  { request, itemId, pieces, id, seq, consumedAt }: TakenPieces,
): Promise<ConsumptionAnswer> {
  const { userId } = request
  const at = ports.clock.now()
  const countsAt = consumedAt ?? at
  const item = await requirePresent(tx, userId, itemId)
  const taken = pieces === 'all' ? item.quantity : Math.min(pieces, item.quantity)
  const quantity = item.quantity - taken
  const gone = quantity === 0
  const answer: ConsumptionAnswer = {
    consumptionId: id,
    seq,
    upserted: gone ? [] : [toItem({ ...item, quantity })],
    removed: gone ? [itemId] : [],
  }
  const { name } = item
  const logged = await insertConsumption(tx, {
    userId,
    id,
    itemId,
    name,
    pieces: taken,
    consumedAt: countsAt.toISOString(),
    answer: JSON.stringify(answer),
    ...keyValues(request, at, answer),
  })
  if (logged.length === 0) throw new DomainError('ID_REUSED')
  await setStock(tx, { userId, id: itemId, quantity, removedAt: gone ? at.toISOString() : null })
  if (gone) await resize(tx, userId, -1)
  await ports.events.emit(tx, itemConsumed, { userId, consumptionId: id, itemId, at: countsAt })
  return answer
}

interface ReturnedPieces {
  userId: string
  /** Of its consumption. */
  id: string
  seq: number
}

/** Puts back what a consumption took, in the owner's turn, while its caller finds it undoable. Errors: NOT_FOUND, UNDO_EXPIRED, PANTRY_FULL. */
export async function returnPieces(
  ports: PantryPorts,
  tx: Tx,
  { userId, id, seq }: ReturnedPieces,
): Promise<PantryChange> {
  const [consumption] = await findConsumption(tx, { userId, id })
  if (!consumption) throw new DomainError('NOT_FOUND')
  const { itemId, pieces } = consumption
  const [item] = await findItem(tx, { userId, id: itemId })
  // An edit has replaced the item since: there is nothing to put it back to.
  if (!item) throw new DomainError('UNDO_EXPIRED')
  const returns = item.quantity === 0
  const quantity = Math.min(item.quantity + pieces, limits.quantityMax)
  const removedAt = returns ? null : item.removedAt
  const rows = await setStock(tx, { userId, id: itemId, quantity, removedAt })
  if (returns) await resize(tx, userId, 1)
  await deleteConsumption(tx, { userId, id })
  await ports.events.emit(tx, itemConsumptionUndone, {
    userId,
    consumptionId: id,
    consumedAt: new Date(consumption.consumedAt),
  })
  return { seq, upserted: removedAt === null ? rows.map(toItem) : [], removed: [] }
}
