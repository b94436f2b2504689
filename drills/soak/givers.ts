import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Random } from '../allergen-guard/random.ts'
import { reliably } from '../chat-cuts/reliably.ts'
import type { Account } from '../product/api.ts'

const postEveryMs = 150_000
/** A comment each time: no more than 120 an hour are taken. */
const thinkMs = 40_000
const retryMs = 200
const created = 201
const photoShare = 0.6
const definite = 500

/** What the crowd was told is stored. */
export class Books {
  readonly posts = new Set<string>()
  readonly comments = new Set<string>()
  readonly donations = new Set<string>()
  readonly images = new Set<string>()
  readonly faults: string[] = []
}

/** Somebody who posts food with pictures, hands it over unit by unit and comments on others' posts. */
export class Giver {
  readonly account: Account
  readonly #url: string
  readonly #books: Books
  readonly #random: Random
  readonly #photo: Buffer
  #post: string | undefined
  #postedAt = 0

  constructor(url: string, account: Account, { books, random, photo }: GiverMeans) {
    this.#url = url
    this.account = account
    this.#books = books
    this.#random = random
    this.#photo = photo
  }

  /** Goes on until told to stop; what is under way then is settled first. Waits for `held` before each step. */
  async work(stopping: AbortSignal, held: () => Promise<void>): Promise<void> {
    while (!stopping.aborted) {
      await held()
      try {
        await this.#step()
      } catch (error) {
        this.#books.faults.push(`giver ${this.account.userId}: ${String(error)}`)
      }
      await sleep(thinkMs * (0.5 + this.#random.below(1_000) / 1_000))
    }
  }

  async #step(): Promise<void> {
    const { posts, comments, donations } = this.#books
    if (performance.now() - this.#postedAt > postEveryMs || this.#post === undefined) await this.#offer()
    else if (this.#random.chance(0.5)) await this.#make(`/exchange/posts/${this.#post}/claims`, {}, donations)
    const post = this.#random.pick([...posts].slice(-20))
    await this.#make(`/exchange/posts/${post}/comments`, { content: 'Is it still there?' }, comments)
  }

  async #offer(): Promise<void> {
    this.#postedAt = performance.now()
    const photoId = this.#random.chance(photoShare) ? await this.#upload() : null
    const body = { foodName: 'Rice', quantity: 5_000, expiryDate: '2099-12-01', location: 'Tembusu', photoId }
    this.#post = await this.#make('/exchange/posts', body, this.#books.posts)
    if (photoId !== null) this.#books.images.add(photoId)
  }

  async #make(path: string, fields: object, into: Set<string>): Promise<string> {
    const id = randomUUID()
    const { cookie } = this.account
    const answer = await reliably(this.#url, { method: 'POST', path, cookie, body: { id, ...fields } })
    if (answer.status !== created) throw new Error(`${path} answered ${answer.status}`)
    into.add(id)
    return id
  }

  async #upload(): Promise<string> {
    const id = randomUUID()
    for (;;) {
      const form = new FormData()
      form.set('id', id)
      form.set('purpose', 'post')
      form.set('file', new Blob([Uint8Array.from(this.#photo)], { type: 'image/jpeg' }), 'photo.jpg')
      const request = { method: 'POST', headers: { cookie: this.account.cookie }, body: form }
      const status = await fetch(`${this.#url}/api/images`, request).then(
        async (answer) => {
          await answer.arrayBuffer()
          return answer.status
        },
        // No answer: the same again.
        () => definite,
      )
      if (status === created) return id
      if (status < definite) throw new Error(`the picture was answered with ${status}`)
      await sleep(retryMs)
    }
  }
}

interface GiverMeans {
  books: Books
  random: Random
  photo: Buffer
}

/** Holds what is stored of the givers against what they were told; returns what differs. */
export async function booksAmiss(books: Books, givers: Giver[], pool: pg.Pool): Promise<string[]> {
  const ids = givers.map(({ account }) => account.userId)
  const stored = async (table: 'posts' | 'comments' | 'donations') => {
    const { rows } = await pool.query<{ id: string }>(`select id from ${table} where user_id = any($1)`, [
      ids,
    ])
    return new Set(rows.map(({ id }) => id))
  }
  const found = [...books.faults]
  for (const table of ['posts', 'comments', 'donations'] as const) {
    const rows = await stored(table)
    found.push(...[...books[table]].filter((id) => !rows.has(id)).map((id) => `lost ${table} ${id}`))
    found.push(...[...rows].filter((id) => !books[table].has(id)).map((id) => `doubled ${table} ${id}`))
  }
  return found
}

/** Looks at every picture that was taken; returns those that are none. */
export async function imagesAmiss(url: string, { images }: Books, { cookie }: Account): Promise<string[]> {
  const found: string[] = []
  for (const id of images) {
    const answer = await fetch(`${url}/api/images/${id}`, { headers: { cookie } })
    const bytes = Buffer.from(await answer.arrayBuffer())
    if (!answer.ok || bytes.toString('latin1', 8, 12) !== 'WEBP')
      found.push(`lost picture ${id}: ${answer.status}, ${bytes.length} bytes`)
  }
  return found
}
