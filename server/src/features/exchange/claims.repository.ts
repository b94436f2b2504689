import { sql } from 'drizzle-orm'
import { sqlStatement } from '#platform/database/statement.ts'
import { type KeyValues, keyKept } from '#platform/idempotency/idempotency.repository.ts'
import { donations } from './exchange.table.ts'

type NewDonation = KeyValues & {
  userId: string
  id: string
  postId: string
  foodName: string
  donatedAt: string
}

/** Records one unit given away, and keeps the request's key; answers nothing when the id was recorded before. */
export const insertDonation = sqlStatement<NewDonation, { id: string }>(
  'exchange_insert_donation',
  (at) => sql`
    with key as (${keyKept(at)})
    insert into ${donations} (user_id, id, post_id, food_name, donated_at)
    values (${at.userId}, ${at.id}, ${at.postId}, ${at.foodName}, ${at.donatedAt}::timestamptz)
    on conflict (user_id, id) do nothing
    returning id`,
)
