import type { Pool, PoolClient } from 'pg'
import { hasCode } from '#platform/errors/has-code.ts'
import { type Connection, connectionOf } from './connection.ts'
import { limitSilence } from './pool.ts'

/** Where a statement runs: the pool (any connection) or one transaction (its connection). */
export interface Executor {
  use<T>(work: (connection: Connection) => Promise<T>): Promise<T>
}

export interface Tx extends Executor {
  /** Runs once the transaction is committed: mails, pushes, whatever must not happen on a rollback. */
  afterCommit(then: () => void): void
  /** For what PostgreSQL needs minutes for: from now on it may be silent for as long. */
  allowSilence(): void
}

export interface Database extends Executor {
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

/** The database over a pool. A connection that failed is thrown away rather than handed to the next one. */
export function databaseOver(pool: Pool): Database {
  async function withClient<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await pool.connect()
    try {
      const result = await work(client)
      client.release()
      return result
    } catch (error) {
      client.release(isConnectionLoss(error))
      throw error
    }
  }

  return {
    use: (work) => withClient((client) => work(connectionOf(client))),
    async transaction(work) {
      const committed: (() => void)[] = []
      const result = await withClient(async (client) => {
        const connection = connectionOf(client)
        const tx: Tx = {
          use: (each) => each(connection),
          afterCommit: (then) => committed.push(then),
          allowSilence: () => limitSilence(client, 0),
        }
        connection.begin()
        try {
          const value = await work(tx)
          await connection.end('commit')
          return value
        } catch (error) {
          // Where the connection itself is gone there is nothing left to roll back.
          if (!isConnectionLoss(error)) await connection.end('rollback')
          throw error
        }
      })
      for (const then of committed) then()
      return result
    },
  }
}

/** SQLSTATE classes and system errors that mean: the database is away, not that the statement is wrong. */
const lossPattern =
  /^(?:08...|57P0[123]|53300|E(?:AI_AGAIN|CONNREFUSED|CONNRESET|HOSTUNREACH|NETUNREACH|NOENT|NOTFOUND|PIPE|TIMEDOUT))$/
const lossMessage =
  /Connection terminated|Client has encountered a connection error|not queryable|^timeout expired$/

/** A lock or an answer that did not come in time, or a knot of locks that PostgreSQL had to cut: worth trying again. */
const overloadPattern = /^(?:55P03|57014|40P01|40001)$/
/** The pool's, in whose queue somebody waited too long; a connection that cannot be made ends otherwise. */
const crowdedMessage = 'timeout exceeded when trying to connect'

const uniqueViolation = '23505'

/** Whether an error says that there is such a row already. */
export const isUniqueViolation = (error: unknown): boolean => hasCode(error, uniqueViolation)

const foreignKeyViolation = '23503'

/** Whether an error says that a row refers to one that is not there, or is referred to by one that is. */
export const isForeignKeyViolation = (error: unknown): boolean => hasCode(error, foreignKeyViolation)

/** Does once more what failed because a row was deleted while it was read: then it is not found any more. */
export async function againWithoutDeleted<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error
    return work()
  }
}

/** Whether an error says that a constraint, or unique index, of this name forbids the row. */
export const breaks = (error: unknown, constraint: string): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === constraint

/** Whether an error says that PostgreSQL cannot be reached at the moment. */
export function isConnectionLoss(error: unknown): boolean {
  return causesOf(error).some((each) => lossPattern.test(codeOf(each)) || lossMessage.test(each.message))
}

/** Whether an error says that PostgreSQL is too busy at the moment. */
export function isOverload(error: unknown): boolean {
  return isCrowded(error) || causesOf(error).some((each) => overloadPattern.test(codeOf(each)))
}

/** Whether an error says that all of the pool's connections were in use for too long: PostgreSQL itself may be well. */
export function isCrowded(error: unknown): boolean {
  return causesOf(error).some((each) => each.message === crowdedMessage)
}

/** An error with what caused it, and what caused that. */
export const causesOf = (error: unknown): Error[] =>
  error instanceof Error ? [error, ...causesOf(error.cause)] : []

const codeOf = (error: Error) => ('code' in error ? String(error.code) : '')
