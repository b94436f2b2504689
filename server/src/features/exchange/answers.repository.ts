import { lt, type SQL, sql } from 'drizzle-orm'
import { type Slots, sqlStatement, statement } from '#platform/database/statement.ts'
import { comments, donations, exchangeAnswers, posts } from './exchange.table.ts'

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

/** A request that comes again after its comment was deleted hears that there is none: the words are kept nowhere. */
export const forgetComment = sqlStatement<{ userId: string; id: string }, never>(
  'exchange_forget_comment',
  (at) => sql`
    update ${exchangeAnswers} set answer = answer || '{"comment": null}'
    where user_id = ${at.userId} and id = ${at.id} and kind = 'comment'`,
)

/** The same for posts that are about to go for good, with what was said and given under them. */
const forgetting = (condition: SQL) => sql`
  with going as (select id, user_id from ${posts} where ${condition} order by id for update)
  update ${exchangeAnswers} a set answer = answer || '{"comment": null, "post": null}'
  from (
    select user_id, id from going
    union all select c.user_id, c.id from ${comments} c join going on going.id = c.post_id
    union all select d.user_id, d.id from ${donations} d join going on going.id = d.post_id
  ) as request
  where a.user_id = request.user_id and a.id = request.id`

export const forgetPost = sqlStatement<{ id: string }, never>('exchange_forget_post', (at) =>
  forgetting(sql`id = ${at.id}`),
)

export const forgetRemovedPosts = sqlStatement<{ before: string }, never>(
  'exchange_forget_removed_posts',
  (at) => forgetting(sql`removed_at < ${at.before}::timestamptz`),
)

export const purgeAnswers = statement('exchange_purge_answers', (orm, at: Slots<{ before: string }>) =>
  orm.delete(exchangeAnswers).where(lt(exchangeAnswers.answeredAt, at.before)),
)
