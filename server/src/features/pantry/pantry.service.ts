import { randomUUID } from 'node:crypto'
import { nthId } from '@shelfmate/contract/ids'
import type { PantryChange, PantryItem } from '@shelfmate/contract/pantry'
import type { Tx } from '#platform/database/database.ts'
import { DomainError } from '#platform/routes/domain-error.ts'
import { itemLogged } from './pantry.events.ts'
import {
  announce,
  type PantryPorts,
  Replay,
  readSeq,
  refuseOverfull,
  requireUndoable,
  toItem,
  turn,
  unlessReplay,
} from './pantry.ledger.ts'
import {
  deleteItem,
  findFirstResult,
  findItem,
  insertItems,
  type StoredItem,
  setStock,
  updateItem,
} from './pantry.repository.ts'

export interface ItemFields {
  name: string
  quantity: number
  remark: string
  expiryDates: string[]
}

/** Changes of a pantry's items. Each takes its owner's turn first (see turn). */
export class PantryService {
  readonly #ports: PantryPorts

  constructor(ports: PantryPorts) {
    this.#ports = ports
  }

  /** Adds one item per date, all or none; an `id` seen before answers the first result. Errors: PANTRY_FULL. */
  async add(userId: string, fields: ItemFields, id: string = randomUUID()): Promise<PantryChange> {
    const { database, clock, events } = this.#ports
    const change = database.transaction(async (tx) => {
      const at = clock.now()
      const { seq, itemCount } = await turn(tx, userId, fields.expiryDates.length)
      const upserted = await store(tx, {
        userId,
        id,
        fields,
        seq,
        dateAdded: at.toISOString(),
        loggedAt: at,
        replaces: null,
      })
      refuseOverfull(itemCount)
      await events.emit(tx, itemLogged, { userId, itemIds: upserted.map((item) => item.id), at })
      return announce(this.#ports, tx, userId, { seq, upserted, removed: [] })
    })
    return (await unlessReplay(change)) ?? this.#firstResult(userId, id)
  }

  /**
   * Edits in place when the one date is unchanged, else replaces the item by one per date, at once or not at all (D9).
   * Errors: NOT_FOUND, PANTRY_FULL.
   */
  async edit(
    userId: string,
    itemId: string,
    fields: ItemFields,
    replacementId: string = randomUUID(),
  ): Promise<PantryChange> {
    const { database, clock } = this.#ports
    const change = database.transaction(async (tx) => {
      const at = clock.now()
      const { seq, itemCount } = await turn(tx, userId, fields.expiryDates.length - 1)
      const [item] = await findItem(tx, { userId, id: itemId })
      // The item may be gone because this very edit was done before: the log of its replacement tells.
      if (!item || item.removedAt !== null) throw new Replay()
      if (fields.expiryDates.length === 1 && fields.expiryDates[0] === item.expiryDate) {
        const { name, quantity, remark } = fields
        const rows = await updateItem(tx, {
          userId,
          id: itemId,
          name,
          quantity,
          remark,
          dateAdded: at.toISOString(),
        })
        return announce(this.#ports, tx, userId, { seq, upserted: rows.map(toItem), removed: [] })
      }
      await deleteItem(tx, { userId, id: itemId })
      const { dateAdded } = item
      const upserted = await store(tx, {
        userId,
        id: replacementId,
        fields,
        seq,
        dateAdded,
        loggedAt: at,
        replaces: itemId,
      })
      refuseOverfull(itemCount)
      return announce(this.#ports, tx, userId, { seq, upserted, removed: [itemId] })
    })
    return (await unlessReplay(change)) ?? this.#firstResult(userId, replacementId, itemId)
  }

  /** Removes an item; for a minute `restore` brings it back. Errors: NOT_FOUND. */
  async remove(userId: string, itemId: string): Promise<PantryChange> {
    const { database, clock } = this.#ports
    return database.transaction(async (tx) => {
      const { seq } = await turn(tx, userId, -1)
      const item = await requirePresent(tx, userId, itemId)
      await setStock(tx, {
        userId,
        id: itemId,
        quantity: item.quantity,
        removedAt: clock.now().toISOString(),
      })
      return announce(this.#ports, tx, userId, { seq, upserted: [], removed: [itemId] })
    })
  }

  /** Undoes a removal: id and place as before. Restoring what is there changes nothing. Errors: NOT_FOUND, UNDO_EXPIRED, PANTRY_FULL. */
  async restore(userId: string, itemId: string): Promise<PantryChange> {
    const { database, clock } = this.#ports
    const change = database.transaction(async (tx) => {
      const { seq, itemCount } = await turn(tx, userId, 1)
      const [item] = await findItem(tx, { userId, id: itemId })
      if (!item) throw new DomainError('NOT_FOUND')
      if (item.removedAt === null) throw new Replay()
      // Nothing is left of a used-up item: that is undone through its consumption.
      if (item.quantity === 0) throw new DomainError('UNDO_EXPIRED')
      requireUndoable(clock, item.removedAt)
      refuseOverfull(itemCount)
      const rows = await setStock(tx, { userId, id: itemId, quantity: item.quantity, removedAt: null })
      return announce(this.#ports, tx, userId, { seq, upserted: rows.map(toItem), removed: [] })
    })
    return (await unlessReplay(change)) ?? this.#asItIs(userId, itemId)
  }

  async #asItIs(userId: string, itemId: string): Promise<PantryChange> {
    const item = await requirePresent(this.#ports.database, userId, itemId)
    return { seq: await readSeq(this.#ports.database, userId), upserted: [toItem(item)], removed: [] }
  }

  /** What the change that made `id` answered then; `replaced` must be what it replaced. */
  async #firstResult(userId: string, id: string, replaced: string | null = null): Promise<PantryChange> {
    const rows = await findFirstResult(this.#ports.database, { userId, id })
    const [first] = rows
    if (replaced !== null && first?.replaces !== replaced) throw new DomainError('NOT_FOUND')
    // An id of another kind of change, or a derived id that met one: only a client that invents ids gets here.
    if (!first || first.replaces !== replaced)
      throw new DomainError('VALIDATION_FAILED', { fields: { id: 'This id was used before.' } })
    return { seq: first.seq, upserted: rows.map(toItem), removed: replaced ? [replaced] : [] }
  }
}

interface ToStore {
  userId: string
  id: string
  fields: ItemFields
  seq: number
  dateAdded: string
  loggedAt: Date
  replaces: string | null
}

/** Stores one item per date under ids derived from the first; throws Replay when they were stored before. */
async function store(
  tx: Tx,
  { userId, id, fields, seq, dateAdded, loggedAt, replaces }: ToStore,
): Promise<PantryItem[]> {
  const { expiryDates, name, quantity, remark } = fields
  const ids = expiryDates.map((_, n) => nthId(id, n))
  const stored = await insertItems(tx, {
    userId,
    ids,
    expiryDates,
    name,
    quantity,
    remark,
    dateAdded,
    seq,
    replaces,
    loggedAt: loggedAt.toISOString(),
  })
  if (stored.length < ids.length) throw new Replay()
  return ids.map((itemId, n) =>
    toItem({ id: itemId, name, quantity, expiryDate: expiryDates[n] ?? '', remark, dateAdded }),
  )
}

/** An item that is in the owner's pantry now. Errors: NOT_FOUND. */
export async function requirePresent(
  on: Parameters<typeof findItem>[0],
  userId: string,
  id: string,
): Promise<StoredItem> {
  const [item] = await findItem(on, { userId, id })
  if (!item || item.removedAt !== null) throw new DomainError('NOT_FOUND')
  return item
}
