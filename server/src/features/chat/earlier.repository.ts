import { lt, sql } from 'drizzle-orm'
import { type Slots, statement } from '#platform/database/statement.ts'
import { earlierTexts } from './chat.table.ts'

/** Forgets texts that were replaced before a moment. */
export const deleteEarlierTexts = statement('chat_delete_earlier_texts', (orm, at: Slots<{ before: Date }>) =>
  orm.delete(earlierTexts).where(lt(earlierTexts.replacedAt, sql`${at.before}::timestamptz`)),
)
