import { type SQL, sql } from 'drizzle-orm'
import { donationActions } from '#features/exchange/index.ts'
import { consumptionActions, loggingActions } from '#features/pantry/index.ts'
import { sqlStatement } from '#platform/database/statement.ts'
import { dayAt } from '#platform/identity/zone-at.ts'
import { achievementCounters, activityDays, unlocks } from './achievements.table.ts'
import { runsOfDays } from './runs-of-days.ts'

/** What students have done, by the features' own logs: rows of (user_id, at, units) for each thing that is counted. */
const logs: Record<'logged' | 'consumed' | 'donated', SQL> = {
  logged: loggingActions,
  consumed: consumptionActions,
  donated: donationActions,
}

const allActions = sql.join(
  Object.entries(logs).map(
    ([metric, rows]) =>
      sql`select user_id, at, units, ${sql.raw(`'${metric}'`)} as metric from (${rows}) as source`,
  ),
  sql` union all `,
)

type NoValues = Record<string, never>

const steps = (name: string, queries: SQL[]) =>
  queries.map((query, n) => sqlStatement<NoValues, never>(`achievements_${name}_${n}`, () => query))

/** One snapshot for all statements of the transaction, and the time that a million users take. */
export const setUpRebuild = steps('set_up_rebuild', [
  sql`set transaction isolation level repeatable read`,
  sql`set local statement_timeout = 0`,
])

/** Where the rebuilding transaction keeps what it counts. What comes first after the lock takes the snapshot. */
export const createRebuilt = steps('create_rebuilt', [
  sql`create temp table rebuilt_actions (user_id uuid, day date, metric text, units int, actions int) on commit drop`,
  sql`create temp table rebuilt_days (like ${activityDays}) on commit drop`,
  sql`create temp table rebuilt_unlocks (like ${unlocks}) on commit drop`,
  sql`create temp table rebuilt_counters (like ${achievementCounters} including defaults) on commit drop`,
])

/** Holds up whoever counts until the transaction ends: what is written must be what is in the logs. */
export const lockAchievements = sqlStatement<NoValues, never>(
  'achievements_lock',
  () => sql`lock table ${achievementCounters}, ${activityDays}, ${unlocks} in share row exclusive mode`,
)

export const rebuildActions = sqlStatement<{ campusZone: string }, never>(
  'achievements_rebuild_actions',
  (at) => sql`
    insert into rebuilt_actions
    select user_id, ${dayAt(sql`done.user_id`, sql`done.at`, sql`${at.campusZone}::text`)}, metric, sum(units), count(*)
    from (${allActions}) as done group by 1, 2, 3`,
)

export const rebuildDays = sqlStatement<NoValues, never>(
  'achievements_rebuild_days',
  () => sql`insert into rebuilt_days select user_id, day, sum(actions) from rebuilt_actions group by 1, 2`,
)

/** A row for everybody who has counters or should have. */
export const rebuildCounters = sqlStatement<NoValues, never>(
  'achievements_rebuild_counters',
  () => sql`
    with counted as (
      select user_id, sum(units) filter (where metric = 'logged') as logged,
             sum(units) filter (where metric = 'consumed') as consumed,
             sum(units) filter (where metric = 'donated') as donated
      from rebuilt_actions group by user_id
    ), runs as (${runsOfDays(sql`rebuilt_days`)}), best as (
      select user_id, max(length) as length from runs group by user_id
    ), present as (
      select distinct on (user_id) user_id, length, last_day from runs order by user_id, last_day desc
    )
    insert into rebuilt_counters (user_id, logged, consumed, donated, streak, streak_day, best_streak)
    select user_id, coalesce(counted.logged, 0), coalesce(counted.consumed, 0), coalesce(counted.donated, 0),
           coalesce(present.length, 0), present.last_day, coalesce(best.length, 0)
    from counted
    full join (select user_id from ${achievementCounters}) as stored using (user_id)
    left join present using (user_id) left join best using (user_id)`,
)

type Rules = { badges: string[]; metrics: string[]; needed: number[] }

/** A badge stays unlocked (D17); one that the logs reach and nobody recorded is unlocked now. */
export const rebuildUnlocks = sqlStatement<Rules & { now: string }, never>(
  'achievements_rebuild_unlocks',
  (at) => sql`
    insert into rebuilt_unlocks (user_id, badge, unlocked_at, celebrated_at)
    select user_id, badge, unlocked_at, celebrated_at from ${unlocks}
    union all
    select c.user_id, rule.badge, ${at.now}::timestamptz, null
    from rebuilt_counters c
    join unnest(${at.badges}::text[], ${at.metrics}::text[], ${at.needed}::int[]) as rule (badge, metric, needed)
      on rule.needed <= case rule.metric when 'logged' then c.logged when 'consumed' then c.consumed
                                         when 'donated' then c.donated else c.best_streak end
    where not exists (select from ${unlocks} u where u.user_id = c.user_id and u.badge = rule.badge)`,
)

