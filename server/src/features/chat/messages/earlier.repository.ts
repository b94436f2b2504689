import { lt, sql } from 'drizzle-orm'
import { isoUtc } from '#platform/database/column-lists.ts'
import { type Slots, sqlStatement, statement } from '#platform/database/statement.ts'
import { earlierTexts } from '../chat.table.ts'

/** Forgets texts that were replaced before a moment. */
export const deleteEarlierTexts = statement('chat_delete_earlier_texts', (orm, at: Slots<{ before: Date }>) =>
  orm.delete(earlierTexts).where(lt(earlierTexts.replacedAt, sql`${at.before}::timestamptz`)),
)

/** What a message said before each of its edits, oldest first. */
export const listEarlierTexts = sqlStatement<
  { userA: string; userB: string; seq: number },
  { text: string; replacedAt: string }
>(
  'chat_list_earlier_texts',
  (at) => sql`
    select text, ${isoUtc(sql`replaced_at`)} as "replacedAt" from ${earlierTexts}
    where user_a = ${at.userA}::uuid and user_b = ${at.userB}::uuid and seq = ${at.seq}::int order by change`,
)
