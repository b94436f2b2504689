import { busyRetrySeconds, DomainError } from '#platform/errors/domain-error.ts'

/** Lets each key do only so many things at once in this process, for what holds something until it is done. */
export class ConcurrencyLimit {
  readonly #most: number
  readonly #refusal: 'RATE_LIMITED' | 'UNAVAILABLE'
  readonly #running = new Map<string, number>()

  /** `refusal`: what the next one hears; RATE_LIMITED blames it for what it did, UNAVAILABLE does not. */
  constructor(most: number, refusal: 'RATE_LIMITED' | 'UNAVAILABLE' = 'RATE_LIMITED') {
    this.#most = most
    this.#refusal = refusal
  }

  /** Runs `work` if there is a place. Errors: `refusal`. */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const running = this.#running.get(key) ?? 0
    if (running >= this.#most) throw new DomainError(this.#refusal, { retryAfterSeconds: busyRetrySeconds })
    this.#running.set(key, running + 1)
    try {
      return await work()
    } finally {
      const left = (this.#running.get(key) ?? 1) - 1
      if (left > 0) this.#running.set(key, left)
      else this.#running.delete(key)
    }
  }
}
