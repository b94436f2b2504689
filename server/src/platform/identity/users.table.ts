import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { boolean, customType, index, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Text that compares without case (D1). */
const citext = customType<{ data: string }>({ dataType: () => 'citext' })

export const isBeyondAscii = sql`display_name <> '' and octet_length(folded_name) > char_length(folded_name)`

/** For queries: whether the address of that row of users is known to be theirs; others see nothing of who is not (D60). */
export const isVerified = (alias: string) => sql.raw(`${alias}.verified_at is not null`)

/** For queries: the name that others see of that row of users, with its mark where somebody of their dorm bears it too. */
export const shownName = (alias: string) =>
  sql.raw(`${alias}.display_name || coalesce(' (' || ${alias}.name_mark || ')', '')`)

/** For queries: whether that row of users may not log in at a moment. */
export const isSuspended = (alias: string, moment: SQL | SQLWrapper) =>
  sql`(${sql.raw(alias)}.suspended_at is not null and coalesce(${sql.raw(alias)}.suspended_until > ${moment}, true))`

/** Who can sign in. What else is known of a person belongs to the feature that asks for it. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    email: citext('email').notNull().unique(),
    displayName: text('display_name').notNull(),
    /** The display name as searches compare it; kept beside it because its folding is the contract's, not PostgreSQL's. */
    foldedName: text('folded_name').notNull().default(''),
    /** Tells namesakes of one dorm apart: null for who came first, the next is the second. */
    nameMark: smallint('name_mark'),
    passwordHash: text('password_hash').notNull(),
    /** When the address was known to be theirs; null: not yet (D60). By default now: a server of the version before asks nobody. */
    verifiedAt: timestamp('verified_at', { withTimezone: true }).defaultNow(),
    /** Set while somebody may not log in; without an end: until further notice. The reason is told to them. */
    suspendedAt: timestamp('suspended_at', { withTimezone: true }),
    suspendedUntil: timestamp('suspended_until', { withTimezone: true }),
    suspensionReason: text('suspension_reason'),
    isSteward: boolean('is_steward').notNull().default(false),
    /** IANA zone that a browser sent last, at a login or since; null: the campus zone. */
    timeZone: text('time_zone'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('users_by_name').on(table.foldedName, table.id).where(sql`display_name <> ''`),
    // Names beyond ASCII: a search for one or two Chinese characters need not walk along all others.
    index('users_by_name_beyond_ascii').on(table.foldedName, table.id).where(isBeyondAscii),
    index('users_stewards').on(table.id).where(sql`is_steward`),
    index('users_unverified').on(table.createdAt).where(sql`verified_at is null`),
    index('users_by_name_part').using('gin', table.foldedName.op('gin_trgm_ops')),
  ],
)

/** The user whom a row belongs to, and with whom it goes. */
export const owner = (name = 'user_id') =>
  uuid(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
