import { Batcher, type BatchOptions } from './batcher.ts'
import { isConnectionLoss, isCrowded } from './database.ts'

export type End<Answer> = PromiseSettledResult<Answer>

/**
 * Lets changes that meet share one transaction, and so its exchanges and its commit. What one of them is refused for is not
 * the others' failure: where all together fail, each is tried alone.
 */
export class BatchedTransaction<Change, Answer> {
  readonly #together: (changes: Change[]) => Promise<End<Answer>[]>
  readonly #batcher: Batcher<Change, End<Answer>>

  /** `together` makes changes in one transaction and returns how each ended, or throws and has changed nothing. */
  constructor(together: (changes: Change[]) => Promise<End<Answer>[]>, options: BatchOptions) {
    this.#together = together
    this.#batcher = new Batcher((changes) => this.#settle(changes), options)
  }

  /** Nothing of it waits or is under way. */
  get isIdle(): boolean {
    return this.#batcher.isIdle
  }

  async run(change: Change): Promise<Answer> {
    const end = await this.#batcher.ask(change)
    if (end.status === 'rejected') throw end.reason
    return end.value
  }

  async #settle(changes: Change[]): Promise<End<Answer>[]> {
    const [ends] = await Promise.allSettled([this.#together(changes)])
    if (ends.status === 'fulfilled') return ends.value
    // Whether it was committed is unknown, so that nobody tries again but who has a key for it; or each would wait as long anew.
    if (changes.length === 1 || isConnectionLoss(ends.reason) || isCrowded(ends.reason))
      return changes.map(() => ends)
    const alone = await Promise.allSettled(changes.map((change) => this.#together([change])))
    return alone.map((end) => {
      if (end.status === 'rejected') return end
      const [own] = end.value
      if (!own) throw new Error('a change ends in one way')
      return own
    })
  }
}
