import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { sqlStatement } from '#platform/database/statement.ts'
import { posts } from '../exchange.table.ts'
import { wordsKey } from './stored-offer.ts'

/** How a row of posts called `p` meets what its viewer avoids; 'unread' where its words were not read under this edition. */
export const markOf = (at: Record<'viewerId' | 'edition' | 'mask', SQLWrapper>): SQL => sql`
  case when p.user_id = ${at.viewerId} then null
    when p.met_key is distinct from ${wordsKey(at.edition, sql`p.food_name`, sql`p.description`)}
      or p.met_contains is null or p.met_may is null then 'unread'
    when p.met_contains & ${at.mask}::int <> 0 then 'contains'
    when p.met_may & ${at.mask}::int <> 0 then 'mayContain'
    when p.allergens is null then 'notStated' end`

type Asked = {
  viewerId: string
  hidden: readonly string[]
  ids: readonly string[]
  edition: string
  mask: number
}

/** Posts by their ids, as far as the viewer sees them, with what marks them, as the JSON of a list. */
export const findMarked = sqlStatement<Asked, { items: string }>(
  'exchange_find_marked',
  (at) => sql`
    select coalesce(json_agg(json_build_object(
      'id', p.id, 'author', json_build_object('userId', p.user_id), 'foodName', p.food_name, 'description', p.description,
      'allergens', p.allergens, 'mark', ${markOf(at)})), '[]'::json)::text as items
    from ${posts} p
    where p.id = any(${at.ids}::uuid[]) and p.removed_at is null and p.user_id <> all(${at.hidden}::uuid[])`,
)

/** What the owners of posts say, of those after an id whose words were not read under an edition, or were changed since. */
export const listUnread = sqlStatement<
  { after: string; edition: string; limit: number },
  { id: string; foodName: string; description: string; allergens: string | null; isUnread: boolean }
>(
  'exchange_list_unread',
  (at) => sql`
    select id, food_name as "foodName", description, allergens::text as allergens,
      met_key is distinct from ${wordsKey(at.edition, sql`food_name`, sql`description`)} or met_may is null as "isUnread"
    from ${posts} where id > ${at.after}::uuid order by id limit ${at.limit}::int`,
)

type Read = {
  id: string
  foodName: string
  description: string
  /** As `listUnread` tells them. */
  allergens: string | null
  edition: string
  metContains: number
  metMay: number
}

/** Notes what was read in a post's words and statement, unless they have changed since; nobody is told of it. */
export const keepRead = sqlStatement<Read, never>(
  'exchange_keep_read',
  (at) => sql`
    update ${posts} set met_contains = ${at.metContains}::int, met_may = ${at.metMay}::int,
      met_key = ${wordsKey(at.edition, sql`food_name`, sql`description`)}
    where id = ${at.id}::uuid and food_name = ${at.foodName} and description = ${at.description}
      and allergens::text is not distinct from ${at.allergens}`,
)
