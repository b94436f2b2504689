import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { DomainError } from '#platform/routes/domain-error.ts'

const msPerSecond = 1000
const ipv6NetworkGroups = 4

export interface Limit {
  /** Short name that sets this limit's keys apart. */
  name: string
  points: number
  seconds: number
}

/** A limit counted in PostgreSQL, so that all processes count together and a restart forgets nothing. Fails closed. */
export class Limiter {
  readonly #limiter: RateLimiterPostgres

  constructor(pool: Pool, { name, points, seconds }: Limit) {
    this.#limiter = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
      points,
      duration: seconds,
    })
  }

  /** Whether the key was counted within the limit's time. */
  async knows(...key: string[]): Promise<boolean> {
    return (await this.#limiter.get(hashKey(key))) !== null
  }

  /** Lets the key be known for the limit's time from now on. */
  async remember(...key: string[]): Promise<void> {
    await this.#limiter.set(hashKey(key), 1, this.#limiter.duration)
  }

  /** Takes a point; answers whether one was left. */
  async tryTake(...key: string[]): Promise<boolean> {
    try {
      await this.take(...key)
      return true
    } catch (error) {
      if (error instanceof DomainError && error.code === 'RATE_LIMITED') return false
      throw error
    }
  }

  /** Takes a point; throws RATE_LIMITED, with the seconds to wait, when none is left. */
  async take(...key: string[]): Promise<void> {
    await this.takeMany(1, ...key)
  }

  /** Takes several points at once, for what is counted by its size. */
  async takeMany(points: number, ...key: string[]): Promise<void> {
    try {
      await this.#limiter.consume(hashKey(key), points)
    } catch (refused) {
      if (refused instanceof RateLimiterRes) throw rateLimited(refused)
      throw refused
    }
  }

  /**
   * Takes a point for some work and gives it back when the work fails: a refusal, or a part that is out of order, uses
   * nothing up. Not for guesses, which must cost.
   */
  async spend<T>(key: string, work: () => Promise<T>): Promise<T> {
    await this.take(key)
    try {
      return await work()
    } catch (error) {
      // A point that stays taken does less harm than a failure that hides why the work failed.
      await this.giveBack(key).catch(() => undefined)
      throw error
    }
  }

  /** Gives back a point that was taken for what turned out to need none. */
  async giveBack(...key: string[]): Promise<void> {
    await this.#limiter.reward(hashKey(key))
  }

  /** Gives back all points. */
  async reset(...key: string[]): Promise<void> {
    await this.#limiter.delete(hashKey(key))
  }
}

function rateLimited(state: RateLimiterRes): DomainError {
  return new DomainError('RATE_LIMITED', {
    retryAfterSeconds: Math.max(1, Math.ceil(state.msBeforeNext / msPerSecond)),
  })
}

/** Keys are hashed: the table tells nobody which addresses tried what. */
function hashKey(parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url')
}

/** What counts as one client address: an IPv4 address, or the /64 network that one IPv6 household holds. */
export function clientNetwork(ip: string): string {
  if (!isIPv6(ip) || ip.startsWith('::ffff:')) return ip
  const [head = '', tail = ''] = ip.split('::')
  const front = head.split(':').filter(Boolean)
  const back = tail.split(':').filter(Boolean)
  const groups = ip.includes('::')
    ? [...front, ...Array<string>(8 - front.length - back.length).fill('0'), ...back]
    : front
  return groups.slice(0, ipv6NetworkGroups).join(':')
}
