import { foldForSearch } from '@shelfmate/contract/api/fold-for-search'
import { and, eq, lt, type SQLWrapper, sql } from 'drizzle-orm'
import type { Executor } from '#platform/database/database.ts'
import { rowByRow, type Slots, sqlStatement, statement, uncounted } from '#platform/database/statement.ts'
import { formerZones } from './former-zones.table.ts'
import { byteaOf, opened, type Remembered } from './remembered.ts'
import type { Revision } from './revisions.ts'
import { sessionEnds } from './session-ends.table.ts'
import { sessions } from './sessions.table.ts'
import { isSuspended, users } from './users.table.ts'
import { who } from './who.ts'

/** An open session, and a column for each revision. */
export interface OpenSession {
  [revision: `at ${string}`]: number | string
  /** In hex. */
  tokenHash: string
  /** The session and its user in one text (see whoOf): most were read before, and need not be read again. */
  who: string
}

/** Each revision in a column of its own: a name of ours, never one that somebody typed. */
const revisionColumn = ({ name, of }: Revision, now: SQLWrapper) =>
  sql`, ${of(sql`u.id`, now)} as ${sql.identifier(revisionPrefix + name)}`

/** What the names of revisions' columns begin with. */
export const revisionPrefix = 'at '

/**
 * The one query of every signed-in request: who holds these tokens, if their sessions are still open, and where what they ask
 * for stands. Plain SQL, because drizzle's execution and mapping would cost each request more than finding its route.
 */
export const sessionFinder = (revisions: readonly Revision[]) =>
  sqlStatement<{ tokenHashes: readonly string[]; now: Date }, OpenSession>(
    ['identity_find_sessions', ...revisions.map(({ name }) => name)].join('_'),
    (at) => sql`
    select encode(s.token_hash, 'hex') as "tokenHash", ${who()} as who${sql.join(revisions.map((each) => revisionColumn(each, at.now)))}
    from unnest(${uncounted(at.tokenHashes, 'bytea')}) as asked (token_hash),
      ${rowByRow(sql`select * from ${sessions} of_token where of_token.token_hash = asked.token_hash`)} s
      join ${users} u on u.id = s.user_id
    where s.expires_at > ${at.now} and not ${isSuspended('u', at.now)}`,
  )

export const insertSession = statement(
  'identity_insert_session',
  (orm, at: Slots<{ userId: string; tokenHash: Buffer; expiresAt: Date }>) =>
    orm
      .insert(sessions)
      .values({ userId: at.userId, tokenHash: at.tokenHash, expiresAt: at.expiresAt })
      .returning({ id: sessions.id }),
)

export const extendSession = statement(
  'identity_extend_session',
  (orm, at: Slots<{ id: string; expiresAt: Date }>) =>
    orm
      .update(sessions)
      .set({ expiresAt: sql`${at.expiresAt}` })
      .where(eq(sessions.id, at.id)),
)

export const deleteSession = statement('identity_delete_session', (orm, at: Slots<{ tokenHash: Buffer }>) =>
  orm
    .delete(sessions)
    .where(eq(sessions.tokenHash, at.tokenHash))
    .returning({ id: sessions.id, userId: sessions.userId }),
)

export const deleteSessionsOf = statement(
  'identity_delete_sessions_of',
  (orm, at: Slots<{ userId: string }>) =>
    orm.delete(sessions).where(eq(sessions.userId, at.userId)).returning({ id: sessions.id }),
)

/** Ends the sessions of a user that were used longest ago, but for the last `keep`. */
export const deleteOldestSessions = sqlStatement<
  { userId: string; keep: number; leaving: Buffer | null },
  { id: string }
>(
  'identity_delete_oldest_sessions',
  (at) => sql`
    delete from ${sessions} where id in (
      select id from ${sessions}
      where user_id = ${at.userId} and token_hash is distinct from ${at.leaving}::bytea
      order by expires_at desc, created_at desc offset ${at.keep}::int
    ) returning id`,
)

export const deleteExpiredSessions = statement(
  'identity_delete_expired_sessions',
  (orm, at: Slots<{ now: Date }>) => orm.delete(sessions).where(lt(sessions.expiresAt, at.now)),
)

/** How often sessions were ended until now. */
export const countSessionEnds = sqlStatement<Record<never, never>, { ends: number }>(
  'identity_count_session_ends',
  () => sql`select coalesce(sum(${sessionEnds.ends}), 0)::float8 as ends from ${sessionEnds}`,
)

/** Those of these sessions that are still open. */
export const filterOpenSessions = sqlStatement<
  { ids: readonly string[]; now: Date },
  { id: string; expiresAt: Date }
>(
  'identity_filter_open_sessions',
  (at) => sql`
    select id, expires_at as "expiresAt" from ${sessions}
    where id = any(${uncounted(at.ids, 'uuid')}) and expires_at > ${at.now}::timestamptz`,
)

type NewUser = {
  id: string
  email: string
  displayName: string
  passwordHash: string
  timeZone: string | null
  /** Null: the address is yet to be verified. */
  verifiedAt: Date | null
}

/** Folding can make a letter eighteen: without an end, a name could outgrow what an index takes. */
const foldedNameLength = 200

const foldName = (name: string) => [...foldForSearch(name)].slice(0, foldedNameLength).join('')

/** Stores a user; returns nothing when the address or the id is taken. */
export const insertUser = (on: Executor, user: NewUser) =>
  insertFoldedUser(on, { ...user, foldedName: foldName(user.displayName) })

