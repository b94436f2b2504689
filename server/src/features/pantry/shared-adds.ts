import type { PantryChange } from '@shelfmate/contract/pantry'
import type { Tx } from '#platform/database/database.ts'
import { SharedTransaction } from '#platform/database/shared-transaction.ts'
import { DomainError } from '#platform/errors/domain-error.ts'
import { keyValues, type Repeatable } from '#platform/idempotency/idempotency.ts'
import { itemsLogged } from './pantry.events.ts'
import {
  announce,
  itemsOf,
  type NewItemFields,
  type PantryPorts,
  refuseOverfull,
  turns,
  untouched,
} from './pantry.ledger.ts'
import { insertItems } from './pantry.repository.ts'

export interface Add {
  request: Repeatable
  items: readonly NewItemFields[]
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
  add(add: Add): Promise<PantryChange> {
    return this.#transaction.run(add)
  }

  async #store(tx: Tx, adds: readonly Add[]): Promise<PantryChange[]> {
    const { clock, events } = this.#ports
    const at = clock.now()
    const dateAdded = at.toISOString()
    const taken = await turns(
      tx,
      adds.map(({ request, items }) => ({ userId: request.userId, added: items.length })),
    )
    const changes = adds.map(({ request, items }, n) => ({
      ...{ request, seq: taken[n]?.seq ?? 0, removed: [] },
      upserted: itemsOf(
        request.key.id,
        items.map((item) => ({ ...item, ...untouched })),
        dateAdded,
      ),
    }))
    await storeItems(tx, { changes, at, replaces: null })
    for (const { itemCount } of taken) refuseOverfull(itemCount)
    const logged = changes.map(({ request, upserted }) => ({
      userId: request.userId,
      itemIds: upserted.map(({ id }) => id),
    }))
    await events.emit(tx, itemsLogged, { logged, at })
    return changes.map(({ request, ...change }) => announce(this.#ports, tx, request.userId, change))
  }
}

interface ToStore {
  changes: readonly (PantryChange & { request: Repeatable })[]
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
  const keys = changes.map(({ request }) => keyValues(request, at))
  const stored = await insertItems(tx, items, keys)
  if (stored.length < items.length) throw new DomainError('ID_REUSED')
}
