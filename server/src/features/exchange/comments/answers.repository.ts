import { type SQL, sql } from 'drizzle-orm'
import { sqlStatement } from '#platform/database/statement.ts'
import { forgettingParts } from '#platform/idempotency/idempotency.repository.ts'
import { donations } from '../claims/donations.table.ts'
import { posts } from '../exchange.table.ts'
import { comments } from './comments.table.ts'

/** A request that comes again after its comment was deleted hears that there is none: the words are kept nowhere. */
export const forgetComment = sqlStatement<{ userId: string; id: string }, never>(
  'exchange_forget_comment',
  (at) => forgettingParts(sql`select ${at.userId}::uuid as user_id, ${at.id}::uuid as id`, ['comment']),
)

/** The same for posts that are about to go for good, with what was said and given under them. */
const forgetting = (condition: SQL) =>
  forgettingParts(
    sql`
      with going as (select id, user_id from ${posts} where ${condition} order by id for update)
      select user_id, id from going
      union all select c.user_id, c.id from ${comments} c join going on going.id = c.post_id
      union all select d.user_id, d.id from ${donations} d join going on going.id = d.post_id`,
    ['comment', 'post'],
  )

export const forgetPost = sqlStatement<{ id: string }, never>('exchange_forget_post', (at) =>
  forgetting(sql`id = ${at.id}`),
)

export const forgetRemovedPosts = sqlStatement<{ before: string }, never>(
  'exchange_forget_removed_posts',
  (at) => forgetting(sql`removed_at < ${at.before}::timestamptz`),
)
