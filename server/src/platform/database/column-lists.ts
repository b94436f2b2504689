import { getTableColumns, type SQL, sql, type Table } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Slots } from './statement.ts'

/** Names of a table's columns as the code has them. */
type Key<T extends Table> = keyof T['_']['columns'] & string

const comma = sql.raw(', ')

/** `name, expiry_date`: the columns for `insert into` and `select`. */
export const columnNames = <T extends Table>(table: T, keys: readonly Key<T>[]): SQL =>
  listOf(table, keys, (column) => sql`${sql.identifier(column.name)}`)

/** `name, expiry_date as "expiryDate"`: the columns as the code names them, moments in ISO 8601. */
export const columnsAs = <T extends Table>(table: T, keys: readonly Key<T>[]): SQL =>
  listOf(table, keys, (column, key) => {
    const name = sql.identifier(column.name)
    const value = isMoment(column) ? isoUtc(sql`${name}`) : sql`${name}`
    return sql`${value} as ${sql.identifier(key)}`
  })

/** `"name" text, "expiryDate" date`: the columns as the code names them, for rows that are made of JSON. */
export const columnsTyped = <T extends Table>(table: T, keys: readonly Key<T>[]): SQL =>
  listOf(table, keys, (column, key) => sql`${sql.identifier(key)} ${sql.raw(column.getSQLType())}`)

/** A statement's values for these columns, each of its column's type. */
export const columnValues = <T extends Table, K extends Key<T>>(
  table: T,
  keys: readonly K[],
  at: Slots<Record<K, unknown>>,
): SQL => listOf(table, keys, (column, key) => valueOf(column, at[key]))

/** `name = $1, expiry_date = $2`: these columns set to a statement's values. */
export const columnsSet = <T extends Table, K extends Key<T>>(
  table: T,
  keys: readonly K[],
  at: Slots<Record<K, unknown>>,
): SQL =>
  listOf(table, keys, (column, key) => sql`${sql.identifier(column.name)} = ${valueOf(column, at[key])}`)

/** Rows as a list for each of their columns: what a statement for many of them takes (see listedAs). */
export type Lists<Row> = { [Each in keyof Row]: Row[Each][] }

/** The lists of these rows. */
export const listsOf = <Row extends object, Name extends keyof Row>(
  rows: readonly Row[],
  keys: readonly Name[],
): Lists<Pick<Row, Name>> =>
  // Each key gets the values that its rows have there.
  Object.fromEntries(keys.map((key) => [key, rows.map((row) => row[key])])) as Lists<Pick<Row, Name>>

/** One list as a column of what is selected: given so, rows cost PostgreSQL half of what the same cost as JSON. */
export const listedAs = (list: unknown, type: string, key: string): SQL =>
  sql`unnest(${list}::${sql.raw(type)}[]) as ${sql.identifier(key)}`

/** `unnest($1::text[]) as "name", unnest($2::date[]) as "expiryDate"`: rows given as lists, as the code names their columns. */
export const columnsListed = <T extends Table, K extends Key<T>>(
  table: T,
  keys: readonly K[],
  at: Slots<Record<K, unknown>>,
): SQL => listOf(table, keys, (column, key) => listedAs(at[key], column.getSQLType(), key))

/** `"name", "expiryDate"`: the same columns' names. */
export const keyNames = (keys: readonly string[]): SQL =>
  sql.join(
    keys.map((key) => sql.identifier(key)),
    comma,
  )

/** A column of a row that may be missing: then the text that it is by default, or null. */
export function columnOrDefault<T extends Table>(table: T, key: Key<T>, row: SQL): SQL {
  return listOf(table, [key], (column) => {
    const value = sql`${row}.${sql.identifier(column.name)}`
    const { default: usual } = column
    return typeof usual === 'string' ? sql`coalesce(${value}, ${sql.raw(`'${usual}'`)})` : value
  })
}

/** Returns SQL for a moment as the contract writes it. */
export const isoUtc = (column: SQL): SQL =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const isMoment = (column: PgColumn) => column.getSQLType().startsWith('timestamp')

const valueOf = (column: PgColumn, slot: unknown) => sql`${slot}::${sql.raw(column.getSQLType())}`

function listOf<T extends Table, K extends Key<T>>(
  table: T,
  keys: readonly K[],
  write: (column: PgColumn, key: K) => SQL,
): SQL {
  // All our tables are PostgreSQL's.
  const columns = getTableColumns(table) as Record<string, PgColumn>
  return sql.join(
    keys.map((key) => {
      const column = columns[key]
      if (!column) throw new Error(`no column is called ${key}`)
      return write(column, key)
    }),
    comma,
  )
}
