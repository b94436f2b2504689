import { msPerSecond } from '@shelfmate/contract/api/durations'
import type { Clock } from '#platform/clock/clock.ts'
import { DomainError } from '#platform/errors/domain-error.ts'

const tidyEvery = 10_000

interface BucketOptions {
  /** How many may come at once after a rest. */
  burst: number
  /** How many may come in the long run. */
  perSecond: number
}

/**
 * A limit that costs nothing to ask, for what happens often and does no harm by itself: each process counts for itself and
 * forgets with its end. What must be counted exactly takes a Limiter.
 */
export class TokenBucket {
  readonly #clock: Clock
  readonly #msPerPoint: number
  readonly #burstMs: number
  /** When each key will be rested, in ms: that is all there is to know of it. */
  readonly #restedAt = new Map<string, number>()
  #untilTidy = tidyEvery

  constructor(clock: Clock, { burst, perSecond }: BucketOptions) {
    this.#clock = clock
    this.#msPerPoint = msPerSecond / perSecond
    this.#burstMs = burst * this.#msPerPoint
  }

  /** Takes a point; throws RATE_LIMITED, with the seconds to wait, when none is left. */
  take(key: string): void {
    const now = this.#clock.elapsedMs()
    const restedAt = Math.max(this.#restedAt.get(key) ?? 0, now) + this.#msPerPoint
    const tooEarlyMs = restedAt - now - this.#burstMs
    if (tooEarlyMs > 0)
      throw new DomainError('RATE_LIMITED', { retryAfterSeconds: Math.ceil(tooEarlyMs / msPerSecond) })
    this.#restedAt.set(key, restedAt)
    if (--this.#untilTidy === 0) this.#forgetRested(now)
  }

  /** Takes a point for some work, which may find that it is not to be done: undefined, or refused, it gives the point back. */
  async trying<T>(key: string, work: () => Promise<T | undefined>): Promise<T | undefined> {
    this.take(key)
    try {
      const done = await work()
      if (done === undefined) this.#giveBack(key)
      return done
    } catch (error) {
      // A failure of ours is not tried again in another way, which would take the point.
      if (error instanceof DomainError) this.#giveBack(key)
      throw error
    }
  }

  #giveBack(key: string): void {
    const restedAt = this.#restedAt.get(key)
    if (restedAt !== undefined) this.#restedAt.set(key, restedAt - this.#msPerPoint)
  }

  #forgetRested(now: number): void {
    for (const [key, restedAt] of this.#restedAt) if (restedAt <= now) this.#restedAt.delete(key)
    this.#untilTidy = tidyEvery
  }
}
