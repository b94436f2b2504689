import { nthId } from '@shelfmate/contract/api/ids'
import { limits } from '@shelfmate/contract/api/limits'
import type { PantryChange } from '@shelfmate/contract/pantry/pantry'
import type { UsedItem } from '@shelfmate/contract/recipes/recipes'
import type { Executor, Tx } from '#platform/database/database.ts'
import { DomainError } from '#platform/errors/domain-error.ts'
import { keepKey } from '#platform/idempotency/idempotency.repository.ts'
import { keyValues, once } from '#platform/idempotency/idempotency.ts'
import { ownKey, type RequestKey } from '#platform/idempotency/request-key.ts'
import { requireUndoable } from '#platform/jobs/past-undo.ts'
import { Service } from '#platform/service/service.ts'
import { announce, type PantryPorts, turn } from '../pantry.ledger.ts'
import { findItem, type Owned } from '../pantry.repository.ts'
import { returnPieces, takePieces } from './consume-pieces.ts'
import {
  type ConsumptionAnswer,
  findConsumption,
  findReplacing,
  findUse,
  listReplacedBy,
} from './consumption.repository.ts'

/** Using items up, one unit at a time, and taking that back. */
export class ConsumptionService extends Service<PantryPorts> {
  /** Uses up one unit: above 1 the quantity drops, the last one removes the item; either way it is logged, as of `consumedAt` or now. Errors: NOT_FOUND, ID_REUSED. */
  async consume(
    userId: string,
    itemId: string,
    key: RequestKey = ownKey(),
    consumedAt?: Date,
  ): Promise<ConsumptionAnswer> {
    const { database } = this.ports
    const request = { userId, key, kind: 'consumption' } as const
    const consume = async (tx: Tx) => {
      const { seq } = await turn(tx, userId)
      const unit = await takePieces(this.ports, tx, {
        request,
        itemId,
        pieces: 1,
        id: key.id,
        seq,
        consumedAt,
      })
      return announce(this.ports, tx, userId, unit)
    }
    return once(
      database,
      request,
      () => database.transaction(consume),
      () => this.#loggedBefore(userId, itemId, key.id),
    )
  }

  /** Undoes a consumption: what it took is back, the log entry gone. Errors: NOT_FOUND, UNDO_EXPIRED, PANTRY_FULL. */
  async undo(userId: string, id: string): Promise<PantryChange> {
    return this.ports.database.transaction(async (tx) => {
      const { seq } = await turn(tx, userId)
      await this.#requireUndoable(tx, userId, id)
      return announce(this.ports, tx, userId, await returnPieces(this.ports, tx, { userId, id, seq }))
    })
  }

  /**
   * Uses up some or all pieces of each of these items together, under ids counted up from `id` (see nthId), one log entry
   * an item, as of `consumedAt` or now; of what an edit has replaced they are those in its place, and what is gone is left out.
   * Returns the items used. Errors: NOT_FOUND when all are gone, ID_REUSED.
   */
  async consumeEach(
    userId: string,
    items: UsedItem[],
    key: RequestKey,
    consumedAt?: Date,
  ): Promise<string[]> {
    const { database, clock } = this.ports
    const { id } = key
    const request = { userId, key, kind: 'cooking' } as const
    const asked = items.map((item) => item.id)
    const consume = async (tx: Tx) => {
      const { seq } = await turn(tx, userId)
      const whole: PantryChange = { seq, upserted: [], removed: [] }
      const used: string[] = []
      for (const { id: askedId, pieces } of items) {
        const itemId = await presentId(tx, { userId, id: askedId, but: [...asked, ...used] })
        if (itemId === undefined) continue
        const unit = await takePieces(this.ports, tx, {
          request: { ...request, key: ownKey() },
          itemId,
          pieces,
          id: nthId(id, used.length),
          seq,
          consumedAt,
        })
        whole.upserted.push(...unit.upserted)
        whole.removed.push(...unit.removed)
        used.push(itemId)
      }
      if (used.length === 0) throw new DomainError('NOT_FOUND')
      await keepKey(tx, keyValues(request, clock.now(), used))
      announce(this.ports, tx, userId, whole)
      return used
    }
    return once(
      database,
      request,
      () => database.transaction(consume),
      async () => {
        const used = await this.#usedTogether(database, userId, id)
        const isOfAsked = await Promise.all(used.map((each) => isOneOf(database, userId, each, asked)))
        return used.length > 0 && isOfAsked.every(Boolean) ? used : undefined
      },
    )
  }

  /** Undoes `consumeEach`, all or nothing. Errors: NOT_FOUND, UNDO_EXPIRED, PANTRY_FULL. */
  async undoEach(userId: string, id: string): Promise<void> {
    await this.ports.database.transaction(async (tx) => {
      const { seq } = await turn(tx, userId)
      await this.#requireUndoable(tx, userId, id)
      const change: PantryChange = { seq, upserted: [], removed: [] }
      const { length: count } = await this.#usedTogether(tx, userId, id)
      for (let n = 0; n < count; n++) {
        const unit = await returnPieces(this.ports, tx, { userId, id: nthId(id, n), seq })
        change.upserted.push(...unit.upserted)
      }
      announce(this.ports, tx, userId, change)
    })
  }

  /** Errors: NOT_FOUND, UNDO_EXPIRED. */
  async #requireUndoable(tx: Tx, userId: string, id: string): Promise<void> {
    const [use] = await findUse(tx, { userId, id })
    if (!use) throw new DomainError('NOT_FOUND')
    requireUndoable(this.ports.clock.now(), use.usedAt)
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

  /** What a request was answered whose key is not kept, or not any more. Errors: ID_REUSED. */
  async #loggedBefore(userId: string, itemId: string, id: string): Promise<ConsumptionAnswer | undefined> {
    const [known] = await findConsumption(this.ports.database, { userId, id })
    if (known && known.itemId !== itemId) throw new DomainError('ID_REUSED')
    return known?.answer
  }
}

/** An item if it is there, else what an edit has put in its place; undefined where it is gone. */
async function presentId(tx: Tx, { but, ...owned }: Owned & { but: string[] }): Promise<string | undefined> {
  const [item] = await findItem(tx, owned)
  if (item) return item.removedAt === null ? item.id : undefined
  const [replacing] = await findReplacing(tx, { ...owned, but })
  return replacing?.id
}

/** Whether an item is one of these, or in the place of one. */
async function isOneOf(on: Executor, userId: string, id: string, asked: readonly string[]): Promise<boolean> {
  if (asked.includes(id)) return true
  const replaced = await listReplacedBy(on, { userId, id })
  return replaced.some((each) => asked.includes(each.id))
}
