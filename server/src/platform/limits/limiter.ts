import { isIPv6 } from 'node:net'
import { msPerSecond } from '@shelfmate/contract/api/durations'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { DomainError } from '#platform/errors/domain-error.ts'
import { keyedHash } from '#platform/secret/secret.ts'

const groupBits = 16
const householdGroups = 64 / groupBits
const siteGroups = 48 / groupBits
/** What several households of one site may do together. */
export const householdsPerSite = 4

export interface Limit {
  /** Short name that sets this limit's keys apart. */
  name: string
  points: number
  windowMs: number
}

/** What some work takes. */
interface Price {
  points?: number
  /** Whether work that failed so has cost what it costs. */
  costs?: (error: unknown) => boolean
}

/** Where limits are counted, and the key that their keys are hashed with. */
export interface LimitStore {
  pool: Pool
  secret: string
}

/** A limit counted in PostgreSQL, so that all processes count together and a restart forgets nothing. Fails closed. */
export class Limiter {
  readonly #limiter: RateLimiterPostgres
  readonly #secret: string

  constructor({ pool, secret }: LimitStore, { name, points, windowMs }: Limit) {
    this.#secret = secret
    this.#limiter = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
      points,
      duration: windowMs / msPerSecond,
    })
  }

  /** Whether the key was counted within the limit's time. */
  async knows(...key: string[]): Promise<boolean> {
    return (await this.#limiter.get(this.#hash(key))) !== null
  }

  /** Lets the key be known for the limit's time from now on. */
  async remember(...key: string[]): Promise<void> {
    await this.#limiter.set(this.#hash(key), 1, this.#limiter.duration)
  }

  /** Takes a point; returns whether one was left. */
  tryTake(...key: string[]): Promise<boolean> {
    return wasLeft(this.take(...key))
  }

  /** Takes a point; throws RATE_LIMITED, with the seconds to wait, when none is left. */
  async take(...key: string[]): Promise<void> {
    await this.takeMany(1, ...key)
  }

  /** Takes several points at once, for what is counted by its size. */
  async takeMany(points: number, ...key: string[]): Promise<void> {
    try {
      await this.#limiter.consume(this.#hash(key), points)
    } catch (refused) {
      if (refused instanceof RateLimiterRes) throw rateLimited(refused)
      throw refused
    }
  }

  /**
   * Takes a point, or several, for some work and gives them back when the work fails: a refusal, or a part that is out of
   * order, uses nothing up, but for errors that `costs` says. Not for guesses, which must cost.
   */
  async spend<T>(
    key: string,
    work: () => Promise<T>,
    { points = 1, costs = () => false }: Price = {},
  ): Promise<T> {
    await this.takeMany(points, key)
    try {
      return await work()
    } catch (error) {
      // A point that stays taken does less harm than a failure that hides why the work failed.
      if (!costs(error)) await this.#reward(points, [key]).catch(() => undefined)
      throw error
    }
  }

  /** Gives back a point that was taken for what turned out to need none. */
  async giveBack(...key: string[]): Promise<void> {
    await this.#reward(1, key)
  }

  async #reward(points: number, key: string[]): Promise<void> {
    await this.#limiter.reward(this.#hash(key), points)
  }

  /** Gives back all points. */
  async reset(...key: string[]): Promise<void> {
    await this.#limiter.delete(this.#hash(key))
  }

  /** The table tells nobody which addresses tried what, also who could try all of them. */
  #hash(parts: string[]): string {
    return keyedHash(this.#secret, 'limit', parts.join('\n'))
  }
}

/** Whether there was left what somebody took: RATE_LIMITED says no. */
export async function wasLeft(taking: Promise<unknown>): Promise<boolean> {
  try {
    await taking
    return true
  } catch (error) {
    if (error instanceof DomainError && error.code === 'RATE_LIMITED') return false
    throw error
  }
}

function rateLimited(state: RateLimiterRes): DomainError {
  return new DomainError('RATE_LIMITED', {
    retryAfterSeconds: Math.max(1, Math.ceil(state.msBeforeNext / msPerSecond)),
  })
}

const mappedIPv4 = '::ffff:'

/** What counts as one client address: an IPv4 address, or the /64 network that one IPv6 household holds. */
export function clientNetwork(ip: string): string {
  if (ip.startsWith(mappedIPv4)) return ip.slice(mappedIPv4.length)
  if (!isIPv6(ip)) return ip
  const [head = '', tail = ''] = ip.split('::')
  const front = head.split(':').filter(Boolean)
  const back = tail.split(':').filter(Boolean)
  const groups = ip.includes('::')
    ? [...front, ...Array<string>(8 - front.length - back.length).fill('0'), ...back]
    : front
  return groups.slice(0, householdGroups).join(':')
}

/** The /48 that an IPv6 network is part of: one customer of a provider can hold all of its 65,536. */
export function siteOf(network: string): string | undefined {
  return network.includes(':') ? network.split(':').slice(0, siteGroups).join(':') : undefined
}

/** A limit of one client address, as `clientNetwork` gives it, and a wider one of the IPv6 site that it is part of. */
export class NetworkLimiter {
  readonly #household: Limiter
  readonly #site: Limiter

  constructor(store: LimitStore, limit: Limit) {
    this.#household = new Limiter(store, limit)
    const wider = { name: `${limit.name}-site`, points: limit.points * householdsPerSite }
    this.#site = new Limiter(store, { ...limit, ...wider })
  }

  /** Takes a point; throws RATE_LIMITED, with the seconds to wait, when none is left. */
  async take(network: string): Promise<void> {
    await this.takeMany(1, network)
  }

  /** Takes a point; returns whether one was left. */
  tryTake(network: string): Promise<boolean> {
    return wasLeft(this.take(network))
  }

  /** Takes several points at once. */
  async takeMany(points: number, network: string): Promise<void> {
    await this.#household.takeMany(points, network)
    const site = siteOf(network)
    if (site !== undefined) await this.#site.takeMany(points, site)
  }

  /** Gives back a point that was taken for what turned out to need none. */
  async giveBack(network: string): Promise<void> {
    const site = siteOf(network)
    await Promise.all([this.#household.giveBack(network), site === undefined || this.#site.giveBack(site)])
  }
}
