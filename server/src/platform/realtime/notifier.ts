import type { Pool } from 'pg'

interface Waiting {
  channel: string
  payload: string
  sent: PromiseWithResolvers<void>
}

const statement = {
  name: 'live_notify',
  text: 'select pg_notify(channel, payload) from unnest($1::text[], $2::text[]) as waiting (channel, payload)',
}

/**
 * Sends notifications one after the other, so that a later event does not overtake an earlier one on another connection;
 * what comes while one statement is on its way goes with the next.
 */
export class Notifier {
  readonly #pool: Pool
  #waiting: Waiting[] = []
  #sending = false

  constructor(pool: Pool) {
    this.#pool = pool
  }

  send(channel: string, payload: string): Promise<void> {
    const sent = Promise.withResolvers<void>()
    this.#waiting.push({ channel, payload, sent })
    if (!this.#sending) void this.#sendAll()
    return sent.promise
  }

  async #sendAll(): Promise<void> {
    this.#sending = true
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
