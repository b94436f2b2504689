import { isDeepStrictEqual } from 'node:util'
import type { CallBody } from '@shelfmate/contract/api/call'
import { nthId } from '@shelfmate/contract/api/ids'
import { dateInZone } from '@shelfmate/contract/pantry/expiry'
import type { PantryChange } from '@shelfmate/contract/pantry/pantry'
import type { pantryActionCalls } from '@shelfmate/contract/pantry/pantry-actions'
import type { Tx } from '#platform/database/database.ts'
import { DomainError } from '#platform/errors/domain-error.ts'
import { keyValues, once } from '#platform/idempotency/idempotency.ts'
import { ownKey, type RequestKey } from '#platform/idempotency/request-key.ts'
import type { Viewer } from '#platform/identity/sessions.ts'
import { requireUndoable } from '#platform/jobs/past-undo.ts'
import { Service } from '#platform/service/service.ts'
import { returnPieces, takePieces } from '../consumption/consume-pieces.ts'
import { requirePlaces } from '../items/places.ts'
import { lateMoment } from '../late-press.ts'
import { wasteChanged } from '../pantry.events.ts'
import { announce, type PantryPorts, resize, toItem, turn } from '../pantry.ledger.ts'
import { lockPantry } from '../pantry.repository.ts'
import {
  type ActedItem,
  findItems,
  findLaterStates,
  findPresentItems,
  insertAction,
  setRemoved,
  setStates,
  stateOf,
  takeAction,
} from './actions.repository.ts'
import { type StateAction, stateActions } from './state-actions.ts'
import { logWaste } from './waste.repository.ts'
import { undoWaste } from './waste.ts'

type Asked = Omit<CallBody<typeof pantryActionCalls.actOnItems>, 'id'>
type ActionAnswer = PantryChange & { actionId: string }

/** What asks the food table, which a process that nobody asks doesn't read. */
const itemStates = () => import('./item-states.ts')
const changesState = (action: Asked['action']): action is StateAction =>
  stateActions.some((each) => each === action)

export interface ActionPorts extends PantryPorts {
  /** Zone of users whose own is not known. */
  campusZone: string
}

/** An action under way, in its owner's turn. */
interface Acting {
  userId: string
  /** The action's. */
  id: string
  seq: number
  /** When what it uses up counts, where that is not now. */
  consumedAt?: Date | undefined
}

/** What is kept of an action until nobody can undo it. */
interface Undoable {
  action: string
  /** Null where a server of the version before did it. */
  seq: number | null
  items: ActedItem[]
}

interface Done {
  acted: ActedItem[]
  change: Pick<PantryChange, 'upserted' | 'removed'>
}

/** What one press does to one item or to several, in one change with one undo. */
export class ActionService extends Service<ActionPorts> {
  /** Acts on the items that are there; what is gone is left out. Errors: NOT_FOUND when all are gone, PLACES_FULL, ID_REUSED. */
  async act(
    viewer: Pick<Viewer, 'userId' | 'timeZone'>,
    asked: Asked,
    key: RequestKey = ownKey(),
  ): Promise<ActionAnswer> {
    const { database, clock, campusZone } = this.ports
    const { userId } = viewer
    const request = { userId, key, kind: 'action' } as const
    const today = dateInZone(clock.now(), viewer.timeZone ?? campusZone)
    const consumedAt = await lateMoment(this.ports, viewer, asked.pressedOn)
    const on = asked.on !== undefined && asked.on < today ? asked.on : today
    return once(database, request, async () => {
      // Before anything is locked: the first time takes a quarter of a second.
      if (changesState(asked.action)) await itemStates()
      return database.transaction(async (tx) => {
        const { seq } = await turn(tx, userId)
        if (asked.action === 'move') await requirePlaces(tx, userId, [{ place: asked.place }])
        const { acted, change } = await this.#do(tx, { userId, id: key.id, seq, consumedAt }, asked, on)
        if (acted.length === 0) throw new DomainError('NOT_FOUND')
        const answer = { seq, ...change, actionId: key.id }
        const at = clock.now()
        await insertAction(tx, {
          userId,
          id: key.id,
          action: asked.action,
          seq,
          items: JSON.stringify(acted),
          doneAt: at.toISOString(),
          ...keyValues(request, at, answer),
        })
        return announce(this.ports, tx, userId, answer)
      })
    })
  }

