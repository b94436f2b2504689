import { limits } from '@shelfmate/contract/api/limits'
import { sql } from 'drizzle-orm'
import { postIsThere } from '#features/exchange/index.ts'
import { columnNames, columnsAs, columnsSet, columnValues } from '#platform/database/column-lists.ts'
import type { Executor } from '#platform/database/database.ts'
import { literal, sqlStatement } from '#platform/database/statement.ts'
import { isHidden } from '#platform/identity/visibility.ts'
import {
  changingKeys,
  foodRequests,
  isOpen,
  requestKeys,
  requestLines,
  requestRecords,
} from './requests.table.ts'

/** A request as it is stored. */
export type StoredRequest = typeof foodRequests.$inferSelect

/** Locks a post's requests until the transaction ends. */
export const takeTurn = sqlStatement<{ postId: string }, never>(
  'requests_take_turn',
  (at) => sql`
    insert into ${requestLines} as line (post_id, change) values (${at.postId}::uuid, 0)
    on conflict (post_id) do update set change = line.change`,
)

/** Numbers what changed in a turn. */
export const countTurn = sqlStatement<{ postId: string }, never>(
  'requests_count_turn',
  (at) => sql`update ${requestLines} set change = change + 1 where post_id = ${at.postId}::uuid`,
)

/** The post and the two of a request of which somebody is one. */
export const findPostOf = sqlStatement<
  { id: string; userId: string; hidden: readonly string[] },
  { postId: string; giverId: string; takerId: string }
>(
  'requests_find_post',
  (at) => sql`
    select post_id as "postId", giver_id as "giverId", taker_id as "takerId" from ${foodRequests}
    where id = ${at.id}::uuid and ${at.userId}::uuid in (giver_id, taker_id)
      and not ${at.hidden}::uuid[] && array[giver_id, taker_id]`,
)

/** The open requests of a post in their order, and one more that is named, if it has it. Read in a turn. */
export const listOpen = sqlStatement<{ postId: string; id: string | null }, StoredRequest>(
  'requests_list_open',
  (at) => sql`
    select ${columnsAs(foodRequests, requestKeys)} from ${foodRequests}
    where post_id = ${at.postId}::uuid and (${isOpen} or id = ${at.id}::uuid)
    order by turn`,
)

/** The requests that show a picture, of those that are open or ended since a moment, but those of two who don't meet. */
export const listShowing = sqlStatement<{ imageId: string; since: string }, StoredRequest>(
  'requests_list_showing',
  (at) => sql`
    select ${columnsAs(foodRequests, requestKeys)} from ${foodRequests}
    where photo_id = ${at.imageId}::uuid and (ended_at is null or ended_at > ${at.since}::timestamptz)
      and not ${isHidden(sql`giver_id`, sql`taker_id`)}
    order by post_id, turn`,
)

const findOpen = sqlStatement<{ postId: string }, { one: number }>(
  'requests_has_open',
  (at) => sql`select 1 as one from ${foodRequests} where post_id = ${at.postId}::uuid and ${isOpen} limit 1`,
)

/** Whether somebody has an open request for a post. */
export const hasOpen = async (on: Executor, postId: string): Promise<boolean> =>
  (await findOpen(on, { postId })).length > 0

/** Stores a request at the end of its post's line; returns nothing when the id is taken. Made in a turn. */
export const insertRequest = sqlStatement<Omit<StoredRequest, 'turn'>, { turn: number }>(
  'requests_insert',
  (at) => sql`
    insert into ${foodRequests} (${columnNames(foodRequests, newKeys)}, turn)
    select ${columnValues(foodRequests, newKeys, at)},
           (select coalesce(max(turn), 0) + 1 from ${foodRequests} where post_id = ${at.postId}::uuid)
    on conflict (id) do nothing
    returning turn`,
)
const newKeys = requestKeys.filter((key) => key !== 'turn')

/** Writes back all that can change of a request. */
export const saveRequest = sqlStatement<Pick<StoredRequest, 'id' | (typeof changingKeys)[number]>, never>(
  'requests_save',
  (at) => sql`
    update ${foodRequests} set ${columnsSet(foodRequests, changingKeys, at)} where id = ${at.id}::uuid`,
)

/** Lines in which something ends by itself: a promise that was not kept, a date that passed, a post that went. */
export const listDue = sqlStatement<{ now: string; today: string }, { postId: string }>(
  'requests_list_due',
  (at) => sql`
    select post_id as "postId" from ${foodRequests} where state = 'promised' and ends_at <= ${at.now}::timestamptz
    union
    select post_id from ${foodRequests} where ${isOpen} and offered_until < ${at.today}::date
    union
    select post_id from ${foodRequests} asked where ${isOpen} and not ${postIsThere(sql`asked.post_id`, sql`asked.giver_id`)}
    limit ${literal(limits.requestsListed)}`,
)

/** Posts whose open requests concern a user, or two users with each other. */
export const listPostsBetween = sqlStatement<
  { userId: string; partnerId: string | null },
  { postId: string }
>(
  'requests_list_posts_between',
  (at) => sql`
    select distinct post_id as "postId" from ${foodRequests}
    where ${isOpen} and ((giver_id = ${at.userId}::uuid and (${at.partnerId}::uuid is null or taker_id = ${at.partnerId}::uuid))
      or (taker_id = ${at.userId}::uuid and (${at.partnerId}::uuid is null or giver_id = ${at.partnerId}::uuid)))
    order by post_id`,
)

/**
 * Takes all requests of somebody away, before their account goes. How often the others kept their word with them, or did not
 * (D51), stays with these as numbers.
 */
export const removeRequestsOf = sqlStatement<{ userId: string }, never>(
  'requests_remove_of',
  (at) => sql`
    with gone as (
      delete from ${foodRequests} where ${at.userId}::uuid in (giver_id, taker_id)
      returning giver_id, taker_id, state, reason
    ), kept as (
      select other.id, count(*) filter (where state = 'handedOver') as handed_over,
        count(*) filter (where state = 'missed' and reason = other.missed) as missed
      from gone, lateral (select case when taker_id = ${at.userId}::uuid then giver_id else taker_id end as id,
        case when taker_id = ${at.userId}::uuid then 'giverMissed' else 'takerMissed' end as missed) other
      group by other.id
    )
    insert into ${requestRecords} as record (user_id, handed_over, missed)
    select id, handed_over, missed from kept where handed_over + missed > 0
    on conflict (user_id) do update
      set handed_over = record.handed_over + excluded.handed_over, missed = record.missed + excluded.missed`,
)
