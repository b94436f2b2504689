import type { SQL } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'

export type Orm = NodePgDatabase

/** A built query that PostgreSQL may keep prepared: every query of drizzle's select, insert, update and delete. */
export interface Preparable {
  prepare(name: string): { execute(values?: Record<string, unknown>): Promise<unknown> }
}

type Prepared = ReturnType<Preparable['prepare']>

/** One pooled connection with the statements that were built for it: built and parsed once, then only executed. */
class Connection {
  readonly client: PoolClient
  readonly #orm: Orm
  readonly #prepared = new Map<string, Prepared>()

  constructor(client: PoolClient) {
    this.client = client
    this.#orm = drizzle(client)
  }

  prepared(name: string, build: (orm: Orm) => Preparable): Prepared {
    let statement = this.#prepared.get(name)
    if (!statement) {
      statement = build(this.#orm).prepare(name)
      this.#prepared.set(name, statement)
    }
    return statement
  }

  async query(name: string, text: string, values: unknown[]): Promise<unknown[]> {
    const result = await this.client.query<Record<string, unknown>>({ name, text, values })
    return result.rows
  }

  /** A statement used so rarely that preparing it would only cost memory. */
  once(query: SQL): Promise<unknown> {
    return this.#orm.execute(query)
  }
}

const connections = new WeakMap<PoolClient, Connection>()

export type { Connection }

/** The connection around a pooled client: the same one each time the pool hands that client out. */
export function connectionOf(client: PoolClient): Connection {
  let connection = connections.get(client)
  if (!connection) {
    connection = new Connection(client)
    connections.set(client, connection)
  }
  return connection
}
