import type { Pool, PoolClient } from 'pg'
import { limitSilence } from '#platform/database/pool.ts'
import { Notifier } from './notifier.ts'

/** The adapter's statement to notify. */
const notify = 'SELECT pg_notify($1, $2)'
/** What the one begins with by which it removes large events of before. */
const removal = 'DELETE '
const lookEveryMs = 15_000
/** pg gives up on an answer after `query_timeout`. */
const inTime = { query_timeout: 5_000 }
const question = { text: 'select 1', ...inTime }
/** Seen from PostgreSQL it tells by its text what the connection is for. */
const listeningQuestion = { text: 'select pg_listening_channels()', ...inTime }
const never = new Promise<never>(() => undefined)

interface Hearing {
  /** Hears of every moment at which nobody may be listening. */
  onLost(): void
  /** Hears why a notification could not be sent: the adapter itself would not say which it was. */
  onUnsent(error: unknown, payload: string): void
  /** Hears why events of before could not be removed: nobody has missed one, and the next removal takes them along. */
  onUnremoved(error: unknown): void
}

/**
 * What Socket.IO's PostgreSQL adapter uses of a pool. It forgets a listening connection that was lost, one on which it could
 * not listen, and one that it gets only after it was closed: here each is given back, for else the pool would shrink by one
 * every time, and its end would wait for ever.
 */
export class ListeningPool {
  readonly #pool: Pool
  readonly #notifier: Notifier
  readonly #hearing: Hearing
  readonly #leased = new Map<PoolClient, PoolClient['release']>()
  readonly #timer: NodeJS.Timeout
  /** How often a connection was asked for. */
  #calls = 0
  #hasListened = false
  #closed = false

  constructor(pool: Pool, hearing: Hearing) {
    this.#pool = pool
    this.#notifier = new Notifier(pool)
    this.#hearing = hearing
    this.#timer = setInterval(() => this.#look(), lookEveryMs).unref()
  }

  /** Never answers once it is closed: those whom a process that leaves would still tell something ask the database. */
  async query(text: string, values?: unknown[]): Promise<unknown> {
    if (this.#closed) return never
    if (text.startsWith(removal))
      return this.#pool.query(text).catch((error: unknown) => this.#hearing.onUnremoved(error))
    if (text !== notify) return this.#pool.query(text, values)
    const [channel = '', payload = ''] = (values ?? []).map(String)
    return this.#notifier
      .send(channel, payload)
      .catch((error: unknown) => this.#hearing.onUnsent(error, payload))
  }

  /**
   * Never answers once it is closed, for the adapter would try again for ever. Only the latest call is answered, for the adapter makes two where a
   * connection ends while it begins to listen, and would hear every event twice.
   */
  async connect(): Promise<PoolClient> {
    if (this.#closed) return never
    this.#forgetEarlier()
    this.#calls += 1
    const call = this.#calls
    const isOver = () => this.#closed || call !== this.#calls
    try {
      const client = await this.#lease()
      // Finding back may have taken long.
      if (this.#hasListened) this.#hearing.onLost()
      this.#hasListened = true
      if (!isOver()) return client
      this.#giveBack(client)
    } catch (error) {
      this.#hearing.onLost()
      if (!isOver()) throw error
    }
    return never
  }

  flush(): Promise<void> {
    return this.#notifier.flush()
  }

  /** Resolves once what was said before is on its way. */
  async close(): Promise<void> {
    this.#closed = true
    clearInterval(this.#timer)
    await this.flush()
    for (const client of this.#leased.keys()) this.#giveBack(client)
  }

  /** Whoever asks for a connection has none on which they listen. */
  #forgetEarlier(): void {
    for (const client of this.#leased.keys()) {
      // The adapter would ask for another one in its place.
      client.removeAllListeners('end')
      this.#giveBack(client)
    }
  }

  async #lease(): Promise<PoolClient> {
    const client = await this.#pool.connect()
    this.#leased.set(client, client.release)
    client.release = () => this.#giveBack(client)
    try {
      // One that lay idle may lead to a host that is gone.
      await client.query(question)
      // Who only listens hears nothing for long.
      limitSilence(client, 0)
    } catch (error) {
      this.#giveBack(client)
      throw error
    }
    client.once('end', () => {
      this.#giveBack(client)
      this.#hearing.onLost()
    })
    return client
  }

  /** A host that is lost without a word never ends a connection, and who only listens never notices: what does not answer is ended. */
  #look(): void {
    for (const client of this.#leased.keys())
      client.query(listeningQuestion).catch(() => this.#giveBack(client))
  }

  /** Ends the connection: nobody else should inherit what it listens to. */
  #giveBack(client: PoolClient): void {
    const release = this.#leased.get(client)
    this.#leased.delete(client)
    release?.(true)
  }
}
