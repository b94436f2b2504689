import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { limits } from '@shelfmate/contract/api/limits'
import type { Random } from '../allergen-guard/random.ts'
import { type Account, type Answer, send } from '../product/api.ts'
import { isDone, requestOf } from './requests.ts'
import {
  actions,
  applied,
  emptyShelf,
  type Fields,
  type Item,
  type Operation,
  type Row,
  type Shelf,
} from './shelf.ts'

const retryMs = 200
const fullFrom = 40
/** How often a writer whose request stayed unanswered walks away from it instead of asking again. */
const abandonShare = 0.15
const foods = ['Milk', 'Eggs', 'Rice', 'Kaya toast', 'Tofu 豆腐', 'Bak choy', "Mum's sambal"]
const days = 28
const batchShare = 0.4
const longestBatch = 8
/** Rows of a batch that join an item. */
const joinShare = 0.4
/** How often an item that is named is one that another device has taken away. */
const goneShare = 0.2
const mostActedOn = 5
const definite = 500
const undoExpired = 410
const undoWindowMs = limits.undoWindowSeconds * 1000

export interface Tally {
  acknowledged: number
  /** Attempts without an answer, or with one that says try again. */
  retried: number
  abandoned: number
  /** Answers that a correct server never gives here. */
  wrong: string[]
}

/** One student with one pantry who keeps changing it, whatever happens to the server. */
export class Writer {
  readonly account: Account
  readonly tally: Tally = { acknowledged: 0, retried: 0, abandoned: 0, wrong: [] }
  /** What must be stored. */
  shelf: Shelf = emptyShelf()
  /** Left unanswered and not asked again: it took effect once or not at all. */
  abandoned: Operation | undefined
  /** When the latest acknowledged attempt was sent. */
  acknowledgedAt = 0
  readonly #url: string
  readonly #random: Random
  readonly #thinkMs: number
  #undoable: Operation | undefined
  /** When the change that can be undone was first asked for. */
  #undoableSince = 0
  #running = false
  #hopeless = false
  #run: Promise<void> = Promise.resolve()

  /** `thinkMs`: how long it rests after each change. */
  constructor(url: string, account: Account, random: Random, thinkMs = 0) {
    this.#url = url
    this.account = account
    this.#random = random
    this.#thinkMs = thinkMs
  }

  start(): void {
    this.#running = true
    this.#run = this.#work()
  }

  /** Resolves once the operation under way is settled. */
  async pause(): Promise<void> {
    this.#running = false
    await this.#run
  }

  /** Asks no more, whatever is under way: the drill has failed. */
  async giveUp(): Promise<void> {
    this.#hopeless = true
    await this.pause()
  }

  /** Goes on from what is stored, now that it is known what became of an abandoned operation. */
  settle(stored: Shelf): void {
    this.shelf = stored
    this.abandoned = undefined
  }

  async #work(): Promise<void> {
    while (this.#running && !this.abandoned) {
      const operation = this.#choose()
      const outcome = await this.#perform(operation)
      if (outcome !== 'done') this.#undoable = undefined
      if (outcome === 'abandoned') this.abandoned = operation
      if (outcome === 'done') this.shelf = applied(this.shelf, operation)
      if (this.#thinkMs > 0) await sleep(this.#thinkMs)
    }
  }

