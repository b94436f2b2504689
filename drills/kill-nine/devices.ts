import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { nthId } from '@shelfmate/contract/api/ids'
import type pg from 'pg'
import type { Random } from '../allergen-guard/random.ts'
import { type Account, send } from '../product/api.ts'
import type { Row } from './shelf.ts'

interface Save {
  id: string
  rows: Row[]
  isAcknowledged: boolean
}

const retryMs = 200
const definite = 500
const mostRows = 6
/** Beyond so many the oldest is taken away before the next save. */
const mostItems = 60

/**
 * Two devices of one student that save review tables at once: rows join what the other may be taking away. Whatever happens, each
 * table is stored whole and once or not at all, and every piece of it is in an item.
 */
export class Devices {
  readonly #url: string
  readonly #account: Account
  readonly #random: Random
  readonly #saves: Save[] = []
  readonly #wrong: string[] = []
  /** What the rows of acknowledged saves are called, the oldest first; some joined an item and are none. */
  readonly #items: string[] = []
  /** Pieces of items that were taken away, by the item: the product forgets these after a while. */
  readonly #taken = new Map<string, number>()
  #running = false
  #runs: Promise<void>[] = []

  constructor(url: string, account: Account, random: Random) {
    this.#url = url
    this.#account = account
    this.#random = random
  }

  start(): void {
    this.#running = true
    this.#runs = [this.#work(), this.#work()]
  }

  /** Resolves once both have stopped. A save that stays unanswered then was made or not. */
  async pause(): Promise<void> {
    this.#running = false
    await Promise.all(this.#runs)
  }

  /** Holds what is stored against what was saved; returns what is wrong. */
  async check(client: pg.Client): Promise<string[]> {
    const userId = this.#account.userId
    const items = await client.query<{ id: string; quantity: number; gone: boolean }>(
      'select id, quantity, removed_at is not null as gone from pantry_items where user_id = $1',
      [userId],
    )
    const log = await client.query<{ id: string }>('select id from item_logs where user_id = $1', [userId])
    const logged = new Set(log.rows.map(({ id }) => id))
    for (const { id, quantity, gone } of items.rows) if (gone) this.#taken.set(id, quantity)
    const there = items.rows.filter(({ gone }) => !gone).reduce((sum, { quantity }) => sum + quantity, 0)
    const taken = [...this.#taken.values()].reduce((sum, quantity) => sum + quantity, 0)
    const stored = this.#saves.filter(({ id }) => logged.has(id))
    const saved = stored.flatMap(({ rows }) => rows).reduce((sum, { quantity }) => sum + quantity, 0)
    return [
      ...this.#wrong.splice(0),
      ...this.#saves
        .filter(({ id, isAcknowledged }) => isAcknowledged && !logged.has(id))
        .map(({ id }) => `lost save ${id}`),
      ...stored
        .filter(({ id, rows }) => !rows.every((_, n) => logged.has(nthId(id, n))))
        .map(({ id }) => `stored a part of save ${id}`),
      ...(there + taken === saved ? [] : [`${saved} pieces were saved, ${there} + ${taken} are there`]),
    ].map((fault) => `devices: ${fault}`)
  }

  get acknowledged(): number {
    return this.#saves.filter(({ isAcknowledged }) => isAcknowledged).length
  }

  async #work(): Promise<void> {
    while (this.#running) {
      const oldest = this.#items.length > mostItems ? this.#items.shift() : undefined
      if (oldest === undefined) await this.#makeSave()
      else await this.#ask('DELETE', `/pantry/items/${oldest}`)
    }
  }

  async #makeSave(): Promise<void> {
    const save = { id: randomUUID(), rows: this.#rows(), isAcknowledged: false }
    this.#saves.push(save)
    while (this.#running && !save.isAcknowledged) {
      const status = await this.#ask('POST', '/pantry/batches', { id: save.id, items: save.rows })
      save.isAcknowledged = status === 201
      if (save.isAcknowledged) this.#items.push(...save.rows.map((_, n) => nthId(save.id, n)))
      else if (status !== undefined && status < definite) {
        this.#wrong.push(`a save answered ${status}`)
        return
      } else await sleep(retryMs)
    }
  }

  /** All but the first join what is there, or was: it may go before they arrive. */
  #rows(): Row[] {
    const random = this.#random
    return Array.from({ length: 1 + random.below(mostRows) }, (_, n) => ({
      ...{ name: 'Milk', quantity: 1 + random.below(3), expiryDate: '2031-07-01' },
      ...(n > 0 && this.#items.length > 0 && { joins: random.pick(this.#items) }),
    }))
  }

  async #ask(method: string, path: string, body?: object): Promise<number | undefined> {
    try {
      const { cookie } = this.#account
      return (await send(this.#url, { method, path, cookie, ...(body && { body }) })).status
    } catch {
      // The server was killed meanwhile; a request that hangs shows in the writers beside us.
      return undefined
    }
  }
}
