import { hash, verify } from '@node-rs/argon2'
import { busyRetrySeconds, DomainError } from '#platform/errors/domain-error.ts'

/** OWASP's minimum for argon2id, the library's default algorithm: 19 MiB, two passes, one lane. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const atOnce = 2
const longestQueue = 40

/**
 * What a password is compared with where there is no account. Made once, with these options and of a password that nobody knows:
 * made at each start it would hold up the first answers.
 */
export const decoy =
  '$argon2id$v=19$m=19456,t=2,p=1$9472S/rA+XSWAdmhD2sr6A$/GtHMvwgJTR8gYOQv8DdHINiFV4TQXHiqkiYFev8kxc'

/** Password hashing with a bounded queue: many logins at once make each other wait, not the pantry. */
export class PasswordHasher {
  #running = 0
  readonly #waiting: (() => void)[] = []

  async hash(password: string): Promise<string> {
    return this.#inTurn(() => hash(canonical(password), options))
  }

  /** Whether the password fits. Without a hash (no such account) it does the same work and returns false. */
  async verify(stored: string | undefined, password: string): Promise<boolean> {
    const fits = await this.#inTurn(() => verify(stored ?? decoy, canonical(password)))
    return fits && stored !== undefined
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= atOnce) {
      if (this.#waiting.length >= longestQueue)
        throw new DomainError('UNAVAILABLE', { retryAfterSeconds: busyRetrySeconds })
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    } else {
      this.#running++
    }
    try {
      return await work()
    } finally {
      // The place is handed to the next in line rather than given back.
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running--
    }
  }
}

/** One form for passwords that keyboards write in several: NFC, decided once (D2 allows any Unicode). */
const canonical = (password: string) => password.normalize('NFC')
