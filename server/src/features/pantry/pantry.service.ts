import { isDeepStrictEqual } from 'node:util'
import type { PantryChange } from '@shelfmate/contract/pantry/pantry'
import type { Executor, Tx } from '#platform/database/database.ts'
import { DomainError } from '#platform/errors/domain-error.ts'
import { keyValues, once, type Repeatable } from '#platform/idempotency/idempotency.ts'
import { ownKey, type RequestKey } from '#platform/idempotency/request-key.ts'
import type { Remembered } from '#platform/identity/remembered.ts'
import { requireUndoable } from '#platform/jobs/past-undo.ts'
import { Service } from '#platform/service/service.ts'
import { setStates } from './actions/actions.repository.ts'
import { undoWaste } from './actions/waste.ts'
import { type Add, BatchedAdds, refusing, storeItems } from './items/batched-adds.ts'
import { type EditedItem, editedItem } from './items/edited-item.ts'
import { requirePlaces } from './items/places.ts'
import { unjoin } from './joins/joins.ts'
import {
  announce,
  type DoneBefore,
  type EditedFields,
  type ItemFields,
  itemsOf,
  type NewItemFields,
  type PantryPorts,
  perDate,
  readSeq,
  refuseOverfull,
  requirePresent,
  resize,
  toItem,
  turn,
  untouched,
} from './pantry.ledger.ts'
import {
  deleteItem,
  findItem,
  listLoggedTogether,
  removeItems,
  type StoredItem,
  setStock,
  updateItem,
} from './pantry.repository.ts'

type AddedFields = ItemFields & DoneBefore

interface Editor {
  userId: string
  /** In its owner's zone. */
  today: string
  /** What the form opened with, where that was told. */
  dateBefore?: string | undefined
}

/** Changes of a pantry's items. Each takes its owner's turn first (see turn). */
export class PantryService extends Service<PantryPorts> {
  readonly #adds = new BatchedAdds(this.ports)

  /** Adds one item per date, all or none, as of `loggedAt` or now. Errors: PANTRY_FULL, PLACES_FULL, ID_REUSED. */
  add(userId: string, fields: AddedFields, key?: RequestKey, loggedAt?: Date): Promise<PantryChange> {
    return this.addEach(userId, perDate(fields), key, { loggedAt })
  }

  /**
   * The same for somebody remembered, without looking their session up before. Errors: UNAUTHENTICATED where they are not who
   * they were, PANTRY_FULL, PLACES_FULL, ID_REUSED also where the same was added before.
   */
  addAhead(remembered: Remembered, fields: AddedFields, key: RequestKey): Promise<PantryChange> {
    const { userId } = remembered
    return this.#adds.add({ request: { userId, key, kind: 'item' }, items: perDate(fields), remembered })
  }

  /** Adds items as one change, all or none; those with `joins` to an item, if that is there. Errors: PANTRY_FULL, PLACES_FULL, ID_REUSED. */
  async addEach(
    userId: string,
    items: readonly NewItemFields[],
    key: RequestKey = ownKey(),
    how: Pick<Add, 'joins' | 'loggedAt'> = {},
  ): Promise<PantryChange> {
    const { database } = this.ports
    const request = { userId, key, kind: 'item' } as const
    return once(
      database,
      request,
      () => this.#adds.add({ request, items, ...how }),
      () => loggedBefore(database, request, items),
    )
  }

  /**
   * Undoes the addition that made an item, within a minute: removes what is there of all its items, and what joined others. Their
   * log entries stay, as with a removal. Errors: NOT_FOUND, UNDO_EXPIRED.
   */
  async undoAdd(userId: string, id: string): Promise<PantryChange> {
    const { database, clock } = this.ports
    return database.transaction(async (tx) => {
      const { seq } = await turn(tx, userId)
      const logged = await listLoggedTogether(tx, { userId, id })
      const [first] = logged
      if (!first || first.replaces !== null) throw new DomainError('NOT_FOUND')
      requireUndoable(clock.now(), first.dateAdded)
      const rows = await removeItems(tx, {
        userId,
        ids: logged.map((row) => row.id),
        removedAt: clock.now().toISOString(),
      })
      const joined = await unjoin(tx, { userId, id, at: clock.now() })
      const removed = [...rows.map((row) => row.id), ...joined.removed]
      if (removed.length + joined.upserted.length === 0) throw new DomainError('NOT_FOUND')
      await resize(tx, userId, -rows.length)
      return announce(this.ports, tx, userId, { seq, upserted: joined.upserted, removed })
    })
  }

