import { customType, timestamp } from 'drizzle-orm/pg-core'

/** A moment to the millisecond, as the contract's are. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'string' })

/** A moment to PostgreSQL's microsecond. */
export const exactMoment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** The keys of an object that lists a table's columns, but for some. */
export function keysOf<T extends object, But extends keyof T & string = never>(
  columns: T,
  ...but: But[]
): Exclude<keyof T & string, But>[] {
  const left = new Set<string>(but)
  // An object literal's own keys are those of its type.
  return Object.keys(columns).filter((key) => !left.has(key)) as Exclude<keyof T & string, But>[]
}
