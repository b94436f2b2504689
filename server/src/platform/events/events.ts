import type { Tx } from '#platform/database/database.ts'

interface Named<Payload> {
  readonly name: string
  /** Carries the payload's type; never set. */
  readonly payload?: Payload
}

/** Something that happens inside a transaction, named by its feature: `defineEvent<{ itemId: string }>('itemLogged')`. */
export interface EventType<Payload> extends Named<Payload> {
  readonly isCommitted: false
}

/** Something that is told of once it is committed: whoever listened for it inside a transaction would never hear of it. */
interface CommittedEventType<Payload> extends Named<Payload> {
  readonly isCommitted: true
}

/** Returns the name of an event inside a transaction, with the shape of what is told with it. */
export const defineEvent = <Payload>(name: string): EventType<Payload> => ({ name, isCommitted: false })

/** Returns the same for an event that is told of once it is committed. */
export const defineCommittedEvent = <Payload>(name: string): CommittedEventType<Payload> => ({
  name,
  isCommitted: true,
})

type Listener = (tx: Tx, payload: unknown) => Promise<void>

/**
 * In-process events. Those inside the transaction that causes them: a listener's writes commit with the change or not at all.
 * Those of what is committed: a hearer may be late, or fail, and the change stands. A feature below causes something in one above
 * by emitting; it never knows who listens.
 */
export class Events {
  readonly #listeners = new Map<string, Listener[]>()
  readonly #hearers = new Map<string, ((payload: unknown) => void)[]>()

  /** Has a listener hear of an event inside each transaction that causes it. */
  on<Payload>(type: EventType<Payload>, listener: (tx: Tx, payload: Payload) => Promise<void>): void {
    const known = this.#listeners.get(type.name) ?? []
    // `emit` hands a listener only payloads of the type it was registered with.
    this.#listeners.set(type.name, [...known, listener as Listener])
  }

  /** Resolves when every listener has done its part in the transaction; rejects with the first that fails. */
  async emit<Payload>(tx: Tx, type: EventType<Payload>, payload: Payload): Promise<void> {
    for (const listener of this.#listeners.get(type.name) ?? []) await listener(tx, payload)
  }

  /** Has a hearer told of what is committed. Nobody waits: whatever comes of it fails by itself. */
  onCommitted<Payload>(type: CommittedEventType<Payload>, hear: (payload: Payload) => void): void {
    const known = this.#hearers.get(type.name) ?? []
    // As above.
    this.#hearers.set(type.name, [...known, hear as (payload: unknown) => void])
  }

  /** Tells the hearers of what is committed: after a change that is one statement, or in `tx.afterCommit`. */
  emitCommitted<Payload>(type: CommittedEventType<Payload>, payload: Payload): void {
    for (const hear of this.#hearers.get(type.name) ?? []) hear(payload)
  }
}
