import type { PantryChange, PantryItem } from '@shelfmate/contract/pantry/pantry'
import { BatchedTransaction } from '#platform/database/batched-transaction.ts'
import { breaks, type Tx } from '#platform/database/database.ts'
import { DomainError } from '#platform/errors/domain-error.ts'
import type { KeyValues } from '#platform/idempotency/idempotency.repository.ts'
import { isKeyKept, keyValues, type Repeatable } from '#platform/idempotency/idempotency.ts'
import { areSessionsStillValid } from '#platform/identity/identity.repository.ts'
import type { Remembered } from '#platform/identity/remembered.ts'
import { type Joins, join, planJoins } from '../joins/joins.ts'
import { itemsLogged } from '../pantry.events.ts'
import {
  announce,
  itemsOf,
  type NewItemFields,
  type PantryPorts,
  refuseOverfull,
  turn,
  turnsOf,
  untouched,
} from '../pantry.ledger.ts'
import { addItems, idConstraints, insertItems, type NewItem, ownerConstraint } from '../pantry.repository.ts'
import { haveRoom, requirePlaces } from './places.ts'

export interface Add {
  request: Repeatable
  items: readonly NewItemFields[]
  /** For each of them the item that it joins while that is there. */
  joins?: readonly (string | undefined)[] | undefined
  /** When it counts, where that is not now (see lateMoment). */
  loggedAt?: Date | undefined
  /** Who adds, where that is only remembered: held against their session with the add. */
  remembered?: Remembered | undefined
}

/** While one waits for the disk another writes, and others are still read; more would be smaller, and cost more each. */
const shared = { runs: 2, keys: 64, enough: 12 }

/** Adds that meet share one transaction; each takes a turn of its own in its owner's pantry. */
export class BatchedAdds {
  readonly #ports: PantryPorts
  readonly #transaction: BatchedTransaction<Add, PantryChange>

  constructor(ports: PantryPorts) {
    this.#ports = ports
    this.#transaction = new BatchedTransaction(async (adds) => {
      const changes = await ports.database.transaction((tx) => this.#store(tx, adds))
      return changes.map((value) => ({ status: 'fulfilled', value }))
    }, shared)
  }

  /** Errors: PANTRY_FULL, PLACES_FULL, ID_REUSED, and UNAUTHENTICATED where who is remembered is not who they were. */
  async add(add: Add): Promise<PantryChange> {
    // What joins reads what others may change in the same transaction, and adds that share one count as of one moment.
    const isShared = add.loggedAt === undefined && !add.joins?.some((id) => id !== undefined)
    return refusing(
      isShared
        ? this.#transaction.run(add)
        : this.#ports.database.transaction((tx) => this.#storeAlone(tx, add)),
    )
  }

  /** Sessions, turns, items and what they count for wait for no answer in between, and so travel in one message. */
  async #store(tx: Tx, adds: readonly Add[]): Promise<PantryChange[]> {
    const at = this.#ports.clock.now()
    const logged = adds.map((add) => asLogged(add, at))
    const { items, keys } = recordsOf({ logged, at, replaces: null })
    const sizes = adds.map(({ request, items: { length } }) => ({ userId: request.userId, added: length }))
    const remembered = adds.flatMap((add) => add.remembered ?? [])
    const [still, stored] = await Promise.allSettled([
      areSessionsStillValid(tx, remembered, at.toISOString()),
      Promise.all([
        addItems(tx, turnsOf(sizes), items, keys),
        this.#tell(tx, logged, at),
        // Behind the turns, which the items take as they are stored.
        haveRoomForAll(tx, items),
      ]),
    ])
    // First: of somebody who is gone nothing can be stored, either.
    if (still.status === 'rejected') throw still.reason
    if (!still.value) throw new DomainError('UNAUTHENTICATED')
    if (stored.status === 'rejected') throw stored.reason
    const [taken, , isRoom] = stored.value
    // Only now: what is told runs after no rollback.
    if (!isRoom) throw new DomainError('PLACES_FULL')
    for (const { itemCount } of taken) refuseOverfull(itemCount)
    const lastTurns = new Map(taken.map(({ userId, seq }) => [userId, seq]))
    const later = turnsAfter(sizes.map(({ userId }) => userId))
    return logged.map(({ request: { userId }, upserted }, n) => {
      const last = lastTurns.get(userId)
      if (last === undefined) throw new Error('every add has its turn')
      return announce(this.#ports, tx, userId, { seq: last - (later[n] ?? 0), upserted, removed: [] })
    })
  }

  async #storeAlone(tx: Tx, add: Add): Promise<PantryChange> {
    const { request, items, joins = [] } = add
    const { userId, key } = request
    const at = this.#ports.clock.now()
    const { loggedAt = at } = add
    const { seq, itemCount } = await turn(tx, userId, items.length)
    await requirePlaces(tx, userId, items)
    const planned = await planJoins(
      tx,
      userId,
      items.map(({ quantity }, row) => ({ quantity, joins: joins[row] })),
    )
    const isJoined = planned.rows.size > 0
    const logged = asLogged(add, at)
    const change = { seq, removed: [], upserted: joinedTo(planned, logged.upserted) }
    // The log does not tell what joined: there the answer itself is kept.
    const toStore = isJoined ? { ...logged, answer: change } : logged
    await storeItems(tx, { logged: [toStore], at, loggedAt, replaces: null })
    if (isJoined) await join(tx, { userId, id: key.id, at }, planned)
    refuseOverfull(itemCount - planned.rows.size)
    await this.#tell(tx, [logged], loggedAt)
    return announce(this.#ports, tx, userId, change)
  }

  #tell(tx: Tx, logged: readonly Logged[], at: Date): Promise<void> {
    const ids = ({ request, upserted }: Logged) => ({
      userId: request.userId,
      itemIds: upserted.map(({ id }) => id),
    })
    return this.#ports.events.emit(tx, itemsLogged, { logged: logged.map(ids), at })
  }
}

