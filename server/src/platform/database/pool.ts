import { Socket } from 'node:net'
import pg, { type ClientBase, type ClientConfig, type PoolConfig } from 'pg'
import type { Log } from '#platform/log/log.ts'
import { shrinkPoolWhenRefused } from './pool-shrinking.ts'
import './parsers.ts'

const connectionsPerProcess = 10
const connectTimeoutMs = 5_000
/** Shorter than anybody waits for a connection: what one process needs no more is another's in time. */
const idleTimeoutMs = 3_000
/** A silence after which TCP asks whether the database's host is still there: one that is lost says no good-bye. */
const keepAliveDelayMs = 30_000
const statementTimeoutMs = 5_000
/** Twice what PostgreSQL lets a statement take: whoever is silent for longer is lost, however well its connection looks. */
const longestSilenceMs = 2 * statementTimeoutMs
const lockTimeoutMs = 3_000
const idleInTransactionTimeoutMs = 10_000

/**
 * The process's pool. A connection that PostgreSQL ends while idle is logged and replaced; one that falls silent while somebody uses it is
 * ended, whether they took it or asked the pool itself.
 */
export function openPool(
  target: PoolConfig,
  log: Log,
  silenceMs = target.statement_timeout === 0 ? 0 : longestSilenceMs,
): pg.Pool {
  const pool = new pg.Pool({
    max: connectionsPerProcess,
    // One stays however quiet it is: whoever wants the database alone sees by it that somebody runs.
    min: 1,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: idleTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveDelayMs,
    statement_timeout: statementTimeoutMs,
    lock_timeout: lockTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionTimeoutMs,
    application_name: 'shelfmate',
    ...target,
  })
  shrinkPoolWhenRefused(pool)
  // Where a connection ends while it is in use, the queries on it fail; unheard, its error would end the process as well.
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    const socket = socketOf(client)
    if (socket) endWhenSilent(socket)
  })
  pool.on('acquire', (client) => limitSilence(client, silenceMs))
  pool.on('release', (_error, client) => limitSilence(client, 0))
  pool.on('error', (error) => {
    // At a stop the database may end before it has read the good-bye of the last connections.
    if (!pool.ending) log.warn({ err: error }, 'an idle database connection ended')
  })
  return pool
}

/** Connects beside any pool, for work that takes its time and may be silent meanwhile; a host that is lost is noticed all the same. */
export async function connectAlone(target: ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveDelayMs,
    ...target,
  })
  // The end of the connection fails the statement under way; unheard, its error would end the process as well.
  client.on('error', () => undefined)
  const socket = socketOf(client)
  if (socket) endWhenSilent(socket)
  await client.connect()
  return client
}

/**
 * Ends a connection that is in use as soon as neither side has said anything for so long, or lets it be silent (0). What waits on it fails like
 * what is asked on one that is lost: TCP itself would wait a quarter of an hour for a host that is gone.
 */
export function limitSilence(client: ClientBase, ms: number): void {
  socketOf(client)?.setTimeout(ms / looks)
}

/** How often a connection is looked at before it is given up. */
const looks = 2

/**
 * Ends a connection that was as silent at the second look as at the first. One look would not do: where this process was stopped (Ctrl+Z, a paused
 * container), its clock tells of a silence before it has read what came meanwhile, and PostgreSQL may have been stopped with it.
 */
function endWhenSilent(socket: Socket): void {
  let said = -1
  socket.on('timeout', () => {
    const saidNow = socket.bytesRead + socket.bytesWritten
    if (saidNow === said) return socket.destroy(silent())
    said = saidNow
    return socket.setTimeout(socket.timeout ?? 0)
  })
}

const socketOf = (client: ClientBase): Socket | undefined =>
  client instanceof pg.Client && client.connection.stream instanceof Socket
    ? client.connection.stream
    : undefined

const silent = () =>
  Object.assign(new Error('PostgreSQL has said nothing for too long'), { code: 'ETIMEDOUT' })
