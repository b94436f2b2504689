import { sql } from 'drizzle-orm'
import { sqlStatement } from '#platform/database/statement.ts'
import { images } from '#platform/images/images.table.ts'
import { posts } from '../exchange.table.ts'

/** Whether a post is there and somebody's own. */
export const findOwn = sqlStatement<{ id: string; userId: string }, { id: string }>(
  'exchange_find_own',
  (at) => sql`
    select id from ${posts} where id = ${at.id}::uuid and user_id = ${at.userId}::uuid and removed_at is null`,
)

export interface SharedPost {
  foodName: string
  photoId: string | null
}

/** What whoever has its owner's link sees of a post that is offered on a day. */
export const findShared = sqlStatement<{ id: string; today: string }, SharedPost>(
  'exchange_find_shared',
  (at) => sql`
    select food_name as "foodName", (
      select i.id from ${images} i where i.id = photo_id and i.hidden_at is null) as "photoId"
    from ${posts}
    where id = ${at.id}::uuid and removed_at is null and expiry_date + grace_days >= ${at.today}::date`,
)
