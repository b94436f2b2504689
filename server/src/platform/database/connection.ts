import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { Execution, notKept, PreparedQuery, type PreparedStatement } from './prepared-query.ts'

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
  #isOpening = false
  /** What was asked in this turn of code, to travel together. */
  #asked: Execution[] = []

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
    // What drizzle sends itself goes behind what was asked before.
    if (this.#isOpening) await this.#open().rows
    this.#send()
    let statement = this.#built.get(name)
    if (!statement) {
      statement = build(this.#orm).prepare(name)
      this.#built.set(name, statement)
    }
    return statement.execute(values)
  }

  /**
   * Executes a statement given as text; returns its rows. What is asked without waiting for the answer in between travels in
   * one message.
   */
  async query(name: string, text: string, values: readonly unknown[] = []): Promise<unknown[]> {
    try {
      return await this.#ask(new Execution(this.#statement(name, text), values)).rows
    } catch (error) {
      // Otherwise the trace would lead to the socket that brought the error, not to who asked.
      if (error instanceof Error) Error.captureStackTrace(error)
      throw error
    }
  }

  /** Opens a transaction, which PostgreSQL hears of with its first statement. */
  begin(): void {
    this.#isOpening = true
  }

  /** Ends the transaction; one without any statement was never opened. */
  async end(how: 'commit' | 'rollback'): Promise<void> {
    if (this.#isOpening) {
      this.#isOpening = false
      return
    }
    const execution = this.#ask(new Execution(this.#statement(how, how)))
    await execution.rows
    // PostgreSQL answers the commit of a failed transaction with a rollback: whoever swallowed the failure must hear of it.
    if (execution.done !== how.toUpperCase())
      throw new Error('a statement had failed: the transaction was rolled back')
  }

  #ask(execution: Execution): Execution {
    // Where it fails, what travels behind it fails with it and tells why.
    if (this.#isOpening) this.#open().rows.catch(() => undefined)
    if (this.#asked.push(execution) === 1) queueMicrotask(() => this.#send())
    return execution
  }

  #open(): Execution {
    this.#isOpening = false
    return this.#ask(new Execution(this.#statement('begin', 'begin')))
  }

  #send(): void {
    if (this.#asked.length > 0) new PreparedQuery(this.#client, this.#asked.splice(0))
  }

  #statement(name: string, text: string): PreparedStatement {
    if (name === notKept) return { name, text }
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
