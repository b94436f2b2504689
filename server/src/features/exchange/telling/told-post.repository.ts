import type { Allergens } from '@shelfmate/contract/foods/allergens'
import { sql } from 'drizzle-orm'
import type { Executor } from '#platform/database/database.ts'
import { sqlStatement } from '#platform/database/statement.ts'
import { users } from '#platform/identity/users.table.ts'
import { posts } from '../exchange.table.ts'

/** What neighbours are told of a post that is there, and what decides whether they are. */
export interface ToldPost {
  foodName: string
  description: string
  allergens: Allergens | null
  expiryDate: string
  location: string
  giverId: string
  /** Since when its giver has an account. */
  giverSince: Date
}

const findToldPost = sqlStatement<{ postId: string }, ToldPost>(
  'exchange_find_told_post',
  (at) => sql`
    select p.food_name as "foodName", p.description, p.allergens, p.expiry_date as "expiryDate", p.location,
           p.user_id as "giverId", u.created_at as "giverSince"
    from ${posts} p join ${users} u on u.id = p.user_id where p.id = ${at.postId}::uuid and p.removed_at is null`,
)

/** A post as neighbours are told of it; undefined when it is gone. */
export async function readToldPost(on: Executor, postId: string): Promise<ToldPost | undefined> {
  const [post] = await findToldPost(on, { postId })
  return post
}
