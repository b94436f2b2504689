import { and, eq, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { thrownAwaySince } from '#features/pantry/index.ts'
import { literal, type Slots, sqlStatement, statement, uncounted } from '#platform/database/statement.ts'
import type { Revision } from '#platform/identity/revisions.ts'
import { isSuspended, isVerified, shownName, users } from '#platform/identity/users.table.ts'
import { dayAt } from '#platform/identity/zone-at.ts'
import type { Revisioned } from '#platform/routes/response-cache.ts'
import { achievementCounters, activityDays, unlocks } from './achievements.table.ts'
import { runsOfDays } from './runs-of-days.ts'

export type Counters = Pick<
  typeof achievementCounters.$inferSelect,
  'logged' | 'consumed' | 'donated' | 'streak' | 'streakDay' | 'bestStreak'
>

/** Lists of equal length, in the order of the users' ids: one row for each user, who stands in them once. */
type Actions = {
  userIds: string[]
  /** How many actions of the user's day they are. */
  actions: number[]
  logged: number[]
  consumed: number[]
  donated: number[]
  at: string
  campusZone: string
}

const localDay = (userId: SQL, at: Slots<{ at: string; campusZone: string }>) =>
  dayAt(userId, sql`${at.at}::timestamptz`, sql`${at.campusZone}::text`)

const countersOf = sql`logged, consumed, donated, streak, streak_day::text as "streakDay", best_streak as "bestStreak"`

/**
 * Counts actions of several users in one statement: their local day gets as many more, the counters grow, and the run of days
 * goes on, restarts, or stays as it is (the rule of extendRun in the contract, which the tests hold it to). `day` is the action's:
 * before `streakDay` when the user has travelled west since. Rows are locked in the order of the users.
 */
export const countActions = sqlStatement<Actions, Counters & { userId: string; day: string }>(
  'achievements_count_actions',
  (at) => sql`
    with action as materialized (
      select given.*, ${localDay(sql`given.user_id`, at)} as day
      from unnest(${uncounted(at.userIds, 'uuid')}, ${uncounted(at.actions, 'int')}, ${uncounted(at.logged, 'int')},
        ${uncounted(at.consumed, 'int')}, ${uncounted(at.donated, 'int')})
        as given (user_id, actions, logged, consumed, donated)
    ), active as (
      insert into ${activityDays} as d (user_id, day, actions) select user_id, day, actions from action
      on conflict (user_id, day) do update set actions = d.actions + excluded.actions
    ), counted as (
    insert into ${achievementCounters} as c (user_id, logged, consumed, donated, streak, streak_day, best_streak)
    select user_id, logged, consumed, donated, 1, day, 1 from action
    on conflict (user_id) do update set
      logged = c.logged + excluded.logged,
      consumed = c.consumed + excluded.consumed,
      donated = c.donated + excluded.donated,
      streak = case
        when c.streak_day >= excluded.streak_day then c.streak
        when c.streak_day = excluded.streak_day - 1 then c.streak + 1
        else 1 end,
      streak_day = greatest(c.streak_day, excluded.streak_day),
      best_streak = greatest(c.best_streak, case when c.streak_day = excluded.streak_day - 1 then c.streak + 1 else 1 end)
    returning c.*)
    select user_id as "userId", ${countersOf}, day::text
    from counted join (select user_id, day from action) acted using (user_id)`,
)

/** Takes a consumption back: from the counter, then from its day, in the order in which countActions locks them. Returns the day's actions that are left. */
export const uncountConsumption = sqlStatement<
  { userId: string; at: string; campusZone: string },
  { day: string; actions: number }
>(
  'achievements_uncount_consumption',
  (at) => sql`
    with counted as (
      update ${achievementCounters} set consumed = greatest(consumed - 1, 0) where user_id = ${at.userId}
      returning user_id
    )
    update ${activityDays} d set actions = greatest(actions - 1, 0) from counted
    where d.user_id = counted.user_id and d.day = ${localDay(sql`${at.userId}::uuid`, at)}
    returning day::text, actions`,
)

/** Rewrites the run of days and the best one from the days themselves: after one became idle, or was filled in later. */
export const recountStreak = sqlStatement<
  { userId: string },
  Pick<Counters, 'streak' | 'streakDay' | 'bestStreak'>
>(
  'achievements_recount_streak',
  (at) => sql`
    with runs as (${runsOfDays(sql`(select user_id, day from ${activityDays} where user_id = ${at.userId} and actions > 0)`)})
    update ${achievementCounters} set
      streak = coalesce((select length from runs order by last_day desc limit 1), 0),
      streak_day = (select max(last_day) from runs),
      best_streak = coalesce((select max(length) from runs), 0)
    where user_id = ${at.userId}
    returning streak, streak_day::text as "streakDay", best_streak as "bestStreak"`,
)

/** Records badges; returns the ones that are new, and moves the user's badge count along. */
export const unlockBadges = sqlStatement<{ userId: string; badges: string[]; at: string }, { badge: string }>(
  'achievements_unlock_badges',
  (at) => sql`
    with new as (
      insert into ${unlocks} (user_id, badge, unlocked_at)
      select ${at.userId}, badge, ${at.at}::timestamptz from unnest(${at.badges}::text[]) as badge
      on conflict do nothing returning badge
    ), counted as (
      update ${achievementCounters} set badge_count = badge_count + (select count(*) from new), badge_count_at = greatest(badge_count_at, ${at.at}::timestamptz)
      where user_id = ${at.userId} and exists (select from new)
    )
    select badge from new`,
)

/** What a user has done, nothing of it counted yet or not, and thrown away. */
export const findCounters = sqlStatement<
  { userId: string; wasteSince: string },
  Counters & { thrownAway: number }
>(
  'achievements_find_counters',
  (at) => sql`
    select coalesce(logged, 0) as logged, coalesce(consumed, 0) as consumed, coalesce(donated, 0) as donated,
      coalesce(streak, 0) as streak, streak_day::text as "streakDay", coalesce(best_streak, 0) as "bestStreak",
      ${thrownAwaySince(sql`${at.userId}::uuid`, sql`${at.wasteSince}::timestamptz`)} as "thrownAway"
    from (select) as one left join ${achievementCounters} on user_id = ${at.userId}`,
)

export const findUnlocks = statement('achievements_find_unlocks', (orm, at: Slots<{ userId: string }>) =>
  orm.select().from(unlocks).where(eq(unlocks.userId, at.userId)),
)

export const markCelebrated = statement(
  'achievements_mark_celebrated',
  (orm, at: Slots<{ userId: string; badges: string[]; now: string }>) =>
    orm
      .update(unlocks)
      .set({ celebratedAt: sql`${at.now}` })
      .where(
        and(
          eq(unlocks.userId, at.userId),
          sql`${unlocks.badge} = any(${at.badges}::text[])`,
          isNull(unlocks.celebratedAt),
        ),
      ),
)

const leaders = 5

/** The first five of the leaderboard's index who are not suspended at a moment, with their present names (D16, D20), as the JSON of its answer. */
const leadersJson = (moment: SQLWrapper) => sql`(
    with top as (
      select user_id, badge_count, badge_count_at from ${achievementCounters}
      where badge_count > 0 and exists (
        select from ${users} v where v.id = user_id and ${isVerified('v')} and not ${isSuspended('v', moment)})
      order by badge_count desc, badge_count_at, user_id limit ${literal(leaders)}
    )
    select json_build_object('items', coalesce(json_agg(
      json_build_object('userId', u.id, 'displayName', ${shownName('u')}, 'badgeCount', top.badge_count)
      order by top.badge_count desc, top.badge_count_at, top.user_id), '[]'::json), 'nextCursor', null)::text
    from top join ${users} u on u.id = top.user_id)`

/** Five rows are read as quickly as a number that their changes raise, and ask nothing of those changes. */
const revisionOfLeaders = (answer: SQL) => sql`hashtextextended(${answer}, 0)::text`

/** Where the leaderboard stands: another text wherever it shows something else. */
export const leadersRevision: Revision = {
  name: 'leaders',
  of: (_userId, now) => revisionOfLeaders(leadersJson(now)),
}

/** The leaderboard and where it stands, in one snapshot. */
export const listLeaders = sqlStatement<{ now: string }, Revisioned>(
  'achievements_list_leaders',
  (at) => sql`
    select text, ${revisionOfLeaders(sql`text`)} as revision
    from (select ${leadersJson(sql`${at.now}::timestamptz`)} as text offset 0) as leaders`,
)
