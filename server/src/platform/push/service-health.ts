import { CircuitBreaker } from '#platform/ai/circuit-breaker.ts'

/** Clients choose names below a known host, so there is an end to how many are remembered. */
const remembered = 100

/** Which push services fail at the moment, by host: one that is dead must not hold up what goes to the others. */
export class ServiceHealth {
  readonly #now: () => number
  readonly #services = new Map<string, CircuitBreaker>()

  constructor(now: () => number) {
    this.#now = now
  }

  of(host: string): CircuitBreaker {
    const known = this.#services.get(host)
    if (known) return known
    const [oldest] = this.#services.keys()
    if (oldest !== undefined && this.#services.size >= remembered) this.#services.delete(oldest)
    const fresh = new CircuitBreaker(this.#now)
    this.#services.set(host, fresh)
    return fresh
  }
}
