import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { type Slots, statement } from '#platform/database/statement.ts'
import { loginRecords, passwordResets } from './auth.table.ts'

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

export const insertReset = statement(
  'auth_insert_reset',
  (orm, at: Slots<{ tokenHash: Buffer; userId: string; expiresAt: Date }>) =>
    orm
      .insert(passwordResets)
      .values({ tokenHash: at.tokenHash, userId: at.userId, expiresAt: at.expiresAt }),
)

/** Whose password an unexpired link may reset. */
export const findReset = statement('auth_find_reset', (orm, at: Slots<{ tokenHash: Buffer; now: Date }>) =>
  orm
    .select({ userId: passwordResets.userId })
    .from(passwordResets)
    .where(and(eq(passwordResets.tokenHash, at.tokenHash), gt(passwordResets.expiresAt, sql`${at.now}`))),
)

/** Uses a link up; answers nothing when somebody was faster. */
export const takeReset = statement('auth_take_reset', (orm, at: Slots<{ tokenHash: Buffer }>) =>
  orm
    .delete(passwordResets)
    .where(eq(passwordResets.tokenHash, at.tokenHash))
    .returning({ userId: passwordResets.userId }),
)

export const deleteResetsOf = statement('auth_delete_resets_of', (orm, at: Slots<{ userId: string }>) =>
  orm.delete(passwordResets).where(eq(passwordResets.userId, at.userId)),
)

export const deleteExpiredResets = statement('auth_delete_expired_resets', (orm, at: Slots<{ now: Date }>) =>
  orm.delete(passwordResets).where(lte(passwordResets.expiresAt, sql`${at.now}`)),
)
