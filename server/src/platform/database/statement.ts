import { is, Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Orm, Preparable } from './connection.ts'
import type { Executor } from './database.ts'

/** Names of a statement's parameters, each a placeholder that takes a value at execution. */
export type Slots<Values> = { readonly [K in keyof Values & string]: Placeholder<K> }

type Result<Q extends Preparable> = Awaited<ReturnType<ReturnType<Q['prepare']>['execute']>>

/** PostgreSQL keeps a prepared statement under the first bytes of its name: longer ones that begin alike would be one to it. */
const longestName = 63

function checkName(name: string): void {
  if (Buffer.byteLength(name) > longestName)
    throw new Error(`the name of a statement is longer than ${longestName} bytes: ${name}`)
}

/**
 * A hot statement built by drizzle: typed by its tables, built once per connection and kept prepared by PostgreSQL
 * under `name` (unprepared it would cost twice the CPU). The result executes it on the pool or in a transaction.
 */
export function statement<Values extends Record<string, unknown>, Q extends Preparable>(
  name: string,
  build: (orm: Orm, slots: Slots<Values>) => Q,
): (on: Executor, values: Values) => Promise<Result<Q>> {
  checkName(name)
  // Prepared queries type their rows as unknown here because Preparable is the least that all builders share.
  return (on, values) =>
    on.use((connection) => connection.execute(name, (orm) => build(orm, slots()), values)) as Promise<
      Result<Q>
    >
}

/**
 * A number as part of a statement's text. A limit belongs there: behind a parameter the planner takes it for a tenth of the
 * table, and plans the statement anew at each execution.
 */
export const literal = (number: number): SQL => sql.raw(String(number))

/**
 * A list given to a statement, of a length that the planner does not see. Otherwise it finds that a few elements cost less than the
 * ten that it takes for usual, and plans the statement anew at each execution.
 */
export const uncounted = (list: SQLWrapper, type: 'bytea' | 'int' | 'uuid'): SQL => {
  const array = sql.raw(`${type}[]`)
  return sql`(select ${list}::${array})::${array}`
}

/**
 * A subquery to join, read anew for each row that it is joined to. Otherwise PostgreSQL finds it cheaper to read all of a table of a few
 * thousand rows than to look ten up by their index, and reads it for one as well.
 */
export const rowByRow = (query: SQL): SQL => sql`lateral (${query} offset 0)`

interface Compiled<Values> {
  text: string
  /** Each parameter as taken from an execution's values. */
  parameters: ((values: Values) => unknown)[]
}

const dialect = new PgDialect()

function compile<Values extends Record<string, unknown>>(query: SQL): Compiled<Values> {
  const { sql: text, params } = dialect.sqlToQuery(query)
  return {
    text,
    parameters: params.map((param) =>
      is(param, Placeholder) ? (values) => values[param.name] : () => param,
    ),
  }
}

/** A hot statement in SQL, for what drizzle's builder cannot say; the caller states the shape of its rows. */
export function sqlStatement<Values extends Record<string, unknown>, Row>(
  name: string,
  build: (slots: Slots<Values>) => SQL,
): (on: Executor, values: Values) => Promise<Row[]> {
  checkName(name)
  let compiled: Compiled<Values> | undefined
  return (on, values) => {
    compiled ??= compile(build(slots()))
    const { text, parameters } = compiled
    const given = parameters.map((of) => of(values))
    // The row type is the caller's statement about its own SQL; its tests hold it to it.
    return on.use((connection) => connection.query(name, text, given)) as Promise<Row[]>
  }
}

function slots<Values>(): Slots<Values> {
  // A proxy has no keys of its own to type: each name asked for becomes that placeholder.
  return new Proxy({}, { get: (_, name) => sql.placeholder(String(name)) }) as Slots<Values>
}
