import { msPerHour } from '@shelfmate/contract/api/durations'
import type { Clock } from '#platform/clock/clock.ts'
import { type Limit, Limiter, type LimitStore } from './limiter.ts'

const tidyEvery = 10_000

interface Portions {
  /** What a process takes at once. */
  portion: number
  /** What a process gives each hour without asking. */
  unasked?: number
}

interface Held {
  left: number
  until: number
  taking: Promise<void> | undefined
}

/**
 * A limit of what is counted by its size and happens often. A process takes portions of it from the Limiter that all processes
 * count in, and spends them by itself: one exchange for many times. What a process does not spend is lost to the key, so
 * that nobody ever gets more than the limit and what each process gives unasked in an hour: most keys need no more.
 */
export class Allowance {
  readonly #limiter: Limiter
  readonly #clock: Clock
  readonly #portion: number
  readonly #unasked: number
  readonly #held = new Map<string, Held>()
  #untilTidy = tidyEvery

  constructor(store: LimitStore, clock: Clock, { portion, unasked = 0, ...limit }: Limit & Portions) {
    this.#limiter = new Limiter(store, limit)
    this.#clock = clock
    this.#portion = portion
    this.#unasked = unasked
  }

  /** Takes so much for some work; throws RATE_LIMITED when that is not left. Work that fails gives it back. */
  async spend<T>(key: string, amount: number, work: () => Promise<T>): Promise<T> {
    const held = this.#heldOf(key)
    // More may be needed again: others may have taken of it first.
    while (held.left < amount) await this.#takeMore(key, held, amount)
    held.left -= amount
    try {
      return await work()
    } catch (error) {
      held.left += amount
      throw error
    }
  }

  /** One portion at a time: whoever comes meanwhile waits for the same one. */
  #takeMore(key: string, held: Held, amount: number): Promise<void> {
    const more = Math.ceil((amount - held.left) / this.#portion) * this.#portion
    const take = async () => {
      try {
        await this.#limiter.takeMany(more, key)
        held.left += more
      } finally {
        held.taking = undefined
      }
    }
    held.taking ??= take()
    return held.taking
  }

  #heldOf(key: string): Held {
    const now = this.#clock.elapsedMs()
    if (--this.#untilTidy === 0) {
      for (const [each, { until }] of this.#held) if (until <= now) this.#held.delete(each)
      this.#untilTidy = tidyEvery
    }
    const known = this.#held.get(key)
    if (known && known.until > now) return known
    const held = { left: this.#unasked, until: now + msPerHour, taking: undefined }
    this.#held.set(key, held)
    return held
  }
}
