import { randomUUID } from 'node:crypto'
import { type Account, type Answer, send } from '../product/api.ts'

const offered = 5

interface Listed {
  id: string
  quantity: number
  commentCount: number
}

/** What somebody does with posts at one process, by calls that both versions know. */
export class Kitchen {
  readonly faults: string[] = []
  /** Units of each post that were handed over. */
  readonly given = new Map<string, number>()
  readonly #who: Account

  constructor(who: Account) {
    this.#who = who
  }

  /** Posts food at a process; returns its id. */
  async post(url: string): Promise<string> {
    const id = randomUUID()
    const body = { ...this.#food(), id, quantity: offered }
    await this.#make(url, 'POST', '/exchange/posts', body)
    this.given.set(id, 0)
    return id
  }

  async claim(url: string, id: string): Promise<void> {
    await this.#make(url, 'POST', `/exchange/posts/${id}/claims`, { id: randomUUID() })
    this.given.set(id, (this.given.get(id) ?? 0) + 1)
  }

  /** Saves the post with what is left of it. */
  async edit(url: string, id: string): Promise<void> {
    const quantity = offered - (this.given.get(id) ?? 0)
    await this.#make(url, 'PUT', `/exchange/posts/${id}`, { ...this.#food(), quantity })
  }

  comment = (url: string, id: string) =>
    this.#make(url, 'POST', `/exchange/posts/${id}/comments`, { id: randomUUID(), content: 'Still there?' })

  async removeAndRestore(url: string, id: string): Promise<void> {
    await this.#make(url, 'DELETE', `/exchange/posts/${id}`)
    await this.#make(url, 'POST', `/exchange/posts/${id}/restore`)
  }

  /** Notes where a process shows something else than was done. */
  async compare(url: string): Promise<void> {
    const { status, body } = await this.#make(url, 'GET', '/exchange/posts?limit=30')
    if (status !== 200) return
    // Both versions list posts so.
    const { items } = body as { items: Listed[] }
    for (const [id, units] of this.given) {
      const shown = items.find((post) => post.id === id)?.quantity
      if (shown !== offered - units) this.faults.push(`${url} shows ${shown} of ${id}, ${units} were given`)
    }
  }

  async #make(url: string, method: string, path: string, body?: object): Promise<Answer> {
    const answer = await send(url, { method, path, cookie: this.#who.cookie, ...(body && { body }) })
    if (answer.status >= 300) this.faults.push(`${method} ${path} answered ${JSON.stringify(answer)}`)
    return answer
  }

  #food = () => ({
    foodName: 'Rice',
    description: 'Cooked',
    location: 'PGP',
    expiryDate: '2099-12-01',
    photoId: null,
  })
}