export const rebuildBadgeCounts = sqlStatement<NoValues, never>(
  'achievements_rebuild_badge_counts',
  () => sql`
    update rebuilt_counters c set badge_count = earned.count, badge_count_at = earned.last
    from (select user_id, count(*) as count, max(unlocked_at) as last from rebuilt_unlocks group by user_id) as earned
    where earned.user_id = c.user_id`,
)

export const countRebuilt = sqlStatement<NoValues, { users: number }>(
  'achievements_count_rebuilt',
  () => sql`select count(*)::int as users from rebuilt_counters`,
)

export type Difference = { userId: string; what: string; stored: string | null; rebuilt: string | null }

const columns = [
  'logged',
  'consumed',
  'donated',
  'streak',
  'streak_day',
  'best_streak',
  'badge_count',
  'badge_count_at',
]
const columnPairs = sql.raw(columns.map((name) => `('${name}', s.${name}::text, r.${name}::text)`).join(', '))

/** Everything in which what is stored and what the logs say differ. */
export const listDifferences = sqlStatement<NoValues, Difference>(
  'achievements_list_differences',
  () => sql`
    select r.user_id as "userId", pair.what, pair.stored, pair.rebuilt
    from rebuilt_counters r left join ${achievementCounters} s on s.user_id = r.user_id
    cross join lateral (values ${columnPairs}) as pair (what, stored, rebuilt)
    where pair.stored is distinct from pair.rebuilt
    union all
    select user_id, 'actions on ' || day, s.actions::text, r.actions::text
    from rebuilt_days r full join ${activityDays} s using (user_id, day)
    where coalesce(s.actions, 0) <> coalesce(r.actions, 0)
    union all
    select r.user_id, 'badge ' || r.badge, null, 'unlocked'
    from rebuilt_unlocks r left join ${unlocks} s using (user_id, badge) where s.user_id is null
    order by 1, 2`,
)

const assignments = sql.raw(columns.map((name) => `${name} = excluded.${name}`).join(', '))

/** Puts what was rebuilt in the place of what is stored. */
export const writeRebuilt = steps('write_rebuilt', [
  sql`insert into ${achievementCounters} select * from rebuilt_counters
      on conflict (user_id) do update set ${assignments}`,
  sql`insert into ${activityDays} select * from rebuilt_days
      on conflict (user_id, day) do update set actions = excluded.actions`,
  sql`delete from ${activityDays} d where not exists (
      select from rebuilt_days r where r.user_id = d.user_id and r.day = d.day)`,
  sql`insert into ${unlocks} select * from rebuilt_unlocks on conflict do nothing`,
])

type Annulled = { userId: string; annulledAt: string[]; campusZone: string }

/**
 * Deletes the badges that need more donations than a user has, or a longer streak than the logs hold of them, though it was long
 * enough with what was done at the annulled moments.
 */
export const deleteUnearned = sqlStatement<Rules & Annulled, never>(
  'achievements_delete_unearned',
  (at) => sql`
    with days as (
      select distinct user_id, ${dayAt(sql`done.user_id`, sql`done.at`, sql`${at.campusZone}::text`)} as day
      from (${allActions}) as done where user_id = ${at.userId}::uuid
    ), annulled as (
      select ${at.userId}::uuid as user_id, unnest(${at.annulledAt}::timestamptz[]) as at
    ), former_days as (
      select user_id, day from days
      union select user_id, ${dayAt(sql`done.user_id`, sql`done.at`, sql`${at.campusZone}::text`)} from annulled as done
    ), reached as (
      select 'donated' as metric, coalesce(sum(units), 0) as units, null::int as former
      from (${donationActions}) as given where given.user_id = ${at.userId}::uuid
      union all select 'streak', coalesce(max(length), 0), (select max(length) from (${runsOfDays(sql`former_days`)}) as runs)
      from (${runsOfDays(sql`days`)}) as runs
    )
    delete from ${unlocks} u
    using unnest(${at.badges}::text[], ${at.metrics}::text[], ${at.needed}::int[]) as rule (badge, metric, needed)
      join reached using (metric)
    where u.user_id = ${at.userId}::uuid and u.badge = rule.badge and rule.needed > reached.units
      and coalesce(rule.needed <= reached.former, true)`,
)
