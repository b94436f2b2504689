import { createAdapter as createPostgresAdapter } from '@socket.io/postgres-adapter'
import type { Pool } from 'pg'
import type { Namespace } from 'socket.io'
import type { Log } from '#platform/log/log.ts'
import { ListeningPool } from './listening-pool.ts'

type Adapter = Namespace['adapter']

/** PostgreSQL takes notifications shorter than 8000 bytes. */
const longestNotification = 7_999

/** What carries events between processes. */
export interface AdapterFactory {
  /** Called by Socket.IO with `new`, so no arrow function. */
  create: (namespace: Namespace) => Adapter
  /** Told whenever events of other processes may have been missed. */
  onInterrupted(then: () => void): void
  close(): Promise<void>
}

/** Events travel as PostgreSQL notifications; large ones wait in a table (made by a migration). */
export function postgresAdapter(pool: Pool, log: Log): AdapterFactory {
  const interruption = new Interruption()
  const listening = new ListeningPool(pool, () => interruption.happened())
  // It is all of a pool that the adapter uses.
  const create = createPostgresAdapter(listening as unknown as Pool, {
    tableName: 'live_attachments',
    payloadThreshold: longestNotification,
    errorHandler: (error: Error) => {
      log.warn({ err: error }, 'live updates: the database connection failed')
      interruption.happened()
    },
  })
  return {
    create,
    onInterrupted: (then) => interruption.on(then),
    close: async () => {
      listening.close()
      interruption.end()
    },
  }
}

/** Events travel as a Redis stream. A Redis that is down is retried; screens catch up from the database meanwhile. */
export async function redisAdapter(url: string, log: Log): Promise<AdapterFactory> {
  // Loaded only where it is used: the client is the largest library of the server.
  const [{ createClient }, { createAdapter }] = await Promise.all([
    import('redis'),
    import('@socket.io/redis-streams-adapter'),
  ])
  const interruption = new Interruption()
  const client = createClient({ url, disableOfflineQueue: true })
  client.on('error', (error: unknown) => {
    log.warn({ err: error }, 'live updates: Redis failed')
    interruption.happened()
  })
  await client.connect()
  return {
    create: createAdapter(client),
    onInterrupted: (then) => interruption.on(then),
    close: async () => {
      interruption.end()
      await client.quit()
    },
  }
}

/** Both adapters try to listen again within three seconds of a failure. */
const listeningAgainMs = 4_000

/** Tells once, after the adapter listens again, that events may have been missed meanwhile. */
class Interruption {
  #then: () => void = () => undefined
  #timer: NodeJS.Timeout | undefined

  on(then: () => void): void {
    this.#then = then
  }

  happened(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#then(), listeningAgainMs).unref()
  }

  end(): void {
    clearTimeout(this.#timer)
    this.#then = () => undefined
  }
}
