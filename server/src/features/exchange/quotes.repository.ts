import { sql } from 'drizzle-orm'
import { sqlStatement } from '#platform/database/statement.ts'
import { shownName, users } from '#platform/identity/users.table.ts'
import { comments } from './comments/comments.table.ts'
import { posts } from './exchange.table.ts'

/** What somebody wrote, as others see it. */
export interface Written {
  userId: string
  displayName: string
  /** Where the food is. */
  dorm: string
  text: string
  imageId: string | null
  /** Under whose post it stands; the author's own for a post. */
  hostId: string
}

/** A post that is there. */
export const quotePost = sqlStatement<{ id: string }, Written>(
  'exchange_quote_post',
  (at) => sql`
    select u.id as "userId", ${shownName('u')} as "displayName", p.location as dorm, p.photo_id as "imageId", u.id as "hostId",
           concat_ws(e'\n', p.food_name, nullif(p.description, ''), nullif(p.location, ''), nullif(p.pickup_place, '')) as text
    from ${posts} p join ${users} u on u.id = p.user_id where p.id = ${at.id}::uuid and p.removed_at is null`,
)

/** A comment under a post that is there. */
export const quoteComment = sqlStatement<{ id: string }, Written>(
  'exchange_quote_comment',
  (at) => sql`
    select u.id as "userId", ${shownName('u')} as "displayName", p.location as dorm, null::uuid as "imageId",
           p.user_id as "hostId", c.content as text
    from ${comments} c join ${posts} p on p.id = c.post_id join ${users} u on u.id = c.user_id
    where c.id = ${at.id}::uuid and p.removed_at is null`,
)
