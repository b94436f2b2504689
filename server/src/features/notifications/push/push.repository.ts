import { eq, type SQL, sql } from 'drizzle-orm'
import { hasItemExpiring } from '#features/pantry/index.ts'
import { hasHandOver } from '#features/requests/index.ts'
import { rowByRow, type Slots, sqlStatement, statement } from '#platform/database/statement.ts'
import { isSessionOpen } from '#platform/identity/open-session.ts'
import { users } from '#platform/identity/users.table.ts'
import { hasMorning, type Movers, type Round } from '../notifications.repository.ts'
import { notificationSettings, settingDefaults } from '../notifications.table.ts'
import { pushNotices, pushReminders, pushSubscriptions } from './push.table.ts'

/** Puts the changes of a user's devices in a row until the transaction ends. */
export const lockDevices = sqlStatement<{ userId: string }, never>(
  'push_lock_devices',
  (at) => sql`select from ${users} where id = ${at.userId}::uuid for no key update`,
)

type Device = {
  userId: string
  sessionId: string
  endpoint: string
  p256dh: string
  auth: string
  now: string
}

/** A browser that subscribes again has a new address, or a new session under the old one: nothing waits for it any more. */
export const forgetFormerDevice = sqlStatement<{ sessionId: string; endpoint: string }, never>(
  'push_forget_former_device',
  (at) =>
    sql`delete from ${pushSubscriptions} where session_id = ${at.sessionId}::uuid or endpoint = ${at.endpoint}`,
)

/** Two sessions that give the same address at the same moment: the later one has the browser. */
export const insertDevice = sqlStatement<Device, never>(
  'push_insert_device',
  (at) => sql`
    insert into ${pushSubscriptions} (user_id, session_id, endpoint, p256dh, auth, created_at)
    select ${at.userId}::uuid, ${at.sessionId}::uuid, ${at.endpoint}, ${at.p256dh}, ${at.auth}, ${at.now}::timestamptz
    where ${isSessionOpen(sql`${at.sessionId}::uuid`, sql`${at.now}::timestamptz`)}
    on conflict (endpoint) do update set user_id = excluded.user_id, session_id = excluded.session_id,
      p256dh = excluded.p256dh, auth = excluded.auth, created_at = excluded.created_at`,
)

export const deleteDevice = statement('push_delete_device', (orm, at: Slots<{ sessionId: string }>) =>
  orm.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, at.sessionId)),
)

/** The push service has said that it is over; the browser may have subscribed anew meanwhile, which stays. */
export const deleteSubscription = statement(
  'push_delete_subscription',
  (orm, at: Slots<{ id: string; endpoint: string }>) =>
    orm
      .delete(pushSubscriptions)
      .where(sql`${pushSubscriptions.id} = ${at.id} and ${pushSubscriptions.endpoint} = ${at.endpoint}`),
)

export const findDevice = statement('push_find_device', (orm, at: Slots<{ sessionId: string }>) =>
  orm
    .select({ id: pushSubscriptions.id, endpoint: pushSubscriptions.endpoint })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.sessionId, at.sessionId)),
)

/** One that still waits has what is new told with it. */
const addToWaiting = sql`on conflict (subscription_id, topic) do update set
  generation = ${pushNotices}.generation + 1, deadline_at = excluded.deadline_at`

type New = { topic: string; dueAt: string; deadlineAt: string }

export const queueForDevice = sqlStatement<New & { sessionId: string }, { topic: string }>(
  'push_queue_for_device',
  (at) => sql`
    insert into ${pushNotices} (subscription_id, topic, due_at, deadline_at)
    select id, ${at.topic}, ${at.dueAt}::timestamptz, ${at.deadlineAt}::timestamptz
    from ${pushSubscriptions} where session_id = ${at.sessionId}::uuid
    ${addToWaiting}
    returning topic`,
)

/** For every device of users who want to hear of messages, and of promises that are off. Nearly always there is none, and this is all that it costs. */
export const queueForMessages = sqlStatement<
  { userIds: string[]; topics: string[]; dueAt: string; deadlines: string[] },
  never
>(
  'push_queue_for_messages',
  (at) => sql`
    insert into ${pushNotices} (subscription_id, topic, due_at, deadline_at)
    select p.id, told.topic, ${at.dueAt}::timestamptz, told.deadline_at
    from unnest(${at.userIds}::uuid[], ${at.topics}::text[], ${at.deadlines}::timestamptz[]) as told (user_id, topic, deadline_at)
    join ${rowByRow(sql`select own.id from ${pushSubscriptions} own where own.user_id = told.user_id`)} p on true
    where coalesce(
      (select s.push_messages from ${notificationSettings} s where s.user_id = told.user_id), ${settingDefaults.pushMessages})
    order by p.id, told.topic
    ${addToWaiting}`,
)

/** What passed before a user's last notice has been said. */
const lastNotice = sql`coalesce((
  select max(r.local_date) from ${pushReminders} r where r.user_id = u.id), '-infinity'::date)`

/** A morning's notices are sent before the deadline. */
export type NoticesRound = Round & { deadline: string }

