import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

const pauseMs = 2
const enoughFaults = 5

/** One statement, so one snapshot. */
const sumOfBooks = `
  select coalesce((select quantity from posts where id = $1), 0)
       + (select count(*)::int from donations where post_id = $1) as sum`

/** Reads what is left of a post and what was given, again and again: together they are always what was published. */
export class Reader {
  readings = 0
  readonly #faults: string[] = []
  #running = true
  #done: Promise<void> = Promise.resolve()

  static async start(database: pg.Client, postId: string, quantity: number): Promise<Reader> {
    const reader = new Reader()
    await reader.#read(database, postId, quantity)
    reader.#done = reader.#readOn(database, postId, quantity)
    return reader
  }

  /** What was amiss. */
  async stop(): Promise<string[]> {
    this.#running = false
    await this.#done
    return this.#faults
  }

  async #readOn(database: pg.Client, postId: string, quantity: number): Promise<void> {
    while (this.#running) {
      await this.#read(database, postId, quantity)
      await sleep(pauseMs)
    }
  }

  async #read(database: pg.Client, postId: string, quantity: number): Promise<void> {
    const { rows } = await database.query<{ sum: number }>(sumOfBooks, [postId])
    this.readings++
    const sum = rows[0]?.sum
    if (sum !== quantity && this.#faults.length < enoughFaults)
      this.#faults.push(`reading ${this.readings}: left and given were ${sum}, not ${quantity}`)
  }
}
