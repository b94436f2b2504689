import type { Client, ClientConfig } from 'pg'
import { connectAlone } from './pool.ts'

/** Thrown where a pooler stands in between that hands out another connection for each transaction. */
export class PoolerError extends Error {
  constructor() {
    super(
      'DATABASE_URL leads to a pooler such as PgBouncer in transaction mode, where prepared statements, LISTEN and locks get lost. Lead DATABASE_URL to PostgreSQL itself (each process opens at most 10 connections), or set pool_mode = session.',
    )
    this.name = 'PoolerError'
  }
}

/** A connection, and the number by which whoever took it calls its process. */
interface Known extends Client {
  readonly processID: number | null
}

/**
 * Refuses a pooler in transaction mode: behind it the connection that we left alone for a moment serves the next who comes,
 * though we are still connected. PostgreSQL itself is known by the process number that it gave at the beginning.
 */
export async function refuseTransactionPooler(target: ClientConfig, client: Client): Promise<void> {
  const first = await backendOf(client)
  // pg knows the number, its types do not.
  if ((client as Known).processID === first) return
  const other = await connectAlone(target)
  try {
    if ((await backendOf(other)) === first) throw new PoolerError()
  } finally {
    await other.end()
  }
}

async function backendOf(client: Client): Promise<number> {
  const found = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return Number(found.rows[0]?.pid)
}
