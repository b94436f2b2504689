import { subscribe, unsubscribe } from 'node:diagnostics_channel'

/** What was going on while a request failed. */
export type During = 'calm' | 'SIGTERM' | 'SIGKILL' | 'postgres' | 'redis'

interface Try {
  request: { origin: string; method: string; path: string }
  response?: { statusCode: number }
  error?: Error
}

const channels = ['undici:request:create', 'undici:request:headers', 'undici:request:error'] as const
const serverFault = 500
const tooMany = 429

/** Counts every request that this process sends to an address, whoever sends it, and what was going on when one failed. */
export class Tries {
  /** Set by who causes it. */
  during: During = 'calm'
  count = 0
  readonly failed: { during: During; what: string; at: Date }[] = []
  readonly #origin: string
  /** What was going on when a request was sent: it counts where it differs from what goes on when it fails. */
  readonly #begun = new WeakMap<object, During>()

  constructor(origin: string) {
    this.#origin = origin
    for (const channel of channels) subscribe(channel, this.#meet)
  }

  end(): void {
    for (const channel of channels) unsubscribe(channel, this.#meet)
  }

  readonly #meet = (message: unknown, channel: string | symbol): void => {
    // Node's documented message of these channels.
    const { request, response, error } = message as Try
    if (request.origin !== this.#origin) return
    if (channel === 'undici:request:create') {
      this.count++
      this.#begun.set(request, this.during)
    }
    const status = response?.statusCode ?? 0
    if (!error && status < serverFault && status !== tooMany) return
    const what = `${request.method} ${request.path}: ${error?.message ?? status}`
    const then = this.#begun.get(request) ?? this.during
    const during = isHarmless(then) ? this.during : then
    this.failed.push({ during: during === 'calm' ? then : during, what, at: new Date() })
  }
}

/** Whether no request may fail of it. */
export const isHarmless = (during: During): boolean => during === 'calm' || during === 'SIGTERM'
