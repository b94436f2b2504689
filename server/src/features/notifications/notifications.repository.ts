import { noonHour, reminderHour } from '@shelfmate/contract/notifications/reminders'
import { eq, type SQL, sql } from 'drizzle-orm'
import { hasItemExpiring } from '#features/pantry/index.ts'
import { hasHandOver } from '#features/requests/index.ts'
import { literal, type Slots, sqlStatement, statement } from '#platform/database/statement.ts'
import { isSuspended, isVerified, users } from '#platform/identity/users.table.ts'
import { movedSince } from '#platform/identity/zone-at.ts'
import { notificationSettings, reminderRounds, reminders, settingDefaults } from './notifications.table.ts'

export type StoredSettings = Omit<typeof notificationSettings.$inferSelect, 'userId'>

export { settingDefaults } from './notifications.table.ts'

export const findSettings = statement('notifications_find_settings', (orm, at: Slots<{ userId: string }>) =>
  orm.select().from(notificationSettings).where(eq(notificationSettings.userId, at.userId)),
)

type Choices = {
  userId: string
  emailEnabled: boolean | null
  pushExpiry: boolean | null
  pushMessages: boolean | null
  pushMessageText: boolean | null
  pushRescue: boolean | null
  quietFrom: string | null
  quietUntil: string | null
}

/** Changes what is not null; returns everything as it is now. */
export const saveSettings = sqlStatement<Choices, StoredSettings>(
  'notifications_save_settings',
  (at) => sql`
    insert into ${notificationSettings} as s
      (user_id, email_enabled, push_expiry, push_messages, push_message_text, push_rescue, quiet_from, quiet_until)
    select id, coalesce(${at.emailEnabled}::boolean, ${settingDefaults.emailEnabled}), coalesce(${at.pushExpiry}::boolean, ${settingDefaults.pushExpiry}),
      coalesce(${at.pushMessages}::boolean, ${settingDefaults.pushMessages}), coalesce(${at.pushMessageText}::boolean, ${settingDefaults.pushMessageText}),
      coalesce(${at.pushRescue}::boolean, ${settingDefaults.pushRescue}),
      coalesce(${at.quietFrom}::text, ${settingDefaults.quietFrom}), coalesce(${at.quietUntil}::text, ${settingDefaults.quietUntil})
    from ${users} where id = ${at.userId}::uuid
    on conflict (user_id) do update set
      email_enabled = coalesce(${at.emailEnabled}::boolean, s.email_enabled),
      push_expiry = coalesce(${at.pushExpiry}::boolean, s.push_expiry),
      push_messages = coalesce(${at.pushMessages}::boolean, s.push_messages),
      push_message_text = coalesce(${at.pushMessageText}::boolean, s.push_message_text),
      push_rescue = coalesce(${at.pushRescue}::boolean, s.push_rescue),
      quiet_from = coalesce(${at.quietFrom}::text, s.quiet_from),
      quiet_until = coalesce(${at.quietUntil}::text, s.quiet_until)
    returning email_enabled as "emailEnabled", push_expiry as "pushExpiry", push_messages as "pushMessages",
      push_message_text as "pushMessageText", push_rescue as "pushRescue", quiet_from as "quietFrom", quiet_until as "quietUntil"`,
)

/** The zones that users live in, the campus zone for those whose own is not known. */
export const listZones = sqlStatement<{ campusZone: string }, { timeZone: string }>(
  'notifications_list_zones',
  (at) => sql`select distinct coalesce(time_zone, ${at.campusZone}) as "timeZone" from ${users}`,
)

/** A zone's morning that is decided: what falls due by `until` is told of. */
export type Round = {
  timeZone: string
  campusZone: string
  localDate: string
  until: string
  now: string
  /** Whoever comes into the zone from then on has no morning by it. */
  decidedAt: string
}

/** The date of the user's last mail; what passed before then has been said. */
const lastMail = sql`coalesce((
  select max(r.local_date) from ${reminders} r where r.user_id = u.id and r.status = 'sent'), '-infinity'::date)`

