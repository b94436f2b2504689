import { lt, sql } from 'drizzle-orm'
import { type Slots, sqlStatement, statement } from '#platform/database/statement.ts'
import { exchangeAnswers } from './exchange.table.ts'

export type AnswerKind = (typeof exchangeAnswers.$inferSelect)['kind']

type NewAnswer = { userId: string; id: string; kind: AnswerKind; answer: string; answeredAt: string }

/**
 * Keeps what a request with this id is answered; answers nothing when one was kept before. A twin that is under way is
 * waited for: write this first, and of two requests with one id only one does anything.
 */
export const insertAnswer = sqlStatement<NewAnswer, { id: string }>(
  'exchange_insert_answer',
  (at) => sql`
    insert into ${exchangeAnswers} (user_id, id, kind, answer, answered_at)
    values (${at.userId}, ${at.id}, ${at.kind}, ${at.answer}::jsonb, ${at.answeredAt}::timestamptz)
    on conflict (user_id, id) do nothing
    returning id`,
)

export const findAnswer = sqlStatement<{ userId: string; id: string }, { kind: AnswerKind; answer: unknown }>(
  'exchange_find_answer',
  (at) => sql`select kind, answer from ${exchangeAnswers} where user_id = ${at.userId} and id = ${at.id}`,
)

export const purgeAnswers = statement('exchange_purge_answers', (orm, at: Slots<{ before: string }>) =>
  orm.delete(exchangeAnswers).where(lt(exchangeAnswers.answeredAt, at.before)),
)