  /**
   * Edits in place when the one date is unchanged, else replaces the item by one per date, at once or not at all (D9). Food that
   * thaws where it is put gets its date as well in place. Errors: NOT_FOUND, PANTRY_FULL, PLACES_FULL, ID_REUSED.
   */
  async edit(
    { userId, ...editor }: Editor,
    itemId: string,
    fields: EditedFields,
    key: RequestKey = ownKey(),
  ): Promise<PantryChange> {
    const { database } = this.ports
    const request = { userId, key, kind: 'edit' } as const
    return once(
      database,
      request,
      () => refusing(database.transaction((tx) => this.#edit(tx, { ...request, ...editor }, itemId, fields))),
      () => loggedBefore(database, request, perDate(fields), itemId),
    )
  }

  async #edit(
    tx: Tx,
    { today, dateBefore, ...request }: Repeatable & Editor,
    itemId: string,
    sent: EditedFields,
  ): Promise<PantryChange> {
    const { userId } = request
    const at = this.ports.clock.now()
    const { seq, itemCount } = await turn(tx, userId, sent.expiryDates.length - 1)
    const item = await requirePresent(tx, userId, itemId)
    await requirePlaces(tx, userId, [{ place: sent.place ?? '' }])
    const edit = { request, at, seq, item, ...(await editedItem(item, sent, { today, dateBefore })) }
    const change = await (edit.isSameDate ? editInPlace(tx, edit) : replace(tx, edit))
    if (!edit.isSameDate) refuseOverfull(itemCount)
    return announce(this.ports, tx, userId, change)
  }

  /** Removes an item; for a minute `restore` brings it back. Errors: NOT_FOUND. */
  async remove(userId: string, itemId: string): Promise<PantryChange> {
    const { database, clock } = this.ports
    return database.transaction(async (tx) => {
      const { seq } = await turn(tx, userId, -1)
      const item = await requirePresent(tx, userId, itemId)
      await setStock(tx, {
        userId,
        id: itemId,
        quantity: item.quantity,
        removedAt: clock.now().toISOString(),
      })
      return announce(this.ports, tx, userId, { seq, upserted: [], removed: [itemId] })
    })
  }

  /** Undoes a removal: id and place as before. Restoring what is there changes nothing. Errors: NOT_FOUND, UNDO_EXPIRED, PANTRY_FULL. */
  async restore(userId: string, itemId: string): Promise<PantryChange> {
    const { database } = this.ports
    try {
      return await database.transaction((tx) => this.#restore(tx, userId, itemId))
    } catch (error) {
      if (!(error instanceof Unchanged)) throw error
    }
    const item = await requirePresent(database, userId, itemId)
    return { seq: await readSeq(database, userId), upserted: [toItem(item)], removed: [] }
  }

  async #restore(tx: Tx, userId: string, itemId: string): Promise<PantryChange> {
    const { seq, itemCount } = await turn(tx, userId, 1)
    const [item] = await findItem(tx, { userId, id: itemId })
    if (!item) throw new DomainError('NOT_FOUND')
    if (item.removedAt === null) throw new Unchanged()
    // Nothing is left of a used-up item: that is undone through its consumption.
    if (item.quantity === 0) throw new DomainError('UNDO_EXPIRED')
    requireUndoable(this.ports.clock.now(), item.removedAt)
    refuseOverfull(itemCount)
    const rows = await setStock(tx, { userId, id: itemId, quantity: item.quantity, removedAt: null })
    await undoWaste(this.ports, tx, { userId, itemIds: [itemId] })
    return announce(this.ports, tx, userId, { seq, upserted: rows.map(toItem), removed: [] })
  }
}

/** An edit under way, in its owner's turn. */
interface Edit extends EditedItem {
  request: Repeatable
  at: Date
  seq: number
  item: StoredItem
}

async function editInPlace(tx: Tx, { request, at, seq, item, fields, thawed }: Edit): Promise<PantryChange> {
  const { userId } = request
  const { id, expiryDate } = item
  const dateAdded = at.toISOString()
  const edited = perDate(fields).map((each) => ({ ...each, expiryDate, ...thawed }))
  const change = { seq, upserted: itemsOf(id, edited, dateAdded), removed: [] }
  await updateItem(tx, { ...fields, ...keyValues(request, at, change), userId, id, dateAdded })
  if (thawed) await setStates(tx, userId, [{ id, ...thawed }])
  return change
}

async function replace(tx: Tx, { request, at, seq, item, fields }: Edit): Promise<PantryChange> {
  const { userId, key } = request
  const { id, dateAdded } = toItem(item)
  await deleteItem(tx, { userId, id })
  // A date that was typed is no longer the one that opening or freezing made.
  const typed = perDate({ ...fields, dateBefore: untouched.dateBefore })
  const change = { seq, upserted: itemsOf(key.id, typed, dateAdded), removed: [id] }
  await storeItems(tx, { logged: [{ request, upserted: change.upserted }], at, replaces: id })
  return change
}

/** Thrown to roll back a turn in which nothing changed. */
class Unchanged extends Error {}

/**
 * What a request was answered whose key is not kept, or not any more: the log tells, if that was the same request.
 * `replaced` is the item that it edited.
 */
async function loggedBefore(
  on: Executor,
  { userId, key: { id } }: Repeatable,
  asked: readonly object[],
  replaced: string | null = null,
): Promise<PantryChange | undefined> {
  const rows = await listLoggedTogether(on, { userId, id })
  const [first] = rows
  if (!first) return undefined
  const upserted = rows.map((row) => {
    const { seq: _, replaces: __, ...item } = row
    return item
  })
  const wanted = itemsOf(id, asked, first.dateAdded)
  const isSame =
    first.replaces === replaced &&
    rows.length === wanted.length &&
    rows.every((row, n) => isDeepStrictEqual({ ...row, ...wanted[n] }, row))
  if (!isSame) throw new DomainError('ID_REUSED')
  return { seq: first.seq, upserted, removed: replaced ? [replaced] : [] }
}