/** Lets one worker decide a zone: whoever comes while it does leaves it to it. Lasts until the transaction ends. */
export const claimRound = sqlStatement<{ timeZone: string }, { claimed: boolean }>(
  'notifications_claim_round',
  (at) =>
    sql`select pg_try_advisory_xact_lock(hashtextextended('reminders of ' || ${at.timeZone}, 0)) as claimed`,
)

/** A zone of a million users takes longer than a screen may wait. */
export const allowMinutes = sqlStatement<Record<string, never>, never>(
  'notifications_allow_minutes',
  () => sql`set local statement_timeout = '10min'`,
)

/** An hour of that day on the zone's wall clock. */
const hourOf = (at: Slots<Round>, hour: number): SQL =>
  sql`((${at.localDate}::date + make_interval(hours => ${literal(hour)})) at time zone ${at.timeZone})`

/**
 * Which users `u` have a morning there on that date, whenever it is decided: they had an account at eight, and came into the zone
 * before noon. Nobody who signs up or logs in somewhere else in the afternoon is mailed at once.
 */
export const hasMorning = (at: Slots<Round>): SQL => sql`
  u.created_at <= ${hourOf(at, reminderHour)} and u.id not in (${movedSince(hourOf(at, noonHour))})`

/** The end of that day, the moment from which its reminder is missed. */
const dayEnd = (at: Slots<Round>): SQL =>
  sql`((${at.localDate}::date + 1)::timestamp at time zone ${at.timeZone})`

/** Which users `u` with settings `s` want that morning's mail and have something expiring or to hand over. */
const wanting = (at: Slots<Round>): SQL => sql`
  ${hasMorning(at)} and coalesce(s.email_enabled, true) and ${isVerified('u')} and not ${isSuspended('u', sql`${at.now}::timestamptz`)}
    and (${hasItemExpiring(sql`u.id`, lastMail, sql`${at.until}::date`)}
      or ${hasHandOver(sql`u.id`, sql`${at.localDate}`, sql`${at.timeZone}`)})`

/**
 * Decides one zone's morning in one statement: a pending reminder for every user of the zone who wants mail and has
 * something expiring or to hand over, unless this morning was decided before. Returns how many were decided, and whether just now. Its order has everybody read
 * before anybody is written: else each user's last mail is looked for in a table that grows meanwhile, and where PostgreSQL
 * still believes that table empty, by reading it whole.
 */
export const decideRound = sqlStatement<Round, { decided: number; isNew: boolean }>(
  'notifications_decide_round',
  (at) => sql`
    with round as (
      insert into ${reminderRounds} (time_zone, local_date, decided_at) values (${at.timeZone}, ${at.localDate}, ${at.decidedAt})
      on conflict do nothing returning local_date
    ), decided as (
      insert into ${reminders} (user_id, local_date, status, due_at, deadline_at)
      select u.id, round.local_date, 'pending', ${at.now}::timestamptz, ${dayEnd(at)}
      from round
      join ${users} u on coalesce(u.time_zone, ${at.campusZone}) = ${at.timeZone}
      left join ${notificationSettings} s on s.user_id = u.id
      where ${wanting(at)}
      order by u.id
      on conflict do nothing
      returning 1
    )
    select count(*)::int as decided, exists (select from round) as "isNew" from decided`,
)

/** Who has come into a zone since its morning was decided last: theirs is decided neither there nor where they were. */
export const listMovers = sqlStatement<Pick<Round, 'timeZone' | 'localDate'>, { userId: string }>(
  'notifications_list_movers',
  (at) => sql`
    select distinct u.id as "userId" from ${reminderRounds} r
    cross join lateral (${movedSince(sql`r.decided_at`)}) moved
    join ${users} u on u.id = moved.user_id and u.time_zone = r.time_zone
    where r.time_zone = ${at.timeZone} and r.local_date = ${at.localDate}::date`,
)

