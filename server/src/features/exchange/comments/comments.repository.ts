import { limits } from '@shelfmate/contract/api/limits'
import { and, eq, sql } from 'drizzle-orm'
import { isoUtc } from '#platform/database/column-lists.ts'
import { literal, type Slots, sqlStatement, statement } from '#platform/database/statement.ts'
import { type KeyValues, keyKept } from '#platform/idempotency/idempotency.repository.ts'
import { shownName, users } from '#platform/identity/users.table.ts'
import { authorJson } from '../exchange.repository.ts'
import { posts } from '../exchange.table.ts'
import { comments } from './comments.table.ts'

type PageOfComments = {
  postId: string
  /** Whose comments and posts are left out. */
  hidden: string[]
  /** The page holds older ones than this. */
  beforeTime: string
  beforeId: string
  limit: number
}

/**
 * The newest comments of a post that is there, the oldest of them first, as the JSON of their answer, together with the
 * version that the post has in the same snapshot. Returns nothing when the post is not there.
 */
export const listComments = sqlStatement<PageOfComments, { answer: string }>(
  'exchange_list_comments',
  (at) => sql`
    with newest as (
      select * from ${comments}
      where post_id = ${at.postId} and user_id <> all(${at.hidden}::uuid[])
        and (created_at, id) < (${at.beforeTime}::timestamptz, ${at.beforeId}::uuid)
      order by created_at desc, id desc limit ${literal(limits.commentsPage)}
    ), page as (
      select * from newest limit ${at.limit}::int
    )
    select json_build_object(
      'items', (
        select coalesce(json_agg(json_build_object(
          'id', page.id, 'postId', page.post_id, 'author', ${authorJson(sql`page.user_id`, shownName('u'))},
          'content', page.content, 'createdAt', ${isoUtc(sql`page.created_at`)}
        ) order by page.created_at, page.id), '[]'::json)
        from page join ${users} u on u.id = page.user_id),
      'nextCursor', (
        select case when count(*) = ${at.limit}::int then min(${isoUtc(sql`created_at`)} || '_' || id::text) end from page),
      'version', version
    )::text as answer
    from ${posts} where id = ${at.postId} and removed_at is null and user_id <> all(${at.hidden}::uuid[])`,
)

type NewComment = KeyValues & {
  id: string
  postId: string
  userId: string
  content: string
  createdAt: string
}

/** Stores a comment and keeps its request's key; returns nothing when the id is taken. */
export const insertComment = sqlStatement<NewComment, { id: string }>(
  'exchange_insert_comment',
  (at) => sql`
    with key as (${keyKept(at)})
    insert into ${comments} (id, post_id, user_id, content, created_at)
    values (${at.id}, ${at.postId}, ${at.userId}, ${at.content}, ${at.createdAt}::timestamptz)
    on conflict (id) do nothing
    returning id`,
)

type Owned = { id: string; userId: string }

/** The post that an author's own comment stands under. */
export const findOwnComment = statement('exchange_find_own_comment', (orm, at: Slots<Owned>) =>
  orm
    .select({ postId: comments.postId })
    .from(comments)
    .where(and(eq(comments.id, at.id), eq(comments.userId, at.userId))),
)

export const deleteOwnComment = statement('exchange_delete_own_comment', (orm, at: Slots<Owned>) =>
  orm
    .delete(comments)
    .where(and(eq(comments.id, at.id), eq(comments.userId, at.userId)))
    .returning({ id: comments.id }),
)