/** Returns whether each owner has room for the places of what was stored just now. */
async function haveRoomForAll(tx: Tx, items: readonly NewItem[]): Promise<boolean> {
  const owners = Map.groupBy(items, ({ userId }) => userId)
  const rooms = await Promise.all([...owners].map(([userId, own]) => haveRoom(tx, userId, own)))
  return rooms.every(Boolean)
}

/** What a request logs. */
interface Logged {
  request: Repeatable
  upserted: PantryItem[]
  /** What it is answered, where the log does not tell. */
  answer?: PantryChange
}

const asLogged = ({ request, items }: Add, at: Date): Logged => ({
  request,
  upserted: itemsOf(
    request.key.id,
    items.map(({ condition = untouched.condition, dateBefore = untouched.dateBefore, ...item }) => ({
      ...item,
      condition,
      dateBefore,
    })),
    at.toISOString(),
  ),
})

/** Rows that joined an item are that item. */
const joinedTo = ({ rows, targets }: Joins, items: readonly PantryItem[]): PantryItem[] => [
  ...items.filter((_, n) => !rows.has(n)),
  ...targets,
]

interface ToStore {
  logged: readonly Logged[]
  at: Date
  /** When it counts, where that is not then. */
  loggedAt?: Date
  /** The item that an edit replaces. */
  replaces: string | null
}

/** Stores new items within their owners' turns, in the order of these. What an id was answered stands in the log. */
export async function storeItems(tx: Tx, toStore: ToStore): Promise<void> {
  const { items, keys } = recordsOf(toStore)
  await insertItems(tx, items, keys)
}

function recordsOf({ logged, at, loggedAt: counted = at, replaces }: ToStore): {
  items: NewItem[]
  keys: KeyValues[]
} {
  const loggedAt = counted.toISOString()
  const laterTurns = turnsAfter(logged.map(({ request }) => request.userId))
  return {
    items: logged.flatMap(({ request: { userId }, upserted }, n) =>
      upserted.map((item) => ({ ...item, userId, replaces, loggedAt, laterTurns: laterTurns[n] ?? 0 })),
    ),
    keys: logged.map(({ request, answer }) => keyValues(request, at, answer)),
  }
}

/** How a transaction that stores items ends. Errors: ID_REUSED where one of their ids was used before, UNAUTHENTICATED where their owner is gone. */
export async function refusing<T>(stored: Promise<T>): Promise<T> {
  try {
    return await stored
  } catch (error) {
    if (breaks(error, ownerConstraint)) throw new DomainError('UNAUTHENTICATED')
    const isReused = isKeyKept(error) || idConstraints.some((constraint) => breaks(error, constraint))
    throw isReused ? new DomainError('ID_REUSED') : error
  }
}

/** For each turn of these owners, how many more the same one takes after it. */
function turnsAfter(owners: readonly string[]): number[] {
  const seen = new Map<string, number>()
  return owners
    .toReversed()
    .map((owner) => {
      const later = seen.get(owner) ?? 0
      seen.set(owner, later + 1)
      return later
    })
    .toReversed()
}
