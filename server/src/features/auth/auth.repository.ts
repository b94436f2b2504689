import { and, eq, gt, lte, type SQL, sql } from 'drizzle-orm'
import { type Slots, sqlStatement, statement } from '#platform/database/statement.ts'
import { isVerified, users } from '#platform/identity/users.table.ts'
import { emailVerifications, loginRecords, passwordResets } from './auth.table.ts'

export const insertLoginRecord = statement(
  'auth_insert_login_record',
  (orm, at: Slots<{ userId: string; email: string; displayName: string; loginTime: Date }>) =>
    orm.insert(loginRecords).values({
      userId: at.userId,
      email: at.email,
      displayName: at.displayName,
      loginTime: at.loginTime,
    }),
)

/** Keeps a link, or the same one for longer: its hour begins with the mail that leaves. */
export const insertReset = statement(
  'auth_insert_reset',
  (orm, at: Slots<{ tokenHash: Buffer; userId: string; expiresAt: Date; provesAddress: boolean }>) =>
    orm
      .insert(passwordResets)
      .values({
        tokenHash: at.tokenHash,
        userId: at.userId,
        expiresAt: at.expiresAt,
        provesAddress: at.provesAddress,
      })
      .onConflictDoUpdate({ target: passwordResets.tokenHash, set: { expiresAt: sql`excluded.expires_at` } }),
)

/**
 * The same of a link that goes by mail, where its user still has the address and the password that it was made for; returns nothing
 * where one has changed. A change that is under way is waited for.
 */
export const insertMailedReset = sqlStatement<
  { tokenHash: Buffer; userId: string; email: string; passwordHash: string; expiresAt: Date },
  { userId: string }
>(
  'auth_insert_mailed_reset',
  (at) => sql`
    insert into ${passwordResets} (token_hash, user_id, expires_at, proves_address)
    select ${at.tokenHash}::bytea, u.id, ${at.expiresAt}::timestamptz, true from ${users} u
    where u.id = ${at.userId}::uuid and u.email = ${at.email}::citext and u.password_hash = ${at.passwordHash}
    for share
    on conflict (token_hash) do update set expires_at = excluded.expires_at
    returning user_id as "userId"`,
)

/** Whose password an unexpired link may reset. */
export const findReset = statement('auth_find_reset', (orm, at: Slots<{ tokenHash: Buffer; now: Date }>) =>
  orm
    .select({ userId: passwordResets.userId })
    .from(passwordResets)
    .where(and(eq(passwordResets.tokenHash, at.tokenHash), gt(passwordResets.expiresAt, sql`${at.now}`))),
)

/** Uses a link up; returns whether it proves the address, and nothing when somebody was faster. */
export const takeReset = statement('auth_take_reset', (orm, at: Slots<{ tokenHash: Buffer }>) =>
  orm
    .delete(passwordResets)
    .where(eq(passwordResets.tokenHash, at.tokenHash))
    .returning({ provesAddress: passwordResets.provesAddress }),
)

export const deleteResetsOf = statement('auth_delete_resets_of', (orm, at: Slots<{ userId: string }>) =>
  orm.delete(passwordResets).where(eq(passwordResets.userId, at.userId)),
)

export const deleteExpiredResets = statement('auth_delete_expired_resets', (orm, at: Slots<{ now: Date }>) =>
  orm.delete(passwordResets).where(lte(passwordResets.expiresAt, sql`${at.now}`)),
)

/** What is to be proven: by whom, which address, in which attempt. */
export interface Verification {
  userId: string
  email: string
  attempt: string
}

export const findVerification = statement(
  'auth_find_verification',
  (orm, at: Slots<{ userId: string; now: Date }>) =>
    orm
      .select({
        userId: emailVerifications.userId,
        email: emailVerifications.email,
        attempt: emailVerifications.attempt,
      })
      .from(emailVerifications)
      .where(and(eq(emailVerifications.userId, at.userId), gt(emailVerifications.expiresAt, sql`${at.now}`))),
)

