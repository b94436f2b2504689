import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { PreparedQuery, type PreparedStatement } from './prepared-query.ts'

export type Orm = NodePgDatabase

/** A built query that PostgreSQL may keep prepared: every query of drizzle's select, insert, update and delete. */
export interface Preparable {
  prepare(name: string): { execute(values?: Record<string, unknown>): Promise<unknown> }
}

type Prepared = ReturnType<Preparable['prepare']>

/** One pooled connection with the statements that were built for it: built and parsed once, then only executed. */
class Connection {
  readonly #client: PoolClient
  readonly #orm: Orm
  readonly #built = new Map<string, Prepared>()
  readonly #statements = new Map<string, PreparedStatement>()
  /** A transaction was asked for; its `begin` travels with the first statement. */
  #opening = false

  constructor(client: PoolClient) {
    this.#client = client
    this.#orm = drizzle(client)
  }

  /** Executes a statement that drizzle builds. */
  async execute(
    name: string,
    build: (orm: Orm) => Preparable,
    values: Record<string, unknown>,
  ): Promise<unknown> {
    if (this.#opening) await this.#openNow()
    let statement = this.#built.get(name)
    if (!statement) {
      statement = build(this.#orm).prepare(name)
      this.#built.set(name, statement)
    }
    return statement.execute(values)
  }

  /** Executes a statement given as text; returns its rows. */
  async query(name: string, text: string, values: readonly unknown[] = []): Promise<unknown[]> {
    const begin = this.#opening
    this.#opening = false
    try {
      return await new PreparedQuery(this.#client, this.#statement(name, text), values, { begin }).rows
    } catch (error) {
      // Otherwise the trace would lead to the socket that brought the error, not to who asked.
      if (error instanceof Error) Error.captureStackTrace(error)
      throw error
    }
  }

  /** Opens a transaction: with its first statement where PostgreSQL has seen a `begin` on this connection before. */
  async begin(): Promise<void> {
    if (this.#statements.has('begin')) this.#opening = true
    else await this.#openNow()
  }

  /** Ends the transaction; one without any statement was never opened. */
  async end(how: 'commit' | 'rollback'): Promise<void> {
    if (this.#opening) {
      this.#opening = false
      return
    }
    const query = new PreparedQuery(this.#client, this.#statement(how, how), [])
    await query.rows
    // PostgreSQL answers the commit of a failed transaction with a rollback: whoever swallowed the failure must hear of it.
    if (query.done !== how.toUpperCase())
      throw new Error('a statement had failed: the transaction was rolled back')
  }

  async #openNow(): Promise<void> {
    this.#opening = false
    await this.query('begin', 'begin')
  }

  #statement(name: string, text: string): PreparedStatement {
    let statement = this.#statements.get(name)
    if (!statement) {
      statement = { name, text }
      this.#statements.set(name, statement)
    }
    return statement
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
