import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CallAnswer } from '@shelfmate/contract/api/call'
import { nthId } from '@shelfmate/contract/api/ids'
import { limits } from '@shelfmate/contract/api/limits'
import type { ItemAction, pantryActionCalls } from '@shelfmate/contract/pantry/pantry-actions'
import type pg from 'pg'
import type { Random } from '../allergen-guard/random.ts'
import { type Account, type Answer, send } from '../product/api.ts'
import { type Act, Acts } from './acts.ts'
import { movesTo, type Row } from './shelf.ts'
import { readActs } from './stored.ts'

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
const fewestToActOn = 4
const actShare = 0.4
const undoShare = 0.5
const actions: ItemAction[] = ['useUpOne', 'useUpOne', 'useUpAll', 'open', 'freeze', 'thaw', 'move', 'remove']
const undoWindowMs = limits.undoWindowSeconds * 1000
const milk = { name: 'Milk', expiryDate: '2031-07-01' }
const untouched = { dateSource: 'typed' as const, place: '', condition: '', dateBefore: '' }

/**
 * Two devices of one student that save review tables at once and act on several items together: rows join, and actions name, what
 * the other may be taking away. Whatever happens, each table and each action is stored whole and once or not at all, and every
 * piece is in an item or was used up.
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
  readonly #acts = new Acts({ ...untouched, expiryDate: milk.expiryDate })
  /** Each by itself, the oldest first. */
  readonly #removed = new Set<string>()
  /** Actions that were answered, and those of them that were undone. */
  readonly acted = { done: 0, undone: 0 }
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
    for (const { id, quantity, gone } of items.rows) {
      if (gone) this.#taken.set(id, quantity)
      else this.#taken.delete(id)
    }
    const used = await client.query<{ pieces: number }>(
      'select coalesce(sum(pieces), 0)::int as pieces from consumption_logs where user_id = $1',
      [userId],
    )
    const usedUp = used.rows[0]?.pieces ?? 0
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
      ...(there + taken + usedUp === saved
        ? []
        : [`${saved} pieces were saved; ${there} are there, ${taken} removed, ${usedUp} used up`]),
      ...this.#acts.check(await readActs(client, userId), this.#removed),
    ].map((fault) => `devices: ${fault}`)
  }

  get acknowledged(): number {
    return this.#saves.filter(({ isAcknowledged }) => isAcknowledged).length
  }

  async #work(): Promise<void> {
    while (this.#running) {
      const oldest = this.#items.length > mostItems ? this.#items.shift() : undefined
      if (oldest !== undefined) await this.#remove(oldest)
      else if (this.#items.length >= fewestToActOn && this.#random.chance(actShare)) await this.#act()
      else await this.#makeSave()
    }
  }

  async #remove(itemId: string): Promise<void> {
    this.#removed.add(itemId)
    await this.#ask('DELETE', `/pantry/items/${itemId}`)
  }

  async #makeSave(): Promise<void> {
    const save = { id: randomUUID(), rows: this.#rows(), isAcknowledged: false }
    this.#saves.push(save)
    const answer = await this.#insist('POST', '/pantry/batches', { id: save.id, items: save.rows })
    save.isAcknowledged = answer?.status === 201
    if (save.isAcknowledged) this.#items.push(...save.rows.map((_, n) => nthId(save.id, n)))
    else if (answer) this.#wrong.push(`a save answered ${answer.status}`)
  }

  async #act(): Promise<void> {
    const random = this.#random
    const act: Act = { id: randomUUID(), action: random.pick(actions), stands: undefined }
    this.#acts.add(act)
    const some = Array.from({ length: 1 + random.below(mostRows) }, () => random.pick(this.#items))
    const body = { id: act.id, action: act.action, itemIds: [...new Set(some)], place: movesTo }
    const answer = await this.#insist('POST', '/pantry/actions', body)
    if (!answer) return
    act.stands = answer.status === 201
    // The other device has taken away all that it names.
    if (answer.status === 404) return
    if (!act.stands) {
      this.#wrong.push(`${act.action} answered ${answer.status}`)
      return
    }
    this.acted.done++
    // The product's own tests hold this answer to its schema.
    const { upserted, removed } = answer.body as CallAnswer<typeof pantryActionCalls.actOnItems>
    act.itemIds = [...upserted.map(({ id }) => id), ...removed]
    if (random.chance(undoShare)) await this.#undo(act)
  }

  async #undo(act: Act): Promise<void> {
    act.stands = undefined
    const since = performance.now()
    const answer = await this.#insist('DELETE', `/pantry/actions/${act.id}`)
    if (!answer || performance.now() - since > undoWindowMs) return
    const isUndone = answer.status === 200 || (answer.status === 404 && answer.attempt > 1)
    // 410: the other device has acted on one of its items since.
    if (!isUndone && answer.status !== 410)
      this.#wrong.push(`the undo of ${act.action} answered ${answer.status}`)
    act.stands = !isUndone
    if (isUndone) this.acted.undone++
  }

  /** Asks until there is a definite answer; none once the devices rest. */
  async #insist(
    method: string,
    path: string,
    body?: object,
  ): Promise<(Answer & { attempt: number }) | undefined> {
    for (let attempt = 1; this.#running; attempt++) {
      const answer = await this.#ask(method, path, body)
      if (answer && answer.status < definite) return { ...answer, attempt }
      await sleep(retryMs)
    }
    return undefined
  }

  /** All but the first join what is there, or was: it may go before they arrive. */
  #rows(): Row[] {
    const random = this.#random
    return Array.from({ length: 1 + random.below(mostRows) }, (_, n) => ({
      ...milk,
      quantity: 1 + random.below(3),
      ...(n > 0 && this.#items.length > 0 && { joins: random.pick(this.#items) }),
    }))
  }

  async #ask(method: string, path: string, body?: object): Promise<Answer | undefined> {
    try {
      const { cookie } = this.#account
      return await send(this.#url, { method, path, cookie, ...(body && { body }) })
    } catch {
      // The server was killed meanwhile; a request that hangs shows in the writers beside us.
      return undefined
    }
  }
}
