import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { pantryLocked } from '#features/pantry/index.ts'
import { literal, sqlStatement } from '#platform/database/statement.ts'
import { isSuspended, isVerified, shownName, users } from '#platform/identity/users.table.ts'
import { adminActions, stewardDorms } from './admin.table.ts'

/** What a terminal shows at once. */
const page = literal(50)

export interface Account {
  id: string
  email: string
  displayName: string
  createdAt: Date
  verifiedAt: Date | null
  suspendedAt: Date | null
  suspendedUntil: Date | null
  suspensionReason: string | null
  isSteward: boolean
  /** Of which dorms; none: of the campus. */
  stewardDorms: string[]
}

const dormsOf = (user: SQL) =>
  sql`array(select dorm from ${stewardDorms} d where d.user_id = ${user} order by dorm)`

const columns = sql`id, email::text as email, display_name as "displayName", created_at as "createdAt",
  verified_at as "verifiedAt", suspended_at as "suspendedAt", suspended_until as "suspendedUntil",
  suspension_reason as "suspensionReason", is_steward as "isSteward",
  ${dormsOf(sql`${users}.id`)} as "stewardDorms"`

/** The newest accounts. */
export const listAccounts = sqlStatement<Record<never, never>, Account>(
  'admin_list_accounts',
  () => sql`select ${columns} from ${users} order by created_at desc, id limit ${page}`,
)

/** Accounts with this part in address or name, or with this id. */
export const searchAccounts = sqlStatement<{ text: string; pattern: string }, Account>(
  'admin_search_accounts',
  (at) => sql`
    select ${columns} from ${users}
    where email::text ilike ${at.pattern} or display_name ilike ${at.pattern} or id::text = ${at.text}
    order by email limit ${page}`,
)

/** The one account with this address or id. */
export const findAccount = sqlStatement<{ email: string; id: string | null }, Account>(
  'admin_find_account',
  (at) => sql`select ${columns} from ${users} where email = ${at.email}::citext or id = ${at.id}::uuid`,
)

/** Unless it `mayShorten`, whoever is suspended for longer stays as they are; returns until when they are then. */
export const suspendUser = sqlStatement<
  { id: string; now: Date; until: Date | null; reason: string; mayShorten: boolean },
  { until: Date | null }
>('admin_suspend_user', (at) => {
  const stays = sql`not ${at.mayShorten}::boolean and ${isSuspended('u', sql`coalesce(${at.until}::timestamptz, 'infinity')`)}`
  return sql`
    update ${users} u set
      suspended_at = case when ${stays} then suspended_at else ${at.now}::timestamptz end,
      suspended_until = case when ${stays} then suspended_until else ${at.until}::timestamptz end,
      suspension_reason = case when ${stays} then suspension_reason else ${at.reason}::text end
    where u.id = ${at.id}::uuid returning suspended_until as until`
})

export const restoreUser = sqlStatement<{ id: string }, never>(
  'admin_restore_user',
  (at) => sql`
    update ${users} set suspended_at = null, suspended_until = null, suspension_reason = null where id = ${at.id}::uuid`,
)

/** Whether what was `decided_` is that somebody be suspended. */
const isSuspensionOf = (userId: SQLWrapper) =>
  sql`decided_.before ->> 'id' = ${userId}::text and decided_.action like 'suspend%'`

export type Suspension = Pick<Account, 'suspendedUntil'> & { suspendedAt: Date; suspensionReason: string }

/**
 * The suspension that the one in force made longer, if it would hold at a moment: the record of the latter has it. Where that
 * one was lifted since, the one that it had made longer itself.
 */
export const findFormerSuspension = sqlStatement<{ id: string; now: Date }, Suspension>(
  'admin_find_former_suspension',
  (at) => sql`
    select former.at as "suspendedAt", former.until as "suspendedUntil", former.reason as "suspensionReason"
    from (
      select decided_.before from ${adminActions} decided_
      where ${isSuspensionOf(at.id)} and decided_.at <= (
          select min(decided_.at) from ${adminActions} decided_
          where ${isSuspensionOf(at.id)} and decided_.at >= (select suspended_at from ${users} where id = ${at.id}::uuid))
        and not exists (
          select from ${adminActions} lifted where lifted.action like 'restore%' and lifted.before ->> 'id' = ${at.id}::text
            and lifted.before ->> 'suspendedAt' = decided_.before ->> 'suspendedAt')
      order by decided_.at desc limit 1
    ) own, lateral (select (before ->> 'suspendedAt')::timestamptz as at,
      (before ->> 'suspendedUntil')::timestamptz as until, before ->> 'suspensionReason' as reason) former
    where former.at is not null and coalesce(former.until > ${at.now}::timestamptz, true)`,
)

/** Has another suspension hold in the place of the one in force. */
export const bringBackSuspension = sqlStatement<{ id: string } & Suspension, never>(
  'admin_bring_back_suspension',
  (at) => sql`
    update ${users} set suspended_at = ${at.suspendedAt}::timestamptz, suspended_until = ${at.suspendedUntil}::timestamptz,
      suspension_reason = ${at.suspensionReason} where id = ${at.id}::uuid`,
)

export const nameSteward = sqlStatement<{ id: string; isSteward: boolean }, never>(
  'admin_name_steward',
  (at) => sql`update ${users} set is_steward = ${at.isSteward}::boolean where id = ${at.id}::uuid`,
)

