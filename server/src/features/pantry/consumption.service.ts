import { randomUUID } from 'node:crypto'
import { nthId } from '@shelfmate/contract/ids'
import { limits } from '@shelfmate/contract/limits'
import type { PantryChange } from '@shelfmate/contract/pantry'
import type { Executor, Tx } from '#platform/database/database.ts'
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
    const change = this.#ports.database.transaction(async (tx) => {
      const { seq } = await turn(tx, userId)
      return announce(this.#ports, tx, userId, await takeUnit(this.#ports, tx, { userId, itemId, id, seq }))
    })
    return (await unlessReplay(change)) ?? this.#firstResult(userId, itemId, id)
  }

  /** Undoes a consumption: the unit is back, the log entry gone. Errors: NOT_FOUND, UNDO_EXPIRED, PANTRY_FULL. */
  async undo(userId: string, id: string): Promise<PantryChange> {
    return this.#ports.database.transaction(async (tx) => {
      const { seq } = await turn(tx, userId)
      return announce(this.#ports, tx, userId, await returnUnit(this.#ports, tx, { userId, id, seq }))
    })
  }

  /**
   * Uses up one unit of each of these items together, under ids counted up from `id` (see nthId); items that are gone are
   * left out. Answers the items used, the first ones again when the same `id` comes again. Errors: NOT_FOUND when all are gone.
   */
  async consumeEach(userId: string, itemIds: string[], id: string): Promise<string[]> {
    const { database } = this.#ports
    const change = database.transaction(async (tx) => {
      const { seq } = await turn(tx, userId)
      const [before] = await findConsumption(tx, { userId, id })
      if (before) throw new Replay()
      const whole: PantryChange = { seq, upserted: [], removed: [] }
      const used: string[] = []
      for (const itemId of itemIds) {
        const [item] = await findItem(tx, { userId, id: itemId })
        if (!item || item.removedAt !== null) continue
        const unit = await takeUnit(this.#ports, tx, { userId, itemId, id: nthId(id, used.length), seq })
        whole.upserted.push(...unit.upserted)
        whole.removed.push(...unit.removed)
        used.push(itemId)
      }
      if (used.length === 0) throw new DomainError('NOT_FOUND')
      announce(this.#ports, tx, userId, whole)
      return used
    })
    return (await unlessReplay(change)) ?? this.#usedTogether(database, userId, id)
  }

  /** Undoes `consumeEach`, all or nothing. Errors: NOT_FOUND, UNDO_EXPIRED, PANTRY_FULL. */
  async undoEach(userId: string, id: string): Promise<void> {
    await this.#ports.database.transaction(async (tx) => {
      const { seq } = await turn(tx, userId)
      const change: PantryChange = { seq, upserted: [], removed: [] }
      const { length: count } = await this.#usedTogether(tx, userId, id)
      if (count === 0) throw new DomainError('NOT_FOUND')
      for (let n = 0; n < count; n++) {
        const unit = await returnUnit(this.#ports, tx, { userId, id: nthId(id, n), seq })
        change.upserted.push(...unit.upserted)
      }
      announce(this.#ports, tx, userId, change)
    })
  }

  /** The items that `consumeEach` used under these ids, in its order. */
  async #usedTogether(on: Executor, userId: string, id: string): Promise<string[]> {
    const used: string[] = []
    while (used.length < limits.cookedItems) {
      const [consumption] = await findConsumption(on, { userId, id: nthId(id, used.length) })
      if (!consumption) break
      used.push(consumption.itemId)
    }
    return used
  }

  async #firstResult(userId: string, itemId: string, id: string): Promise<ConsumptionAnswer> {
    const [known] = await findConsumption(this.#ports.database, { userId, id })
    if (known?.itemId !== itemId) throw new DomainError('NOT_FOUND')
    return known.answer
  }
}

/** One unit of an item on its way out or back, in the owner's turn. */
interface Unit {
  userId: string
  /** Of its consumption. */
  id: string
  seq: number
}

/** Takes one unit of an item and logs it. Throws Replay when the item is gone or the id was used before: the log tells which. */
async function takeUnit(
  ports: PantryPorts,
  tx: Tx,
  { userId, itemId, id, seq }: Unit & { itemId: string },
): Promise<ConsumptionAnswer> {
  const at = ports.clock.now()
  const consumedAt = at.toISOString()
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
  await ports.events.emit(tx, itemConsumed, { userId, consumptionId: id, itemId, at })
  return answer
}

async function returnUnit(ports: PantryPorts, tx: Tx, { userId, id, seq }: Unit): Promise<PantryChange> {
  const [consumption] = await findConsumption(tx, { userId, id })
  if (!consumption) throw new DomainError('NOT_FOUND')
  requireUndoable(ports.clock, consumption.consumedAt)
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
  await ports.events.emit(tx, itemConsumptionUndone, {
    userId,
    consumptionId: id,
    consumedAt: new Date(consumption.consumedAt),
  })
  return { seq, upserted: removedAt === null ? rows.map(toItem) : [], removed: [] }
}
