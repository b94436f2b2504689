import type { Call } from '@shelfmate/contract/api/call'
import type { Clock } from '#platform/clock/clock.ts'
import { householdsPerSite, siteOf } from './limiter.ts'
import { TokenBucket } from './token-bucket.ts'

const secondsPerMinute = 60
/** Half a minute's share may come at once: a screen that opens, a list that is scrolled fast, an outbox that empties. */
const burstPart = 0.5
/** A change costs the server more than a look. */
const changesPart = 0.5
/** A session's new live connections, beside its looks: three times all tabs that stay open may come at once, and then one a second. */
const screensPart = 0.01
const screensBurstPart = 0.01
/** Those of an address, behind which a whole dorm may stand that comes back after a restart. */
const dormPart = 0.2
const dormBurstPart = 1 / 6

/**
 * Keeps a program that runs wild as one student from slowing everybody else down. Far above what anybody does by hand; what
 * does harm in small numbers has limits of its own. For signed-in calls and live connections alone.
 */
export class RequestRateLimits {
  readonly #looks: TokenBucket | undefined
  readonly #changes: TokenBucket | undefined
  readonly #screens: TokenBucket | undefined
  readonly #dorms: TokenBucket | undefined
  readonly #sites: TokenBucket | undefined

  /** `perMinute` looks, and half as many changes, for each user in this process; 0: no limits. */
  constructor(clock: Clock, perMinute: number) {
    if (perMinute === 0) return
    const bucket = (part: number, burst: number) =>
      new TokenBucket(clock, { burst: perMinute * burst, perSecond: (perMinute * part) / secondsPerMinute })
    this.#looks = bucket(1, burstPart)
    this.#changes = bucket(changesPart, changesPart * burstPart)
    this.#screens = bucket(screensPart, screensBurstPart)
    this.#dorms = bucket(dormPart, dormBurstPart)
    this.#sites = bucket(dormPart * householdsPerSite, dormBurstPart * householdsPerSite)
  }

  /** Throws RATE_LIMITED, with the seconds to wait, for a user who is too fast. */
  take(userId: string, call: Pick<Call, 'method'>): void {
    this.#bucketOf(call)?.take(userId)
  }

  /** The same for work that counts only when it is done (see TokenBucket.trying). */
  async trying<T>(
    userId: string,
    call: Pick<Call, 'method'>,
    work: () => Promise<T | undefined>,
  ): Promise<T | undefined> {
    const bucket = this.#bucketOf(call)
    return bucket ? bucket.trying(userId, work) : work()
  }

  #bucketOf({ method }: Pick<Call, 'method'>): TokenBucket | undefined {
    return method === 'GET' ? this.#looks : this.#changes
  }

  /**
   * Throws RATE_LIMITED where a session, or all behind one address or one IPv6 site, make new live connections too fast. Asked
   * before anything is looked up; a session that is too fast takes nothing from the others behind its address, and these, who may
   * have invented theirs, nothing from one that this process knows.
   */
  takeScreen({ token, isKnown }: { token: string; isKnown: boolean }, network: string): void {
    this.#screens?.take(token)
    if (isKnown) return
    this.#dorms?.take(network)
    const site = siteOf(network)
    if (site !== undefined) this.#sites?.take(site)
  }
}
