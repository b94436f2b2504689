import type { Tx } from '#platform/database/database.ts'

/** Something that happened, named by the feature it happened in: `defineEvent<{ itemId: string }>('itemLogged')`. */
export interface EventType<Payload> {
  readonly name: string
  /** Carries the payload's type; never set. */
  readonly payload?: Payload
}

/** Names an event and the shape of what is told with it. */
export const defineEvent = <Payload>(name: string): EventType<Payload> => ({ name })

type Listener = (tx: Tx, payload: unknown) => Promise<void>

/**
 * In-process events inside the transaction that causes them: a listener's writes commit with the change or not at all.
 * A feature below causes something in one above by emitting; it never knows who listens.
 */
export class Events {
  readonly #listeners = new Map<string, Listener[]>()
  readonly #hearers = new Map<string, ((payload: unknown) => void)[]>()

  on<Payload>(type: EventType<Payload>, listener: (tx: Tx, payload: Payload) => Promise<void>): void {
    const known = this.#listeners.get(type.name) ?? []
    // `emit` hands a listener only payloads of the type it was registered with.
    this.#listeners.set(type.name, [...known, listener as Listener])
  }

  async emit<Payload>(tx: Tx, type: EventType<Payload>, payload: Payload): Promise<void> {
    for (const listener of this.#listeners.get(type.name) ?? []) await listener(tx, payload)
  }

  /** Hears of what is committed. Nobody waits: whatever comes of it fails by itself. */
  onCommitted<Payload>(type: EventType<Payload>, hear: (payload: Payload) => void): void {
    const known = this.#hearers.get(type.name) ?? []
    // As above.
    this.#hearers.set(type.name, [...known, hear as (payload: unknown) => void])
  }

  /** For a change that is one statement: there is no transaction around it to listen in. */
  tell<Payload>(type: EventType<Payload>, payload: Payload): void {
    for (const hear of this.#hearers.get(type.name) ?? []) hear(payload)
  }
}
