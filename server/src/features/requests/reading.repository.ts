import { limits } from '@shelfmate/contract/api/limits'
import { type SQL, sql } from 'drizzle-orm'
import { pickupPlaceOf, pickupWindowOf } from '#features/exchange/index.ts'
import { photoIdOf } from '#features/profile/index.ts'
import { columnsAs } from '#platform/database/column-lists.ts'
import { literal, sqlStatement } from '#platform/database/statement.ts'
import { shownName, users } from '#platform/identity/users.table.ts'
import { shownImage } from '#platform/images/index.ts'
import type { StoredRequest } from './requests.repository.ts'
import { foodRequests, requestKeys, requestLines, requestRecords } from './requests.table.ts'

interface Person {
  userId: string
  displayName: string
  photoId: string | null
}

interface KeptWord {
  handedOver: number
  missed: number
}

/** A request with all that its two may read of it. */
export type ReadRequest = StoredRequest & {
  version: number
  place: number | null
  /** Its picture, while others see that. */
  shownPhotoId: string | null
  /** Where the post says that it is picked up, while it is there. */
  pickupPlace: string
  /** When it says so. */
  pickupWindow: { from: string; until: string } | null
  shared: number
  giver: Person
  taker: Person
  giverRecord: KeptWord | null
  takerRecord: KeptWord | null
}

const person = (userId: SQL) => sql`(
  select json_build_object('userId', u.id, 'displayName', ${shownName('u')}, 'photoId', ${photoIdOf(sql`u.id`)})
  from ${users} u where u.id = ${userId})`

const keptBefore = (what: SQL, userId: SQL) =>
  sql`coalesce((select ${what} from ${requestRecords} where user_id = ${userId}), 0)`

/** How somebody kept their word (D51), also with those whose accounts are gone: read only for what is open. */
const record = (userId: SQL) => sql`case when f."endedAt" is null then json_build_object(
  'handedOver', (select count(*)::int from ${foodRequests} where giver_id = ${userId} and state = 'handedOver')
    + (select count(*)::int from ${foodRequests} where taker_id = ${userId} and state = 'handedOver')
    + ${keptBefore(sql`handed_over`, userId)},
  'missed', (select count(*)::int from ${foodRequests} where giver_id = ${userId} and state = 'missed' and reason = 'giverMissed')
    + (select count(*)::int from ${foodRequests} where taker_id = ${userId} and state = 'missed' and reason = 'takerMissed')
    + ${keptBefore(sql`missed`, userId)}) end`

const given = (from: SQL, to: SQL) => sql`(
  select count(*)::int from ${foodRequests} where giver_id = ${from} and taker_id = ${to} and state = 'handedOver')`

/** How often either of two people has handed food over to the other, by their ids. */
export const handOversBetween = (one: SQL, other: SQL): SQL =>
  sql`${given(one, other)} + ${given(other, one)}`

const giver = sql`f."giverId"`
const taker = sql`f."takerId"`

const readOf = (found: SQL) => sql`
  select f.*, line.change as version, ${shownImage(sql`f."photoId"`)} as "shownPhotoId", coalesce(${pickupPlaceOf(sql`f."postId"`)}, '') as "pickupPlace",
    ${pickupWindowOf(sql`f."postId"`)} as "pickupWindow",
    case when f.state in ('asked', 'waiting') then (
      select count(*)::int + 1 from ${foodRequests} b
      where b.post_id = f."postId" and b.turn < f.turn and b.state in ('asked', 'waiting')) end as place,
    ${handOversBetween(giver, taker)} as shared,
    ${person(giver)} as giver, ${person(taker)} as taker,
    ${record(giver)} as "giverRecord", ${record(taker)} as "takerRecord"
  from (${found}) f join ${requestLines} line on line.post_id = f."postId"`

const columns = columnsAs(foodRequests, requestKeys)

/** Requests by their ids; of one post in their order. */
export const readRequests = sqlStatement<{ ids: string[] }, ReadRequest>(
  'requests_read',
  (at) =>
    sql`${readOf(sql`select ${columns} from ${foodRequests} where id = any(${at.ids}::uuid[])`)} order by f.turn`,
)

/** A request's place in the list; one that is open ends at infinity. */
export type RequestPlace = { ended: string; asked: string; turn: number; lastId: string }

const most = literal(limits.requestsListed + 1)
const endOf = (endedAt: SQL) => sql`coalesce(${endedAt}, 'infinity')`

/**
 * A user's requests and those for their posts, but those with some: open ones, the oldest first, and what ended since a moment, the
 * latest first. From a place on, and one more than a page has.
 */
export const listRequests = sqlStatement<
  { userId: string; hidden: readonly string[]; since: string } & RequestPlace,
  ReadRequest
>(
  'requests_list',
  (at) => sql`${readOf(sql`
    select ${columns} from ${foodRequests}
    where (giver_id = ${at.userId}::uuid or taker_id = ${at.userId}::uuid)
      and not ${at.hidden}::uuid[] && array[giver_id, taker_id]
      and (ended_at is null or ended_at > ${at.since}::timestamptz)
      and ${endOf(sql`ended_at`)} <= ${at.ended}::timestamptz
      and (${endOf(sql`ended_at`)} < ${at.ended}::timestamptz
        or (asked_at, turn, id) > (${at.asked}::timestamptz, ${at.turn}::int, ${at.lastId}::uuid))
    order by ended_at desc nulls first, asked_at, turn, id limit ${most}`)}
    order by f."endedAt" desc nulls first, f."askedAt", f.turn, f.id`,
)

/** Whether food went from one of two people to the other. */
export const findHandOver = sqlStatement<{ one: string; other: string }, { met: boolean }>(
  'requests_find_hand_over',
  (at) => sql`
    select exists (
      select from ${foodRequests} where state = 'handedOver'
        and ((giver_id = ${at.one}::uuid and taker_id = ${at.other}::uuid)
          or (giver_id = ${at.other}::uuid and taker_id = ${at.one}::uuid))) as met`,
)

/** Of which food somebody's request is, and whether they give it; nothing once it is gone with the account of the other. */
export const findFoodOf = sqlStatement<
  { id: string; userId: string },
  { foodName: string; isGiver: boolean }
>(
  'requests_find_food',
  (at) => sql`
    select food_name as "foodName", giver_id = ${at.userId}::uuid as "isGiver" from ${foodRequests}
    where id = ${at.id}::uuid and ${at.userId}::uuid in (giver_id, taker_id)`,
)
