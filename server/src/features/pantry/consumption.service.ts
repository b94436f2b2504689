import { randomUUID } from 'node:crypto'
import { limits } from '@shelfmate/contract/limits'
import type { PantryChange } from '@shelfmate/contract/pantry'
import { DomainError } from '#platform/routes/domain-error.ts'
import {
  type ConsumptionAnswer,
  deleteConsumption,
  findConsumption,
  insertConsumption,
} from './consumption.repository.ts'
import { itemConsumed, itemConsumptionUndone } from './pantry.events.ts'
import {
  announce,
  type PantryPorts,
  Replay,
  requireUndoable,
  resize,
  toItem,
  turn,
  unlessReplay,
} from './pantry.ledger.ts'
import { findItem, setStock } from './pantry.repository.ts'

/** Using items up, one unit at a time, and taking that back. */
export class ConsumptionService {
  readonly #ports: PantryPorts

  constructor(ports: PantryPorts) {
    this.#ports = ports
  }

  /** Uses up one unit: above 1 the quantity drops, the last one removes the item; either way it is logged. Errors: NOT_FOUND. */
  async consume(userId: string, itemId: string, id: string = randomUUID()): Promise<ConsumptionAnswer> {
    const { database, clock, events } = this.#ports
    const change = database.transaction(async (tx) => {
      const at = clock.now()
      const consumedAt = at.toISOString()
      const { seq } = await turn(tx, userId)
      const [item] = await findItem(tx, { userId, id: itemId })
      // The item may be gone because this very consumption took the last unit: its log tells.
      if (!item || item.removedAt !== null) throw new Replay()
      const quantity = item.quantity - 1
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
        consumedAt,
        answer: JSON.stringify(answer),
      })
      if (logged.length === 0) throw new Replay()
      await setStock(tx, { userId, id: itemId, quantity, removedAt: gone ? consumedAt : null })
      if (gone) await resize(tx, userId, -1)
      await events.emit(tx, itemConsumed, { userId, consumptionId: id, itemId, at })
      return announce(this.#ports, tx, userId, answer)
    })
    return (await unlessReplay(change)) ?? this.#firstResult(userId, itemId, id)
  }

  /** Undoes a consumption: the unit is back, the log entry gone. Errors: NOT_FOUND, UNDO_EXPIRED, PANTRY_FULL. */
  async undo(userId: string, id: string): Promise<PantryChange> {
    const { database, clock, events } = this.#ports
    return database.transaction(async (tx) => {
      const { seq } = await turn(tx, userId)
      const [consumption] = await findConsumption(tx, { userId, id })
      if (!consumption) throw new DomainError('NOT_FOUND')
      requireUndoable(clock, consumption.consumedAt)
      const { itemId } = consumption
      const [item] = await findItem(tx, { userId, id: itemId })
      // An edit has replaced the item since: there is nothing to put the unit back to.
      if (!item) throw new DomainError('UNDO_EXPIRED')
      const returns = item.quantity === 0
      const quantity = Math.min(item.quantity + 1, limits.quantityMax)
      const removedAt = returns ? null : item.removedAt
      const rows = await setStock(tx, { userId, id: itemId, quantity, removedAt })
      if (returns) await resize(tx, userId, 1)
      await deleteConsumption(tx, { userId, id })
      await events.emit(tx, itemConsumptionUndone, {
        userId,
        consumptionId: id,
        consumedAt: new Date(consumption.consumedAt),
      })
      return announce(this.#ports, tx, userId, {
        seq,
        upserted: removedAt === null ? rows.map(toItem) : [],
        removed: [],
      })
    })
  }

  async #firstResult(userId: string, itemId: string, id: string): Promise<ConsumptionAnswer> {
    const [known] = await findConsumption(this.#ports.database, { userId, id })
    if (known?.itemId !== itemId) throw new DomainError('NOT_FOUND')
    return known.answer
  }
}
