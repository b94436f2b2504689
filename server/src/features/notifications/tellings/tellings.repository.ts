import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { type Diet, neighboursOf, postIsKept } from '#features/exchange/index.ts'
import { literal, sqlStatement } from '#platform/database/statement.ts'
import { notificationSettings, settingDefaults } from '../notifications.table.ts'
import { pushNotices, pushSubscriptions } from '../push/push.table.ts'
import { postsToTell, postTellings } from './tellings.table.ts'

/** Has it decided who is told of a post, anew where it is about to be. */
export const queuePost = sqlStatement<{ postId: string; dueAt: string }, never>(
  'nudges_queue_post',
  (at) => sql`
    insert into ${postsToTell} as q (post_id, due_at) values (${at.postId}::uuid, ${at.dueAt}::timestamptz)
    on conflict (post_id) do update set generation = q.generation + 1, due_at = excluded.due_at`,
)

export type QueuedPost = { postId: string; generation: number }

/** Takes the post that has waited longest; until `leaseUntil` nobody else gets it. */
export const takeQueuedPost = sqlStatement<{ now: string; leaseUntil: string }, QueuedPost>(
  'nudges_take_queued_post',
  (at) => sql`
    with due as (
      select post_id from ${postsToTell} where due_at <= ${at.now}::timestamptz
      order by due_at limit 1 for update skip locked
    )
    update ${postsToTell} q set due_at = ${at.leaseUntil}::timestamptz
    from due where q.post_id = due.post_id
    returning q.post_id as "postId", q.generation`,
)

/** Ends it, unless the post was edited meanwhile. */
export const settleQueuedPost = sqlStatement<QueuedPost, never>(
  'nudges_settle_queued_post',
  (at) => sql`
    delete from ${postsToTell} where post_id = ${at.postId}::uuid and generation = ${at.generation}::int`,
)

type At = Record<'postId' | 'today' | 'now', SQLWrapper>

/** Neighbours who want to hear of a post: a saved search of theirs looks for it, or it is to be rescued and they want that. */
const wanting = (at: At): SQL => sql`
  (${neighboursOf(at)}) n left join ${notificationSettings} s on s.user_id = n.user_id
  where (n.asked or (n.rescued and coalesce(s.push_rescue, ${settingDefaults.pushRescue})))`

/** Whoever offers how much: a phone that never rests is switched off. */
const tellingsPerDay = 10

type Asked = { postId: string; today: string; now: string }
export type Neighbour = Diet & { userId: string }

/** Neighbours with a device who want to hear of a post and have not, nor of too many others that day. */
export const listWanting = sqlStatement<Asked & { dayBefore: string }, Neighbour>(
  'nudges_list_wanting',
  (at) => sql`
    select n.user_id as "userId", n.preferences, n.allergies from ${wanting(at)}
      and n.user_id in (select user_id from ${pushSubscriptions})
      and not exists (select from ${postTellings} t where t.user_id = n.user_id and t.post_id = ${at.postId}::uuid)
      and (select count(*) from ${postTellings} t
        where t.user_id = n.user_id and t.told_at > ${at.dayBefore}::timestamptz) < ${literal(tellingsPerDay)}`,
)

/** The same person, if they want to hear of it still. */
export const findWanting = sqlStatement<Asked & { userId: string }, Diet & { asked: boolean }>(
  'nudges_find_wanting',
  (at) => sql`
    select n.preferences, n.allergies, n.asked from ${wanting(at)} and n.user_id = ${at.userId}::uuid`,
)

type Telling = {
  postId: string
  userIds: string[]
  topic: string
  now: string
  deadlineAt: string
}

/** Notes whom a post is told to and queues it for their devices; who was told of it before is left out. */
export const tellOfPost = sqlStatement<Telling, never>(
  'nudges_tell_of_post',
  (at) => sql`
    with told as (
      insert into ${postTellings} (user_id, post_id, told_at)
      select user_id, ${at.postId}::uuid, ${at.now}::timestamptz from unnest(${at.userIds}::uuid[]) as fitting (user_id)
      order by user_id
      on conflict do nothing
      returning user_id
    )
    insert into ${pushNotices} (subscription_id, topic, due_at, deadline_at)
    select p.id, ${at.topic}, ${at.now}::timestamptz, ${at.deadlineAt}::timestamptz
    from told join ${pushSubscriptions} p on p.user_id = told.user_id
    order by p.id
    on conflict do nothing`,
)

/** Forgets who was told before a moment of posts that are gone for good. */
export const purgeTellings = sqlStatement<{ before: string }, never>(
  'nudges_purge_tellings',
  (at) => sql`
    delete from ${postTellings} t where t.told_at <= ${at.before}::timestamptz and not ${postIsKept(sql`t.post_id`)}`,
)
