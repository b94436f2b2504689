import { sql } from 'drizzle-orm'
import { sqlStatement } from '#platform/database/statement.ts'
import { donations } from './exchange.table.ts'

type NewDonation = { userId: string; id: string; postId: string; foodName: string; donatedAt: string }

/** Records one unit given away; answers nothing when the id was recorded before. */
export const insertDonation = sqlStatement<NewDonation, { id: string }>(
  'exchange_insert_donation',
  (at) => sql`
    insert into ${donations} (user_id, id, post_id, food_name, donated_at)
    values (${at.userId}, ${at.id}, ${at.postId}, ${at.foodName}, ${at.donatedAt}::timestamptz)
    on conflict (user_id, id) do nothing
    returning id`,
)
