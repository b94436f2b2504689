import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { seeded } from '../allergen-guard/random.ts'
import { honestPhotos } from '../hostile-images/honest-photos.ts'
import { compareScreens, reconcile } from '../kill-nine/reconcile.ts'
import { Screen } from '../kill-nine/screen.ts'
import { Writer } from '../kill-nine/writer.ts'
import { type Account, send } from '../product/api.ts'
import { addUser } from '../product/users.ts'
import { Books, booksAmiss, Giver, imagesAmiss } from './givers.ts'
import { Talk } from './talk.ts'

export interface CrowdSize {
  writers: number
  givers: number
  readers: number
  pairs: number
  /** Messages of all pairs, and how many in a second. */
  messages: number
  perSecond: number
  seed: number
}

const writerThinkMs = 1_000
const readerThinkMs = 1_200
const lists = ['/pantry/items', '/exchange/posts', '/chats', '/achievements/leaderboard', '/auth/session']

/** Students who do all that there is to do, and remember what they were told is stored. */
export class Crowd {
  readonly writers: Writer[]
  readonly books = new Books()
  readonly talk: Talk
  readonly #url: string
  readonly #screens: Screen[]
  readonly #givers: Giver[]
  readonly #readers: Account[]
  readonly #stopping = new AbortController()
  #working: Promise<unknown> = Promise.resolve()
  #held = Promise.withResolvers<void>()

  private constructor(url: string, accounts: Account[], photo: Buffer, size: CrowdSize) {
    this.#url = url
    const take = (count: number) => accounts.splice(0, count)
    const random = seeded(size.seed)
    this.writers = take(size.writers).map(
      (account, n) => new Writer(url, account, seeded(size.seed + n), writerThinkMs),
    )
    this.#screens = this.writers.map(({ account }) => new Screen(url, account))
    const means = { books: this.books, random, photo }
    this.#givers = take(size.givers).map((account) => new Giver(url, account, means))
    this.#readers = take(size.readers)
    this.talk = new Talk(url, take(2 * size.pairs), size)
  }

  static async gather(url: string, pool: pg.Pool, size: CrowdSize): Promise<Crowd> {
    const accounts: Account[] = []
    const count = size.writers + size.givers + size.readers + 2 * size.pairs
    for (let n = 0; n < count; n++) {
      const { id, token } = await addUser(pool)
      accounts.push({ userId: id, cookie: `sid=${token}` })
    }
    // Newcomers may do less in a day.
    await pool.query(`update users set created_at = now() - interval '30 days'`)
    for await (const { bytes } of honestPhotos(1)) return new Crowd(url, accounts, bytes, size)
    throw new Error('there is no photo')
  }

  start(): void {
    for (const writer of this.writers) writer.start()
    this.talk.start()
    this.#held.resolve()
    const { signal } = this.#stopping
    this.#working = Promise.all([
      ...this.#givers.map((giver) => giver.work(signal, () => this.#held.promise)),
      ...this.#readers.map((reader, n) => this.#read(reader, n, signal)),
    ])
  }

  /** Everybody holds still, with their screens open, for as long as some work takes. */
  async whileStill<T>(work: () => Promise<T>): Promise<T> {
    this.#held = Promise.withResolvers()
    await this.talk.fallSilent()
    await Promise.all(this.writers.map((writer) => writer.pause()))
    try {
      return await work()
    } finally {
      for (const writer of this.writers) writer.start()
      this.talk.goOn()
      this.#held.resolve()
    }
  }

  /** Everybody but those who give and read holds still; returns what the writers' pantries hold otherwise than they were told. */
  async settle(pool: pg.Pool): Promise<string[]> {
    await Promise.all(this.writers.map((writer) => writer.pause()))
    const client = await pool.connect()
    try {
      return await reconcile(this.writers, client)
    } finally {
      client.release()
      for (const writer of this.writers) writer.start()
    }
  }

  /** Lets everybody finish; returns everything that is stored or shown otherwise than they were told. */
  async end(pool: pg.Pool): Promise<string[]> {
    this.#stopping.abort()
    await this.#working
    const [first] = this.#givers
    const found = [...(await this.talk.end(this.#url)), ...this.talk.holes, ...(await this.settle(pool))]
    await Promise.all(this.writers.map((writer) => writer.giveUp()))
    found.push(...(await compareScreens(this.#screens, this.writers, this.#url)))
    found.push(...(await booksAmiss(this.books, this.#givers, pool)))
    if (first) found.push(...(await imagesAmiss(this.#url, this.books, first.account)))
    return found
  }

  close(): void {
    this.#stopping.abort()
    this.talk.close()
    for (const screen of this.#screens) screen.close()
    for (const writer of this.writers) void writer.giveUp()
  }

  get acknowledged(): number {
    const { posts, comments, donations, images } = this.books
    return (
      this.writers.reduce((sum, { tally }) => sum + tally.acknowledged, 0) +
      [posts, comments, donations, images].reduce((sum, { size }) => sum + size, 0)
    )
  }

  async #read({ cookie }: Account, n: number, stopping: AbortSignal): Promise<void> {
    for (let step = n; !stopping.aborted; step++) {
      const path = lists[step % lists.length] ?? ''
      const request =
        step % 10 === 0 ? { method: 'POST', path: '/recipes/generate', body: {} } : { method: 'GET', path }
      // What fails is counted where all requests are.
      await send(this.#url, { ...request, cookie }).catch(() => undefined)
      await sleep(readerThinkMs)
      await this.#held.promise
    }
  }
}
