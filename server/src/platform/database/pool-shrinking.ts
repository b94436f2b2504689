import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import { hasCode } from '#platform/errors/has-code.ts'

/** PostgreSQL has no connection left, for anybody, this database or this user. */
const noneLeft = '53300'
/** A process listens with one, and asks with another. */
const fewest = 2
const growAgainMs = 5_000
const askAgainMs = 50

type Callback = (error: Error | undefined, client: PoolClient | undefined, release: () => void) => void

/**
 * Lets a pool share what PostgreSQL has left. When PostgreSQL refuses a further connection the pool shrinks to those it has, two at
 * least, and whoever asked waits for one of them as long as the pool allows; five seconds after the last refusal it may grow again.
 */
export function shrinkPoolWhenRefused(pool: Pool): void {
  const connect = pool.connect.bind(pool)
  const { max, connectionTimeoutMillis: patienceMs = 0 } = pool.options
  let growing: NodeJS.Timeout | undefined
  const makeDo = () => {
    pool.options.max = Math.max(fewest, pool.totalCount)
    clearTimeout(growing)
    growing = setTimeout(() => {
      pool.options.max = max
    }, growAgainMs).unref()
  }
  const getOne = async (): Promise<PoolClient> => {
    const until = performance.now() + patienceMs
    for (;;) {
      try {
        return await connect()
      } catch (error) {
        if (!hasCode(error, noneLeft) || performance.now() > until) throw error
        makeDo()
        await sleep(askAgainMs)
      }
    }
  }
  // Both ways in which the pool itself asks and is asked for a connection.
  pool.connect = ((callback?: Callback) => {
    const got = getOne()
    if (!callback) return got
    got.then(
      (client) => callback(undefined, client, client.release.bind(client)),
      (error: Error) => callback(error, undefined, () => undefined),
    )
    return undefined
  }) as Pool['connect']
}