const insertFoldedUser = statement(
  'identity_insert_user',
  (orm, at: Slots<NewUser & { foldedName: string }>) =>
    orm
      .insert(users)
      .values({
        id: at.id,
        email: at.email,
        displayName: at.displayName,
        foldedName: at.foldedName,
        passwordHash: at.passwordHash,
        timeZone: at.timeZone,
        // As it is: a column's own mapping takes no null.
        verifiedAt: sql`${at.verifiedAt}::timestamptz`,
      })
      .onConflictDoNothing()
      .returning({ id: users.id }),
)

export const findUserByEmail = statement('identity_find_user_by_email', (orm, at: Slots<{ email: string }>) =>
  orm.select().from(users).where(sql`${users.email} = ${at.email}::citext`),
)

/** An address as PostgreSQL compares it: it holds letters for the same (İ and i) that JavaScript does not. */
export const foldEmail = sqlStatement<{ email: string }, { folded: string }>(
  'identity_fold_email',
  (at) => sql`select lower(${at.email}) as folded`,
)

/** Locks a user who still has this password's hash until the transaction ends; returns nothing when it was changed. */
export const lockUser = statement(
  'identity_lock_user',
  (orm, at: Slots<{ id: string; passwordHash: string }>) =>
    orm
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, at.id), eq(users.passwordHash, at.passwordHash)))
      .for('no key update'),
)

/** Locks a user until the transaction ends and returns them as they are. */
export const lockUserById = statement('identity_lock_user_by_id', (orm, at: Slots<{ id: string }>) =>
  orm.select().from(users).where(eq(users.id, at.id)).for('no key update'),
)

export const findUserById = statement('identity_find_user_by_id', (orm, at: Slots<{ id: string }>) =>
  orm.select().from(users).where(eq(users.id, at.id)),
)

/** Moves a user to another zone; the one they leave stays known for what they did there. Returns nothing where they are there already. */
export const updateTimeZone = sqlStatement<{ id: string; timeZone: string; now: string }, { id: string }>(
  'identity_update_time_zone',
  (at) => sql`
    with former as (
      select id, time_zone from ${users} where id = ${at.id} and time_zone is distinct from ${at.timeZone} for update
    ), kept as (
      insert into ${formerZones} (user_id, until, time_zone)
      select id, ${at.now}::timestamptz, time_zone from former on conflict do nothing
    )
    update ${users} set time_zone = ${at.timeZone} where id = (select id from former) returning id`,
)

export const updatePassword = statement(
  'identity_update_password',
  (orm, at: Slots<{ id: string; passwordHash: string }>) =>
    orm
      .update(users)
      .set({ passwordHash: sql`${at.passwordHash}` })
      .where(eq(users.id, at.id)),
)

/** Stores a user's name; their row is locked until the transaction ends: what belongs to a profile changes in one order. */
export const updateDisplayName = (on: Executor, { id, displayName }: { id: string; displayName: string }) =>
  updateNames(on, { id, displayName, foldedName: foldName(displayName) })

const updateNames = statement(
  'identity_update_display_name',
  (orm, at: Slots<{ id: string; displayName: string; foldedName: string }>) =>
    orm
      .update(users)
      .set({ displayName: sql`${at.displayName}`, foldedName: sql`${at.foldedName}` })
      .where(eq(users.id, at.id)),
)

/** Notes that a user's address is theirs. */
export const verifyUser = statement('identity_verify_user', (orm, at: Slots<{ id: string; now: Date }>) =>
  orm
    .update(users)
    .set({ verifiedAt: sql`coalesce(${users.verifiedAt}, ${at.now})` })
    .where(eq(users.id, at.id)),
)

/** Gives a user an address that is theirs; returns nothing when it is somebody else's account already. */
export const moveEmail = sqlStatement<{ id: string; email: string; now: Date }, { id: string }>(
  'identity_move_email',
  (at) => sql`
    update ${users} set email = ${at.email}::citext, verified_at = ${at.now}::timestamptz
    where id = ${at.id}::uuid and not exists (
      select from ${users} other where other.email = ${at.email}::citext and other.id <> ${at.id}::uuid
    ) returning id`,
)

/** Whose address is yet to be verified. */
export const listUnverified = sqlStatement<Record<never, never>, { id: string }>(
  'identity_list_unverified',
  () => sql`select id from ${users} where verified_at is null`,
)

/** How many of several who are remembered are still who they were, as far as it is not about whom they hide. */
const countStill = sqlStatement<{ tokenHashes: string[]; userIds: string[]; now: string }, { still: number }>(
  'identity_count_still',
  (at) => sql`
    select count(*)::int as still
    from (select unnest(${uncounted(at.tokenHashes, 'bytea')}) as token, unnest(${uncounted(at.userIds, 'uuid')}) as owner) asked
    where exists (${opened(sql`asked.token`, sql`asked.owner`, at.now)})`,
)

/** Whether all who are remembered are still who they were. */
export async function areSessionsStillValid(
  on: Executor,
  remembered: readonly Remembered[],
  now: string,
): Promise<boolean> {
  if (remembered.length === 0) return true
  const [row] = await countStill(on, {
    tokenHashes: remembered.map(({ tokenHash }) => byteaOf(tokenHash)),
    userIds: remembered.map(({ userId }) => userId),
    now,
  })
  return row?.still === remembered.length
}
