import { sql } from 'drizzle-orm'
import { sqlStatement } from '#platform/database/statement.ts'
import { donations } from './claims/donations.table.ts'
import { comments } from './comments/comments.table.ts'
import { posts } from './exchange.table.ts'

export const listPostsOf = sqlStatement<{ userId: string }, { id: string }>(
  'exchange_list_posts_of',
  (at) => sql`select id from ${posts} where user_id = ${at.userId}::uuid order by id for update`,
)

/** Has the posts of a dorm, however they spell it, name another. Screens that are open see it with their next look. */
export const movePosts = sqlStatement<{ from: string; to: string }, never>(
  'exchange_move_posts',
  (at) => sql`update ${posts} set location = ${at.to} where lower(location) = lower(${at.from})`,
)

export const listCommentsOf = sqlStatement<{ userId: string }, { id: string }>(
  'exchange_list_comments_of',
  (at) => sql`select id from ${comments} where user_id = ${at.userId}::uuid order by post_id, id`,
)

/** A post of whomever, locked, whether it is removed or not. */
export const lockAnyPost = sqlStatement<{ id: string }, { id: string; userId: string }>(
  'exchange_lock_any_post',
  (at) => sql`select id, user_id as "userId" from ${posts} where id = ${at.id}::uuid for update`,
)

/** The post that shows a picture, locked, whether it is removed or not. */
export const lockPostShowing = sqlStatement<{ imageId: string }, { id: string; userId: string }>(
  'exchange_lock_post_showing',
  (at) => sql`
    select id, user_id as "userId" from ${posts} where photo_id = ${at.imageId}::uuid for update`,
)

/** Has the list of posts count as changed by those of an owner, whose locks are held. */
export const touchPostsOf = sqlStatement<{ ownerId: string }, never>(
  'exchange_touch_posts_of',
  (at) =>
    sql`update ${posts} set version = version where user_id = ${at.ownerId}::uuid and removed_at is null`,
)

export interface AnyComment {
  id: string
  userId: string
  postId: string
  content: string
}

export const findAnyComment = sqlStatement<{ id: string }, AnyComment>(
  'exchange_find_any_comment',
  (at) => sql`
    select id, user_id as "userId", post_id as "postId", content from ${comments} where id = ${at.id}::uuid`,
)

export interface AnnulledDonation {
  id: string
  postId: string
  foodName: string
  donatedAt: string
}

/** Deletes the donations of a user, of one post or, with null, all; returns what they were. */
export const deleteDonations = sqlStatement<{ userId: string; postId: string | null }, AnnulledDonation>(
  'exchange_delete_donations',
  (at) => sql`
    delete from ${donations}
    where user_id = ${at.userId}::uuid and (${at.postId}::uuid is null or post_id = ${at.postId}::uuid)
    returning id, post_id as "postId", food_name as "foodName", donated_at::text as "donatedAt"`,
)
