import { randomUUID } from 'node:crypto'
import { limits } from '@shelfmate/contract/api/limits'
import type { Tx } from '#platform/database/database.ts'
import { DomainError } from '#platform/errors/domain-error.ts'
import { Service } from '#platform/service/service.ts'
import { settleWaste } from '../actions/waste.repository.ts'
import { haveRoom } from '../items/places.ts'
import { itemDonated } from '../pantry.events.ts'
import { announce, type PantryPorts, resize, toItem, turn } from '../pantry.ledger.ts'
import { findItem, setStock } from '../pantry.repository.ts'
import { type ItemKept, insertReturnedItem, isAsKept, keptOf } from './returned-items.repository.ts'

interface Returned {
  itemId: string
  quantity: number
  /** What the item becomes when the pantry has forgotten it, or made something else of it. */
  name: string
  expiryDate: string
  remark: string
  /** What it was as it left; null where nobody knows. */
  kept: ItemKept | null
}

type Named = Pick<Returned, 'name' | 'expiryDate' | 'remark'>

const jsonOf = (kept: ItemKept | null) => kept && JSON.stringify(kept)

/** Food on its way from the pantry to whoever takes it, and back (D12): parts of the giver's transaction. */
export class DonationService extends Service<PantryPorts> {
  /**
   * Takes units out of an item; the last ones remove it. `today` is the owner's local date. Returns how they were kept.
   * Errors: PANTRY_ITEM_GONE, PANTRY_TOO_FEW, ITEM_EXPIRED.
   */
  async give(
    tx: Tx,
    userId: string,
    { itemId, quantity, today }: { itemId: string; quantity: number; today: string },
  ): Promise<ItemKept> {
    const { clock, events } = this.ports
    const at = clock.now()
    const { seq } = await turn(tx, userId)
    const [item] = await findItem(tx, { userId, id: itemId })
    if (!item || item.removedAt !== null) throw new DomainError('PANTRY_ITEM_GONE')
    if (item.expiryDate < today) throw new DomainError('ITEM_EXPIRED')
    const left = item.quantity - quantity
    if (left < 0) throw new DomainError('PANTRY_TOO_FEW')
    const gone = left === 0
    await setStock(tx, { userId, id: itemId, quantity: left, removedAt: gone ? at.toISOString() : null })
    if (gone) await resize(tx, userId, -1)
    await events.emit(tx, itemDonated, { userId, itemId, quantity, at })
    announce(this.ports, tx, userId, {
      seq,
      upserted: gone ? [] : [toItem({ ...item, quantity: left })],
      removed: gone ? [itemId] : [],
    })
    return keptOf(item)
  }

  /**
   * Puts units back into their item, or where it is gone, the item back into the pantry. What one item cannot hold becomes
   * another beside it, as all does where the item was removed with others in it, or is no longer what left it: nothing is lost.
   * Errors: PANTRY_FULL.
   */
  async takeBack(tx: Tx, userId: string, { itemId, quantity, ...fields }: Returned): Promise<void> {
    const { seq } = await turn(tx, userId)
    const [found] = await findItem(tx, { userId, id: itemId })
    // An undo of its removal brings it back as it is.
    const isLeft = found !== undefined && found.removedAt !== null && found.quantity > 0
    // Frozen, thawed, moved or renamed since, it is not what comes back.
    const same = found && isAsKept(found, fields.kept) ? found : undefined
    const item = isLeft ? undefined : same
    const isThere = item !== undefined && item.removedAt === null
    const total = quantity + (isThere ? item.quantity : 0)
    const held = Math.min(total, limits.quantityMax)
    const dateAdded = this.ports.clock.now().toISOString()
    const keptNow = same ? keptOf(same) : fields.kept
    const add = (id: string, units: number, { name, expiryDate, remark }: Named = fields) =>
      insertReturnedItem(tx, {
        userId,
        id,
        quantity: units,
        name,
        expiryDate,
        remark,
        dateAdded,
        kept: jsonOf(keptNow),
        loggedAs: itemId,
        loggedBy: userId,
      })
    if (!isThere) await resize(tx, userId, 1)
    if (!found) await settleWaste(tx, { userId, itemId })
    const rows = item
      ? await setStock(tx, { userId, id: itemId, quantity: held, removedAt: null })
      : await add(found ? randomUUID() : itemId, held, same)
    if (total > held) {
      await resize(tx, userId, 1)
      rows.push(...(await add(randomUUID(), total - held, item)))
    }
    announce(this.ports, tx, userId, { seq, upserted: rows.map(toItem), removed: [] })
  }

  /**
   * Puts food that somebody was given into their pantry, kept where the giver kept it; nowhere in particular where that would be one
   * place of their own too many (D37). It is no new logging. Returns whether there was room: a full pantry holds up no hand-over.
   */
  async receive(
    tx: Tx,
    userId: string,
    { from, kept, ...food }: Omit<Returned, 'itemId'> & { from: { userId: string; itemId: string | null } },
  ): Promise<boolean> {
    const { seq, itemCount } = await turn(tx, userId)
    if (itemCount >= limits.pantryItems) {
      announce(this.ports, tx, userId, { seq, upserted: [], removed: [] })
      return false
    }
    await resize(tx, userId, 1)
    const hasPlace = kept === null || (await haveRoom(tx, userId, [kept]))
    const rows = await insertReturnedItem(tx, {
      userId,
      id: randomUUID(),
      ...food,
      dateAdded: this.ports.clock.now().toISOString(),
      kept: jsonOf(hasPlace ? kept : { ...kept, place: '' }),
      loggedAs: from.itemId,
      loggedBy: from.userId,
    })
    announce(this.ports, tx, userId, { seq, upserted: rows.map(toItem), removed: [] })
    return true
  }
}