/** Opens a verification; one of the same address that still lasts keeps its attempt and lasts longer. */
export const openVerification = sqlStatement<
  { userId: string; email: string; attempt: string; now: Date; expiresAt: Date },
  never
>(
  'auth_open_verification',
  (at) => sql`
    insert into ${emailVerifications} as old (user_id, email, attempt, expires_at)
    values (${at.userId}::uuid, ${at.email}, ${at.attempt}::uuid, ${at.expiresAt}::timestamptz)
    on conflict (user_id) do update set email = excluded.email, expires_at = excluded.expires_at,
      attempt = case when old.email = excluded.email and old.expires_at > ${at.now}::timestamptz
        then old.attempt else excluded.attempt end`,
)

/** The verification of an address that still lasts, which from now on lasts until `expiresAt`. */
export const prolongVerification = statement(
  'auth_prolong_verification',
  (orm, at: Slots<{ userId: string; email: string; now: Date; expiresAt: Date }>) =>
    orm
      .update(emailVerifications)
      .set({ expiresAt: sql`${at.expiresAt}` })
      .where(
        and(
          eq(emailVerifications.userId, at.userId),
          eq(emailVerifications.email, at.email),
          gt(emailVerifications.expiresAt, sql`${at.now}`),
        ),
      )
      .returning({
        userId: emailVerifications.userId,
        email: emailVerifications.email,
        attempt: emailVerifications.attempt,
      }),
)

/** Ends the change to another address that a user began, be it their own in other letters; what proves their present one stays good. */
export const deletePendingChange = sqlStatement<{ userId: string }, never>(
  'auth_delete_pending_change',
  (at) => sql`
    delete from ${emailVerifications} pending using ${users} u
    where pending.user_id = ${at.userId}::uuid and u.id = pending.user_id and pending.email <> u.email::text`,
)

/** Uses an attempt up; returns nothing when it was used or ended meanwhile. */
export const takeVerification = statement(
  'auth_take_verification',
  (orm, at: Slots<{ userId: string; attempt: string }>) =>
    orm
      .delete(emailVerifications)
      .where(and(eq(emailVerifications.userId, at.userId), eq(emailVerifications.attempt, at.attempt)))
      .returning({ userId: emailVerifications.userId }),
)

export const deleteVerification = statement(
  'auth_delete_verification',
  (orm, at: Slots<{ userId: string }>) =>
    orm.delete(emailVerifications).where(eq(emailVerifications.userId, at.userId)),
)

export const deleteExpiredVerifications = statement(
  'auth_delete_expired_verifications',
  (orm, at: Slots<{ now: Date }>) =>
    orm.delete(emailVerifications).where(lte(emailVerifications.expiresAt, sql`${at.now}`)),
)

type Keeps = readonly ((userId: SQL) => SQL)[]

const isForgotten = (
  keeps: Keeps,
  before: unknown,
) => sql`not (${isVerified('u')}) and u.created_at < ${before}::timestamptz
  and not (${sql.join(
    keeps.map((of) => of(sql`u.id`)),
    sql` or `,
  )})`

/**
 * Locks who never confirmed an address and of whom none of these features keeps anything, those apart for whom something is being
 * written; returns their ids.
 */
export const lockUnverified = (keeps: Keeps) =>
  sqlStatement<{ before: Date }, { id: string }>(
    'auth_lock_unverified',
    (at) => sql`select u.id from ${users} u where ${isForgotten(keeps, at.before)} for update skip locked`,
  )

/** Deletes those of some locked users of whom that is still so: what was written before they were locked shows only now. */
export const deleteUnverified = (keeps: Keeps) =>
  sqlStatement<{ before: Date; ids: string[] }, never>(
    'auth_delete_unverified',
    (at) =>
      sql`delete from ${users} u where u.id = any(${at.ids}::uuid[]) and ${isForgotten(keeps, at.before)}`,
  )