/** As for mails: one notice for each device of those users who want it and have something expiring or to hand over. */
const noticesFor = (at: Slots<NoticesRound>, whose: SQL): SQL => sql`
  with decided as (
    insert into ${pushReminders} (user_id, local_date)
    select u.id, ${at.localDate}::date
    from ${users} u left join ${notificationSettings} s on s.user_id = u.id
    where u.id in (select user_id from ${pushSubscriptions})
      and ${whose} and ${hasMorning(at)} and coalesce(s.push_expiry, ${settingDefaults.pushExpiry})
      and (${hasItemExpiring(sql`u.id`, lastNotice, sql`${at.until}::date`)}
        or ${hasHandOver(sql`u.id`, sql`${at.localDate}`, sql`${at.timeZone}`)})
    order by u.id
    on conflict do nothing
    returning user_id
  )
  insert into ${pushNotices} (subscription_id, topic, due_at, deadline_at)
  select p.id, 'expiry', ${at.now}::timestamptz, ${at.deadline}::timestamptz
  from decided join ${pushSubscriptions} p on p.user_id = decided.user_id
  order by p.id
  ${addToWaiting}`

/** Decides the notices of one zone's morning. */
export const decideNotices = sqlStatement<NoticesRound, never>('push_decide_notices', (at) =>
  noticesFor(at, sql`coalesce(u.time_zone, ${at.campusZone}) = ${at.timeZone}`),
)

/** The same for these users alone. */
export const decideMoversNotices = sqlStatement<NoticesRound & Movers, never>(
  'push_decide_movers_notices',
  (at) => noticesFor(at, sql`u.id = any(${at.userIds}::uuid[])`),
)

export type DueNotice = {
  subscriptionId: string
  topic: string
  generation: number
  attempts: number
  deadlineAt: string
  userId: string
  endpoint: string
  p256dh: string
  auth: string
  isOpen: boolean
  timeZone: string
  expiry: boolean
  messages: boolean
  messageText: boolean
  quietFrom: string
  quietUntil: string
  /** The morning before the last decided one. */
  noticeBefore: string | null
}

/** Takes the notice that has waited longest; until `leaseUntil` nobody else gets it. */
export const takeDueNotice = sqlStatement<{ now: string; leaseUntil: string; campusZone: string }, DueNotice>(
  'push_take_due_notice',
  (at) => sql`
    with due as (
      select subscription_id, topic from ${pushNotices}
      where due_at <= ${at.now}::timestamptz
      order by due_at limit 1 for update skip locked
    ), taken as (
      update ${pushNotices} n set due_at = ${at.leaseUntil}::timestamptz, attempts = attempts + 1
      from due where n.subscription_id = due.subscription_id and n.topic = due.topic
      returning n.*
    )
    select p.id as "subscriptionId", n.topic, n.generation, n.attempts, n.deadline_at as "deadlineAt",
           p.user_id as "userId", p.endpoint, p.p256dh, p.auth,
           ${isSessionOpen(sql`p.session_id`, sql`${at.now}::timestamptz`)} as "isOpen",
           coalesce(u.time_zone, ${at.campusZone}) as "timeZone",
           coalesce(s.push_expiry, ${settingDefaults.pushExpiry}) as expiry, coalesce(s.push_messages, ${settingDefaults.pushMessages}) as messages,
           coalesce(s.push_message_text, ${settingDefaults.pushMessageText}) as "messageText",
           coalesce(s.quiet_from, ${settingDefaults.quietFrom}) as "quietFrom", coalesce(s.quiet_until, ${settingDefaults.quietUntil}) as "quietUntil",
           (select r.local_date::text from ${pushReminders} r where r.user_id = p.user_id
            order by r.local_date desc offset 1 limit 1) as "noticeBefore"
    from taken n join ${pushSubscriptions} p on p.id = n.subscription_id
    join ${users} u on u.id = p.user_id
    left join ${notificationSettings} s on s.user_id = p.user_id`,
)

type Taken = { subscriptionId: string; topic: string; generation: number }

/** Ends a notice; where something was added since it was taken, it begins anew instead. */
export const settleNotice = sqlStatement<Taken & { now: string }, never>(
  'push_settle_notice',
  (at) => sql`
    with done as (
      delete from ${pushNotices} where subscription_id = ${at.subscriptionId}::uuid and topic = ${at.topic}
        and generation = ${at.generation}::int
    )
    update ${pushNotices} set due_at = ${at.now}::timestamptz, attempts = 0
    where subscription_id = ${at.subscriptionId}::uuid and topic = ${at.topic} and generation <> ${at.generation}::int`,
)

export const postponeNotice = statement(
  'push_postpone_notice',
  (orm, at: Slots<Omit<Taken, 'generation'> & { dueAt: string }>) =>
    orm
      .update(pushNotices)
      .set({ dueAt: sql`${at.dueAt}` })
      .where(
        sql`${pushNotices.subscriptionId} = ${at.subscriptionId} and ${pushNotices.topic} = ${at.topic}`,
      ),
)