  /** Sends an operation until it is answered for good. */
  async #perform(operation: Operation): Promise<'done' | 'refused' | 'abandoned'> {
    const { method, path, body } = requestOf(operation)
    for (let attempt = 1; ; attempt++) {
      const sentAt = performance.now()
      const answer = await this.#try(method, path, body)
      if (answer && answer.status < definite) {
        // A server that was away for the whole window refuses, whatever became of the attempts before.
        if (answer.status === undoExpired && sentAt - this.#undoableSince > undoWindowMs) {
          this.tally.abandoned++
          return 'abandoned'
        }
        if (!isDone(operation, answer, attempt)) {
          this.tally.wrong.push(`${operation.kind} answered ${answer.status} at attempt ${attempt}`)
          return 'refused'
        }
        this.tally.acknowledged++
        this.acknowledgedAt = sentAt
        return 'done'
      }
      // A server that is away says so with 503; any other 5xx would be a fault of its own.
      if (answer && answer.status !== 503)
        this.tally.wrong.push(`${operation.kind} answered ${answer.status}`)
      if (this.#hopeless || (attempt === 1 && this.#random.chance(abandonShare))) {
        this.tally.abandoned++
        return 'abandoned'
      }
      this.tally.retried++
      await sleep(retryMs)
    }
  }

  async #try(method: string, path: string, body: object | undefined): Promise<Answer | undefined> {
    try {
      return await send(this.#url, { method, path, cookie: this.account.cookie, ...(body && { body }) })
    } catch (error) {
      if (error instanceof Error && error.name === 'TimeoutError')
        this.tally.wrong.push(`${method} ${path} hung`)
      return undefined
    }
  }

  #choose(): Operation {
    const random = this.#random
    const undoable = this.#undoable
    this.#undoable = undefined
    if (undoable && random.chance(0.5)) return undoable
    this.#undoableSince = performance.now()
    const { items } = this.shelf
    const addShare = items.size >= fullFrom ? 0 : items.size < 5 ? 1 : 0.35
    if (random.chance(addShare)) return random.chance(batchShare) ? this.#batch() : this.#add()
    const item = random.pick([...items.values()])
    const kind = random.pick(['edit', 'consume', 'consume', 'remove', 'act', 'act'] as const)
    if (kind === 'act') return this.#act(item)
    if (kind === 'edit')
      return { kind, itemId: item.id, replacementId: randomUUID(), fields: this.#edited(item) }
    if (kind === 'consume') {
      const id = randomUUID()
      this.#undoable = { kind: 'undo', consumptionId: id, before: item }
      return { kind, itemId: item.id, id }
    }
    this.#undoable = { kind: 'restore', before: item }
    return { kind, itemId: item.id }
  }

  #add(): Operation {
    return { kind: 'add', id: randomUUID(), fields: this.#fields() }
  }

  #batch(): Operation {
    const random = this.#random
    const rows: Row[] = Array.from({ length: 1 + random.below(longestBatch) }, () => ({
      name: random.pick(foods),
      quantity: 1 + random.below(3),
      expiryDate: this.#date(),
      ...(random.chance(joinShare) && { joins: this.#anyId() }),
    }))
    const id = randomUUID()
    this.#undoable = { kind: 'unbatch', id, rows }
    return { kind: 'batch', id, rows }
  }

  #act(first: Item): Operation {
    const random = this.#random
    const more = Array.from({ length: random.below(mostActedOn) }, () => this.#anyId())
    const itemIds = [...new Set([first.id, ...more])]
    const id = randomUUID()
    const before = itemIds.flatMap((itemId) => this.shelf.items.get(itemId) ?? [])
    this.#undoable = { kind: 'unact', id, before }
    return { kind: 'act', id, action: random.pick(actions), itemIds }
  }

  /** The id of an item that is there, or of one that is gone. */
  #anyId(): string {
    const ids = [...this.shelf.items.keys()]
    return ids.length === 0 || this.#random.chance(goneShare) ? randomUUID() : this.#random.pick(ids)
  }

  #fields(): Fields {
    const random = this.#random
    return {
      name: random.pick(foods),
      quantity: 1 + random.below(3),
      remark: random.chance(0.5) ? 'second shelf' : '',
      expiryDates: Array.from({ length: 1 + random.below(3) }, () => this.#date()),
    }
  }

  /** Half of all edits keep the date and so the item. */
  #edited({ expiryDate }: Item): Fields {
    const fields = this.#fields()
    return this.#random.chance(0.5) ? { ...fields, expiryDates: [expiryDate] } : fields
  }

  #date(): string {
    return `2031-07-${String(1 + this.#random.below(days)).padStart(2, '0')}`
  }
}
