import { limits } from '@shelfmate/contract/api/limits'
import { sql } from 'drizzle-orm'
import { literal, type Slots, sqlStatement } from '#platform/database/statement.ts'
import { isBeyondAscii, isSuspended, isVerified, users } from '#platform/identity/users.table.ts'

type PeoplePage = {
  /** Who is left out: whoever asks, and all who are hidden from them. */
  unseen: string[]
  /** The last person of the page before; null: from the beginning. */
  afterId: string | null
}

/** Others see nothing of who is not verified (D60), nor are they offered who can't answer: by PostgreSQL's clock, for all who ask. */
const isSeen = sql`${isVerified('users')} and not ${isSuspended('users', sql`now()`)}`

/** One more than a page tells that there is more than a page. */
const pageAndOne = literal(limits.peoplePage + 1)

const nilUuid = sql.raw(`'00000000-0000-0000-0000-000000000000'::uuid`)

/** Whom the lists show. */
const isListed = (at: Slots<Pick<PeoplePage, 'unseen'>>) =>
  sql`display_name <> '' and ${isSeen} and id <> all(${at.unseen}::uuid[])`

/** Who comes after that person in the order of names: nobody where that person is gone, or is not listed: what is hidden answers like what is not there. */
const comesAfter = (at: Slots<PeoplePage>) => sql`
  (folded_name, id) > (
    case when ${at.afterId}::uuid is null then ''
      else (select folded_name from ${users} where id = ${at.afterId}::uuid and ${isListed(at)}) end,
    coalesce(${at.afterId}::uuid, ${nilUuid}))`

/** People in the order of their names. */
export const listPeople = sqlStatement<PeoplePage, { id: string }>(
  'chat_list_people',
  (at) => sql`
    select id from ${users}
    where ${isListed(at)} and ${comesAfter(at)}
    order by folded_name, id limit ${pageAndOne}`,
)

type Search = PeoplePage & {
  /** What their folded names are LIKE. */
  pattern: string
}

/** The same of those whose name has a part: walks along all names until there are enough. */
export const searchInOrder = sqlStatement<Search, { id: string }>(
  'chat_search_in_order',
  (at) => sql`
    select id from ${users}
    where display_name <> '' and ${isSeen} and ${comesAfter(at)} and folded_name like ${at.pattern}::text
      and id <> all(${at.unseen}::uuid[])
    order by folded_name, id limit ${pageAndOne}`,
)

/** The same along the names that hold more than ASCII. */
export const searchBeyondAscii = sqlStatement<Search, { id: string }>(
  'chat_search_beyond_ascii',
  (at) => sql`
    select id from ${users}
    where ${isBeyondAscii} and ${isSeen} and ${comesAfter(at)} and folded_name like ${at.pattern}::text
      and id <> all(${at.unseen}::uuid[])
    order by folded_name, id limit ${pageAndOne}`,
)

/** The same by the index of parts, which finds the rare and must sort what it finds: returns no ids for more than `most`. */
export const searchParts = sqlStatement<Search & { most: number }, { ids: string[] | null }>(
  'chat_search_parts',
  (at) => sql`
    with found as materialized (
      select folded_name, id from ${users}
      where display_name <> '' and ${isSeen} and folded_name like ${at.pattern}::text limit ${at.most}::int + 1
    )
    select case when (select count(*) from found) <= ${at.most}::int then (
      select coalesce(json_agg(id order by folded_name, id), '[]') from (
        select folded_name, id from found where id <> all(${at.unseen}::uuid[]) and ${comesAfter(at)}
        order by folded_name, id limit ${pageAndOne}
      ) page
    ) end as ids`,
)
