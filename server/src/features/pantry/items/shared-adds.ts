import type { PantryChange } from '@shelfmate/contract/pantry/pantry'
import type { Tx } from '#platform/database/database.ts'
import { SharedTransaction } from '#platform/database/shared-transaction.ts'
import { DomainError } from '#platform/errors/domain-error.ts'
import { keyValues, type Repeatable } from '#platform/idempotency/idempotency.ts'
import { type Joins, join, planJoins } from '../joins/joins.ts'
import { itemsLogged } from '../pantry.events.ts'
import {
  announce,
  itemsOf,
  type NewItemFields,
  type PantryPorts,
  refuseOverfull,
  turns,
  untouched,
} from '../pantry.ledger.ts'
import { insertItems } from '../pantry.repository.ts'

export interface Add {
  request: Repeatable
  items: readonly NewItemFields[]
  /** For each of them the item that it joins while that is there. */
  joins?: readonly (string | undefined)[]
}

/** While two transactions write, what comes meanwhile waits for the next: more would only wait for each other's disk. */
const shared = { runs: 2, keys: 64 }

/** Adds that meet share one transaction; each takes a turn of its own in its owner's pantry. */
export class SharedAdds {
  readonly #ports: PantryPorts
  readonly #transaction: SharedTransaction<Add, PantryChange>

  constructor(ports: PantryPorts) {
    this.#ports = ports
    this.#transaction = new SharedTransaction(async (adds) => {
      const changes = await ports.database.transaction((tx) => this.#store(tx, adds))
      return changes.map((value) => ({ status: 'fulfilled', value }))
    }, shared)
  }

  /** Errors: PANTRY_FULL, ID_REUSED, and what the idempotency key's constraint throws (see once). */
  async add(add: Add): Promise<PantryChange> {
    // What joins reads what others may change in the same transaction.
    if (!add.joins?.some((id) => id !== undefined)) return this.#transaction.run(add)
    const [change] = await this.#ports.database.transaction((tx) => this.#store(tx, [add]))
    if (!change) throw new Error('an add answers one change')
    return change
  }

  async #store(tx: Tx, adds: readonly Add[]): Promise<PantryChange[]> {
    const { clock, events } = this.#ports
    const at = clock.now()
    const dateAdded = at.toISOString()
    const taken = await turns(
      tx,
      adds.map(({ request, items }) => ({ userId: request.userId, added: items.length })),
    )
    const changes = await Promise.all(
      adds.map(async ({ request, items, joins = [] }, n) => ({
        ...{ request, seq: taken[n]?.seq ?? 0, removed: [] },
        joins: await planJoins(
          tx,
          request.userId,
          items.map(({ quantity }, row) => ({ quantity, joins: joins[row] })),
        ),
        upserted: itemsOf(
          request.key.id,
          items.map((item) => ({ ...item, ...untouched })),
          dateAdded,
        ),
      })),
    )
    await storeItems(tx, { changes, at, replaces: null })
    for (const { request, joins } of changes)
      if (joins.rows.size > 0) await join(tx, { userId: request.userId, id: request.key.id, at }, joins)
    for (const [n, { itemCount }] of taken.entries())
      refuseOverfull(itemCount - (changes[n]?.joins.rows.size ?? 0))
    const logged = changes.map(({ request, upserted }) => ({
      userId: request.userId,
      itemIds: upserted.map(({ id }) => id),
    }))
    await events.emit(tx, itemsLogged, { logged, at })
    return changes.map((change) => announce(this.#ports, tx, change.request.userId, answerOf(change)))
  }
}

/** What a change answers: rows that joined an item are that item. */
const answerOf = ({ seq, removed, upserted, joins }: PantryChange & { joins?: Joins }): PantryChange => ({
  ...{ seq, removed },
  upserted: [...upserted.filter((_, n) => !joins?.rows.has(n)), ...(joins?.targets ?? [])],
})

interface ToStore {
  changes: readonly (PantryChange & { request: Repeatable; joins?: Joins })[]
  at: Date
  /** The item that an edit replaces. */
  replaces: string | null
}

/** Stores the new items of changes. What an id was answered stands in the log. Errors: ID_REUSED when one was used before. */
export async function storeItems(tx: Tx, { changes, at, replaces }: ToStore): Promise<void> {
  const loggedAt = at.toISOString()
  const items = changes.flatMap(({ request: { userId }, seq, upserted }) =>
    upserted.map((item) => ({ ...item, userId, seq, replaces, loggedAt })),
  )
  // The log does not tell what joined: there the answer itself is kept.
  const keys = changes.map((change) =>
    change.joins && change.joins.rows.size > 0
      ? keyValues(change.request, at, answerOf(change))
      : keyValues(change.request, at),
  )
  const stored = await insertItems(tx, items, keys)
  if (stored.length < items.length) throw new DomainError('ID_REUSED')
}