/** Forgets of which dorms somebody is a steward. */
export const clearStewardDorms = sqlStatement<{ id: string }, never>(
  'admin_clear_steward_dorms',
  (at) => sql`delete from ${stewardDorms} where user_id = ${at.id}::uuid`,
)

/** Makes somebody a steward of a dorm as well, whose name is spelt so from now on. */
export const addStewardDorm = sqlStatement<{ id: string; dorm: string }, never>(
  'admin_add_steward_dorm',
  (at) => sql`
    with misspelt as (
      delete from ${stewardDorms} where user_id = ${at.id}::uuid and lower(dorm) = lower(${at.dorm}) and dorm <> ${at.dorm}
    )
    insert into ${stewardDorms} (user_id, dorm) values (${at.id}::uuid, ${at.dorm}) on conflict do nothing`,
)

/** The dorms of a steward, none for one of the campus; nothing for whoever is no steward. */
export const findStewardship = sqlStatement<{ userId: string }, { dorms: string[] }>(
  'admin_find_stewardship',
  (at) => sql`
    select ${dormsOf(sql`u.id`)} as dorms
    from ${users} u where u.id = ${at.userId}::uuid and u.is_steward`,
)

/** All stewards who can log in at a moment, once for each of their dorms; those of the campus have an empty one. */
export const listStewards = sqlStatement<
  { now: Date },
  { userId: string; displayName: string; dorm: string }
>(
  'admin_list_stewards',
  (at) => sql`
    select u.id as "userId", ${shownName('u')} as "displayName", coalesce(d.dorm, '') as dorm
    from ${users} u left join ${stewardDorms} d on d.user_id = u.id
    where u.is_steward and not ${isSuspended('u', sql`${at.now}::timestamptz`)} order by u.folded_name, u.id, d.dorm`,
)

/** The dorms that have a steward of their own, whether or not they can log in. */
export const listStewardDorms = sqlStatement<Record<never, never>, { dorm: string }>(
  'admin_list_steward_dorms',
  () => sql`select distinct dorm from ${stewardDorms}`,
)

/** For other features' queries: whoever sees what is reported of a dorm and can log in at a moment, as rows of (id). */
export const stewardsOf = (dorm: SQLWrapper, moment: SQLWrapper): SQL => sql`
  select steward_.id from ${users} steward_
  where steward_.is_steward and ${isVerified('steward_')} and not ${isSuspended('steward_', sql`${moment}::timestamptz`)}
    and (not exists (select from ${stewardDorms} any_ where any_.user_id = steward_.id)
      or exists (select from ${stewardDorms} own_ where own_.user_id = steward_.id and lower(own_.dorm) = lower(${dorm})))`

/** For other features' queries: whether `u` was decided to be suspended from a moment on, and again since, which is what holds. */
export const isReplaced = (moment: SQLWrapper): SQL => sql`exists (
  select from ${adminActions} decided_
  where ${isSuspensionOf(sql`u.id`)} and decided_.at >= ${moment} and decided_.at < u.suspended_at)`

/**
 * For other features' queries: until when somebody was decided to be suspended at a moment, whatever else kept them out for
 * longer; null for further notice. A decision takes its time first, then is recorded.
 */
export const decidedUntil = (userId: SQLWrapper, moment: SQLWrapper): SQL => sql`(
  select decided_.at + interval '24 hours' * substring(decided_.action from '[0-9]+')::int
  from ${adminActions} decided_ where ${isSuspensionOf(userId)} and decided_.at >= ${moment} order by decided_.at limit 1)`

/** Has the stewards of a dorm be those of another. */
export const moveStewards = sqlStatement<{ from: string; to: string }, never>(
  'admin_move_stewards',
  (at) => sql`
    with gone as (delete from ${stewardDorms} where lower(dorm) = lower(${at.from}) returning user_id)
    insert into ${stewardDorms} (user_id, dorm) select user_id, ${at.to} from gone on conflict do nothing`,
)

/** Deletes a user. Their pantry is locked first: who adds to it at this moment has it, and looks the user up next. */
export const deleteUser = sqlStatement<{ id: string }, never>(
  'admin_delete_user',
  (at) => sql`delete from ${users} where ${pantryLocked(sql`${at.id}::uuid`)} and id = ${at.id}::uuid`,
)

type NewAction = {
  at: Date
  operator: string
  action: string
  target: string
  reason: string
  before: string | null
}

export const insertAction = sqlStatement<NewAction, never>(
  'admin_insert_action',
  (at) => sql`
    insert into ${adminActions} (at, operator, action, target, reason, before)
    values (${at.at}::timestamptz, ${at.operator}, ${at.action}, ${at.target}, ${at.reason}, ${at.before}::jsonb)`,
)

interface Action {
  at: Date
  operator: string
  action: string
  target: string
  reason: string
  /** Whose account it was about: an address may be somebody else's since. Null where it was about none. */
  userId: string | null
}

/** What was recorded of an account holds an address; the id of anything else, as of a post, is nobody's. */
const actions = sql`
  select at, operator, action, target, reason,
    case when before ->> 'email' is not null then before ->> 'id' end as "userId"
  from ${adminActions}`

/** The latest actions. */
export const listActions = sqlStatement<Record<never, never>, Action>(
  'admin_list_actions',
  () => sql`${actions} order by at desc limit ${page}`,
)

/** All actions from a moment on, the latest first: whoever goes back to a backup repeats them, and none may be lacking. */
export const listActionsSince = sqlStatement<{ since: Date }, Action>(
  'admin_list_actions_since',
  (at) => sql`${actions} where at >= ${at.since}::timestamptz order by at desc`,
)
