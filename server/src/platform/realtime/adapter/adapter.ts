import { createAdapter as createPostgresAdapter } from '@socket.io/postgres-adapter'
import type { Pool } from 'pg'
import type { Namespace } from 'socket.io'
import type { MessageType } from 'socket.io-adapter'
import type { Log } from '#platform/log/log.ts'
import type { SystemPart } from '#platform/status/status.ts'
import { withHeardRefusals } from './heard-refusals.ts'
import { withHeartbeats } from './heartbeats.ts'
import { Interruption, type Whose } from './interruption.ts'
import { ListeningPool } from './listening-pool.ts'
import { ownScreensFirst } from './own-screens-first.ts'
import { Peers } from './peers.ts'
import { redisClient } from './redis-client.ts'

type Adapter = Namespace['adapter']

/** PostgreSQL takes notifications shorter than 8000 bytes. */
const longestNotification = 7_999

/** What carries events between processes. */
export interface AdapterFactory {
  /** Called by Socket.IO with `new`, so no arrow function. */
  create: (namespace: Namespace) => Adapter
  /** Told whenever events between processes may have been missed, and by whose screens. */
  onInterrupted(then: (whose: Whose) => void): void
  part: SystemPart
  /** Resolves once what was published is on its way. */
  flush(): Promise<void>
  close(): Promise<void>
}

/** Events travel as PostgreSQL notifications; large ones wait in a table (made by a migration). */
export function postgresAdapter(pool: Pool, log: Log, now?: () => number): AdapterFactory {
  const interruption = new Interruption()
  const peers = new Peers((byOthers) => interruption.missed(byOthers), now)
  const isAlone = () => peers.isAlone()
  const onUntold = untoldIn(interruption, log)
  const listening = new ListeningPool(pool, {
    onLost: () => interruption.missed(),
    onUnsent: (error, payload) => onUntold(error, typeOf(payload)),
    onUnremoved: (error) => log.warn({ err: error }, 'live updates: events of before could not be removed'),
  })
  // It is all of a pool that the adapter uses.
  const create = createPostgresAdapter(listening as unknown as Pool, {
    tableName: 'live_attachments',
    payloadThreshold: longestNotification,
    // What others told may have been impossible to read.
    errorHandler: (error) => {
      log.warn({ err: error }, 'live updates: the database connection failed')
      interruption.missed()
    },
  })
  return {
    create: ownScreensFirst(create, { peers, isAlone, onUntold }),
    onInterrupted: (then) => interruption.on(then),
    part: {
      name: 'live updates',
      uses: 'notifications of PostgreSQL',
      why: 'REDIS_URL is not set: fine for a few processes',
    },
    flush: () => listening.flush(),
    close: async () => {
      await listening.close()
      peers.close()
      interruption.end()
    },
  }
}

const untoldIn = (interruption: Interruption, log: Log) => (error: unknown, type: MessageType) => {
  log.warn({ err: error }, 'live updates: other processes could not be told')
  interruption.untold(type)
}

/** What the adapter sends is JSON. */
const typeOf = (payload: string) => (JSON.parse(payload) as { type: MessageType }).type

/** Events travel as a Redis stream. A Redis that is down is retried; screens catch up from the database meanwhile. */
export async function redisAdapter(url: string, log: Log): Promise<AdapterFactory> {
  // Loaded only where it is used: the client is the largest library of the server. As a whole, because bundled a CommonJS
  // package has no names of its own behind a dynamic import.
  const [{ default: redis }, { default: streams }] = await Promise.all([
    import('redis'),
    import('@socket.io/redis-streams-adapter'),
  ])
  const interruption = new Interruption()
  const peers = new Peers((byOthers) => interruption.missed(byOthers))
  const onError = (error: unknown) => {
    log.warn({ err: error }, 'live updates: Redis failed')
    interruption.missed()
  }
  const client = redisClient(redis.createClient, url, { onError, onBack: () => interruption.missed() })
  // Nobody waits for it: a server that starts while Redis is down serves all the same.
  client.connect().catch(onError)
  return {
    // Who names a Redis has other processes; to tell it what nobody hears costs little.
    create: ownScreensFirst(withHeardRefusals(withHeartbeats(streams.createAdapter(client))), {
      peers,
      isAlone: () => false,
      onUntold: untoldIn(interruption, log),
    }),
    onInterrupted: (then) => interruption.on(then),
    part: {
      name: 'live updates',
      uses: `Redis at ${new URL(url).host}`,
      look: async () => {
        await client.ping()
        return 'it answers'
      },
    },
    // Its commands go out in their order.
    flush: async () => void (client.isReady && (await client.ping())),
    close: async () => {
      peers.close()
      interruption.end()
      if (client.isReady) await client.close()
      else client.destroy()
    },
  }
}
