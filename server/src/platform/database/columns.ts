import { customType, timestamp } from 'drizzle-orm/pg-core'

/** A moment to the millisecond, as the contract's are. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'string' })

/** A moment to PostgreSQL's microsecond. */
export const exactMoment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