  async #do(tx: Tx, acting: Acting, { action, itemIds, place }: Asked, today: string): Promise<Done> {
    if (changesState(action)) return this.#change(tx, acting, itemIds, { action, place, today })
    switch (action) {
      case 'useUpOne':
        return this.#useUp(tx, acting, itemIds, 1)
      case 'useUpAll':
        return this.#useUp(tx, acting, itemIds, 'all')
      case 'remove':
        return this.#remove(tx, acting, itemIds)
    }
  }

  async #useUp(tx: Tx, acting: Acting, itemIds: string[], pieces: 1 | 'all'): Promise<Done> {
    const { userId, id, seq, consumedAt } = acting
    const done: Done = { acted: [], change: { upserted: [], removed: [] } }
    for (const item of await findPresentItems(tx, { userId, itemIds })) {
      const unit = await takePieces(this.ports, tx, {
        request: { userId, key: ownKey(), kind: 'consumption' },
        itemId: item.id,
        pieces,
        id: nthId(id, done.acted.length),
        seq,
        consumedAt,
      })
      done.acted.push({ id: item.id })
      done.change.upserted.push(...unit.upserted)
      done.change.removed.push(...unit.removed)
    }
    return done
  }

  async #remove(tx: Tx, { userId }: Acting, named: string[]): Promise<Done> {
    const itemIds = (await findPresentItems(tx, { userId, itemIds: named })).map(({ id }) => id)
    await setRemoved(tx, { userId, itemIds, removedAt: this.ports.clock.now().toISOString() })
    await resize(tx, userId, -itemIds.length)
    return { acted: itemIds.map((id) => ({ id })), change: { upserted: [], removed: itemIds } }
  }

  async #change(
    tx: Tx,
    { userId }: Acting,
    itemIds: string[],
    how: { action: StateAction; place: string; today: string },
  ): Promise<Done> {
    const { stateAfter } = await itemStates()
    const changed = (await findPresentItems(tx, { userId, itemIds })).map((item) => {
      const after = stateAfter(item, how)
      return { acted: { id: item.id, before: stateOf(item), after }, item: toItem({ ...item, ...after }) }
    })
    const acted = changed.map((each) => each.acted)
    await setStates(
      tx,
      userId,
      acted.map(({ id, after }) => ({ id, ...after })),
    )
    return { acted, change: { upserted: changed.map(({ item }) => item), removed: [] } }
  }

  /** Undoes an action, all of it or nothing. Errors: NOT_FOUND, UNDO_EXPIRED, PANTRY_FULL. */
  async undo(userId: string, id: string): Promise<PantryChange> {
    return this.ports.database.transaction(async (tx) => {
      const { seq } = await turn(tx, userId)
      const [done] = await takeAction(tx, { userId, id })
      if (!done) throw new DomainError('NOT_FOUND')
      requireUndoable(this.ports.clock.now(), done.doneAt)
      const acting = { userId, id, seq }
      const upserted = await this.#undo(tx, acting, done)
      return announce(this.ports, tx, userId, { seq, upserted, removed: [] })
    })
  }

  async #undo(tx: Tx, acting: Acting, { action, seq, items }: Undoable) {
    switch (action) {
      case 'useUpOne':
      case 'useUpAll':
        return this.#giveBack(tx, acting, items.length)
      case 'remove':
        return this.#bringBack(tx, acting.userId, items)
      default:
        return this.#changeBack(tx, acting.userId, items, seq)
    }
  }

  async #giveBack(tx: Tx, { userId, id, seq }: Acting, count: number): Promise<PantryChange['upserted']> {
    const upserted: PantryChange['upserted'] = []
    for (let n = 0; n < count; n++) {
      const unit = await returnPieces(this.ports, tx, { userId, id: nthId(id, n), seq })
      upserted.push(...unit.upserted)
    }
    return upserted
  }

  async #bringBack(tx: Tx, userId: string, items: readonly ActedItem[]): Promise<PantryChange['upserted']> {
    const itemIds = items.map(({ id }) => id)
    const rows = await findItems(tx, { userId, itemIds })
    // One that was forgotten, or used up after it had been brought back alone, cannot come back with the others.
    if (rows.length < itemIds.length || rows.some(({ quantity }) => quantity === 0))
      throw new DomainError('UNDO_EXPIRED')
    const gone = rows.filter(({ removedAt }) => removedAt !== null)
    await resize(tx, userId, gone.length)
    await setRemoved(tx, { userId, itemIds, removedAt: null })
    await undoWaste(this.ports, tx, { userId, itemIds })
    return rows.map((row) => toItem({ ...row, removedAt: null }))
  }

  async #changeBack(
    tx: Tx,
    userId: string,
    items: readonly ActedItem[],
    seq: number | null,
  ): Promise<PantryChange['upserted']> {
    const itemIds = items.map(({ id }) => id)
    const rows = await findItems(tx, { userId, itemIds })
    const states = new Map(items.map((item) => [item.id, item]))
    const isAsLeft = rows.every((row) => isDeepStrictEqual(stateOf(row), states.get(row.id)?.after))
    // Looking the same is not enough: another action may have found it so and kept it.
    const later = seq === null ? [] : await findLaterStates(tx, { userId, seq, itemIds })
    if (rows.length < items.length || !isAsLeft || later.length > 0) throw new DomainError('UNDO_EXPIRED')
    await setStates(
      tx,
      userId,
      items.map(({ id, before }) => ({ id, ...before })),
    )
    return rows
      .filter(({ removedAt }) => removedAt === null)
      .map((row) => toItem({ ...row, ...states.get(row.id)?.before }))
  }

  /** Tells that removed items were thrown away, each counted once (D41). Errors: NOT_FOUND when none can be found. */
  async throwAway(userId: string, itemIds: string[]): Promise<void> {
    const { database, clock, events } = this.ports
    await database.transaction(async (tx) => {
      // What an undo under way brings back is not thrown away. It takes no turn: the pantry stays as it is.
      await lockPantry(tx, { userId })
      const thrown = await logWaste(tx, { userId, itemIds, at: clock.now().toISOString() })
      if (thrown.length === 0) throw new DomainError('NOT_FOUND')
      tx.afterCommit(() => events.emitCommitted(wasteChanged, { userId }))
    })
  }
}