/** Notes until when a zone's morning is decided for who comes into it. */
export const moveRound = sqlStatement<Pick<Round, 'timeZone' | 'localDate' | 'decidedAt'>, never>(
  'notifications_move_round',
  (at) => sql`
    update ${reminderRounds} set decided_at = greatest(decided_at, ${at.decidedAt}::timestamptz)
    where time_zone = ${at.timeZone} and local_date = ${at.localDate}::date`,
)

export type Movers = Round & { userIds: string[] }

/** Decides the morning of these users alone; one who had that date's mail before gets no other. */
export const decideMovers = sqlStatement<Movers, { userId: string }>(
  'notifications_decide_movers',
  (at) => sql`
    insert into ${reminders} (user_id, local_date, status, due_at, deadline_at)
    select u.id, ${at.localDate}::date, 'pending', ${at.now}::timestamptz, ${dayEnd(at)}
    from ${users} u left join ${notificationSettings} s on s.user_id = u.id
    where u.id = any(${at.userIds}::uuid[]) and ${wanting(at)}
    order by u.id
    on conflict do nothing
    returning user_id as "userId"`,
)

export type DueReminder = {
  userId: string
  localDate: string
  attempts: number
  deadlineAt: string
  email: string
  displayName: string
  /** Whether they want it still, and are not suspended since it was decided. */
  wanted: boolean
  timeZone: string
  lastMail: string | null
}

/** Takes the reminder that has waited longest; until `leaseUntil` nobody else gets it. */
export const takeDueReminder = sqlStatement<
  { now: string; leaseUntil: string; campusZone: string },
  DueReminder
>(
  'notifications_take_due_reminder',
  (at) => sql`
    with due as (
      select user_id, local_date from ${reminders}
      where status = 'pending' and due_at <= ${at.now}::timestamptz
      order by due_at limit 1 for update skip locked
    ), taken as (
      update ${reminders} r set due_at = ${at.leaseUntil}::timestamptz, attempts = attempts + 1
      from due where r.user_id = due.user_id and r.local_date = due.local_date
      returning r.user_id, r.local_date, r.attempts, r.deadline_at
    )
    select taken.user_id as "userId", taken.local_date::text as "localDate", taken.attempts, taken.deadline_at as "deadlineAt",
           u.email::text as email, u.display_name as "displayName",
           coalesce(s.email_enabled, true) and not ${isSuspended('u', sql`${at.now}::timestamptz`)} as wanted,
           coalesce(u.time_zone, ${at.campusZone}) as "timeZone",
           (select max(r.local_date)::text from ${reminders} r where r.user_id = taken.user_id and r.status = 'sent') as "lastMail"
    from taken join ${users} u on u.id = taken.user_id
    left join ${notificationSettings} s on s.user_id = taken.user_id`,
)

export const settleReminder = statement(
  'notifications_settle_reminder',
  (
    orm,
    at: Slots<{ userId: string; localDate: string; status: 'sent' | 'missed' | 'dropped'; now: string }>,
  ) =>
    orm
      .update(reminders)
      .set({ status: sql`${at.status}`, settledAt: sql`${at.now}` })
      .where(sql`${reminders.userId} = ${at.userId} and ${reminders.localDate} = ${at.localDate}`),
)

export const postponeReminder = statement(
  'notifications_postpone_reminder',
  (orm, at: Slots<{ userId: string; localDate: string; dueAt: string }>) =>
    orm
      .update(reminders)
      .set({ dueAt: sql`${at.dueAt}` })
      .where(sql`${reminders.userId} = ${at.userId} and ${reminders.localDate} = ${at.localDate}`),
)

/** The date of a user's last reminder mail before a day, or null: what that day's would say is the same once it is out. */
export const findLastMail = sqlStatement<{ userId: string; before: string }, { lastMail: string | null }>(
  'notifications_find_last_mail',
  (at) => sql`
    select max(local_date)::text as "lastMail" from ${reminders}
    where user_id = ${at.userId} and status = 'sent' and local_date < ${at.before}::date`,
)
