const failuresToOpen = 5
const pauseMs = 60_000

/** Stops asking a server that failed five times in a row; after a minute one request at a time finds out whether it is back. */
export class CircuitBreaker {
  readonly #now: () => number
  #failures = 0
  #pausedUntil = 0

  /** `now` in milliseconds that only ever grow. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  isOpen(): boolean {
    return this.#failures >= failuresToOpen && this.#now() < this.#pausedUntil
  }

  /** Whether a request may go out; the one that finds out keeps the others waiting meanwhile. */
  admits(): boolean {
    if (this.isOpen()) return false
    if (this.#failures >= failuresToOpen) this.#pausedUntil = this.#now() + pauseMs
    return true
  }

  succeeded(): void {
    this.#failures = 0
  }

  failed(): void {
    this.#failures += 1
    this.#pausedUntil = this.#now() + pauseMs
  }
}
