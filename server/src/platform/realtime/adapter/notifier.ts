import type { Pool } from 'pg'

interface Waiting {
  channel: string
  payload: string
  sent: PromiseWithResolvers<void>
}

/**
 * A crash of PostgreSQL takes notifications along in any case. Waiting for the disk would only delay them, under a lock
 * that every other notification of the database waits for.
 */
const statement = {
  name: 'live_notify',
  text: `select set_config('synchronous_commit', 'off', true), pg_notify(channel, payload)
         from unnest($1::text[], $2::text[]) as waiting (channel, payload)`,
  // Read by pg: a host that is lost never answers, and whatever is told later would wait behind it.
  query_timeout: 10_000,
}

/**
 * Sends notifications one after the other, so that a later event does not overtake an earlier one on another connection;
 * what comes at the same moment goes together, and what comes while one statement is on its way with the next.
 */
export class Notifier {
  readonly #pool: Pool
  #waiting: Waiting[] = []
  #sending = false
  #sent: Promise<void> = Promise.resolve()

  constructor(pool: Pool) {
    this.#pool = pool
  }

  send(channel: string, payload: string): Promise<void> {
    const sent = Promise.withResolvers<void>()
    this.#waiting.push({ channel, payload, sent })
    if (!this.#sending) this.#sent = this.#sendAll()
    return sent.promise
  }

  /** Resolves once everything was sent, or could not be. */
  flush(): Promise<void> {
    return this.#sent
  }

  async #sendAll(): Promise<void> {
    this.#sending = true
    // What one change tells of is sent by one run of code: let it end.
    await Promise.resolve()
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0)
      try {
        const columns = [batch.map((each) => each.channel), batch.map((each) => each.payload)]
        await this.#pool.query({ ...statement, values: columns })
        for (const { sent } of batch) sent.resolve()
      } catch (error) {
        for (const { sent } of batch) sent.reject(error)
      }
    }
    this.#sending = false
  }
}
