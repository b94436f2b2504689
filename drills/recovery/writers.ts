import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Account, send, signUp } from '../product/api.ts'

const pauseMs = 5
const created = 201

/** Students who add one item after the other, and remember what they were told is stored. */
export class Writers {
  /** Ids of items, in the order of their answers. */
  readonly acknowledged: string[] = []
  readonly #url: string
  readonly #accounts: Account[]
  #running: Promise<void>[] = []
  #isWriting = false

  private constructor(url: string, accounts: Account[]) {
    this.#url = url
    this.#accounts = accounts
  }

  static async signUp(url: string, count: number): Promise<Writers> {
    const accounts: Account[] = []
    for (let n = 0; n < count; n++) accounts.push(await signUp(url))
    return new Writers(url, accounts)
  }

  start(): void {
    this.#isWriting = true
    this.#running = this.#accounts.map((account) => this.#write(account))
  }

  async stop(): Promise<void> {
    this.#isWriting = false
    await Promise.all(this.#running)
  }

  async #write({ cookie }: Account): Promise<void> {
    while (this.#isWriting) {
      const id = randomUUID()
      const body = { id, name: 'Rice', quantity: 1, expiryDates: ['2030-01-01'] }
      const answer = await send(this.#url, { method: 'POST', path: '/pantry/items', cookie, body }).catch(
        () => undefined,
      )
      if (answer?.status === created) this.acknowledged.push(id)
      await sleep(pauseMs)
    }
  }
}
