import { sql } from 'drizzle-orm'
import { sqlStatement } from '#platform/database/statement.ts'
import { shownImage } from '#platform/images/index.ts'
import { posts } from '../exchange.table.ts'

/** Whether a post is there and somebody's own. */
export const findOwn = sqlStatement<{ id: string; userId: string }, { id: string }>(
  'exchange_find_own',
  (at) => sql`
    select id from ${posts} where id = ${at.id}::uuid and user_id = ${at.userId}::uuid and removed_at is null`,
)

export interface SharedPost {
  userId: string
  hasBareKey: boolean
  foodName: string
  photoId: string | null
}

/** What whoever has its owner's link sees of a post that is offered on a day. */
export const findShared = sqlStatement<{ id: string; today: string }, SharedPost>(
  'exchange_find_shared',
  (at) => sql`
    select user_id as "userId", has_bare_key as "hasBareKey", food_name as "foodName", ${shownImage(sql`photo_id`)} as "photoId"
    from ${posts}
    where id = ${at.id}::uuid and removed_at is null and expiry_date + grace_days >= ${at.today}::date`,
)
