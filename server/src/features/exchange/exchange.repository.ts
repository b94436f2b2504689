import type { Giving } from '@shelfmate/contract/requests/machine'
import { eq, lt, type SQL, sql } from 'drizzle-orm'
import type { ItemKept } from '#features/pantry/index.ts'
import { photoIdOf } from '#features/profile/index.ts'
import { columnNames, columnsAs, columnsSet, columnValues, isoUtc } from '#platform/database/column-lists.ts'
import { type Slots, sqlStatement, statement } from '#platform/database/statement.ts'
import { type KeyValues, keyKept } from '#platform/idempotency/idempotency.repository.ts'
import { shownName, users } from '#platform/identity/users.table.ts'
import { hiddenFrom } from '#platform/identity/visibility.ts'
import { hiddenImage } from '#platform/images/index.ts'
import { posts } from './exchange.table.ts'
import { offerKeys, type StoredOffer, type WrittenOffer, wordsKey } from './offers/stored-offer.ts'

/** Somebody as the contract's author, by their present name (D16). */
export const authorJson = (userId: SQL, displayName: SQL) =>
  sql`json_build_object('userId', ${userId}, 'displayName', ${displayName}, 'photoId', ${photoIdOf(userId)})`

type PostColumns = {
  id: string
  foodName: string
  description: string
  quantity: number
  giving: Giving
  expiryDate: string
  location: string
  photoId: string | null
  pantryItemId: string | null
  createdAt: string
}

export interface StoredPost extends StoredOffer, PostColumns {
  author: { userId: string; displayName: string; photoId: string | null }
  commentCount: number
  version: number
  removedAt: Date | null
  itemKept: ItemKept | null
  /** Its picture while that is hidden: others are shown none. */
  hiddenPhotoId: string | null
  /** Who does not meet its author. */
  hiddenFrom: readonly string[]
  /** The ledger: what was ever posted = free + promised + handed over + taken back, where `quantity` is free + promised. */
  promised: number
  posted: number
  handedOver: number
  takenBack: number
}

/** A post with its author's present name and image, locked until the transaction ends. */
const lockedPost = (condition: SQL) => sql`
  select p.id, ${authorJson(sql`p.user_id`, shownName('u'))} as author, p.food_name as "foodName", p.description,
         p.quantity, p.promised, p.posted, p.handed_over as "handedOver", p.taken_back as "takenBack", p.giving,
         p.expiry_date as "expiryDate", p.location, p.photo_id as "photoId", ${hiddenImage(sql`p.photo_id`)} as "hiddenPhotoId",
         p.pantry_item_id as "pantryItemId", p.item_kept as "itemKept", p.comment_count as "commentCount",
         ${isoUtc(sql`p.created_at`)} as "createdAt", p.version, p.removed_at as "removedAt",
         ${hiddenFrom(sql`p.user_id`)} as "hiddenFrom",
         ${columnsAs(posts, offerKeys)}
  from ${posts} p join ${users} u on u.id = p.user_id
  where ${condition}
  for update of p`

/** An owner's post in whatever state. Take the lock before reading what a change depends on. */
export const lockOwnPost = sqlStatement<{ id: string; userId: string }, StoredPost>(
  'exchange_lock_own_post',
  (at) => lockedPost(sql`p.id = ${at.id} and p.user_id = ${at.userId}`),
)

/** Anybody's post that is there. */
export const lockPresentPost = sqlStatement<{ id: string }, StoredPost>('exchange_lock_present_post', (at) =>
  lockedPost(sql`p.id = ${at.id} and p.removed_at is null`),
)

/** Locks posts by their ids, and all of an owner, in one order. */
export const lockPosts = sqlStatement<{ ids: readonly string[]; ownerId: string | null }, { id: string }>(
  'exchange_lock_posts',
  (at) => sql`
    select id from ${posts} where id = any(${at.ids}::uuid[]) or user_id = ${at.ownerId}::uuid order by id for update`,
)

type NewPost = KeyValues &
  WrittenOffer &
  PostColumns &
  Pick<StoredPost, 'itemKept'> & { userId: string; foldedName: string }

/** Stores a post at version 1 and keeps its request's key; returns nothing when the id is taken. */
export const insertPost = sqlStatement<NewPost, { id: string }>(
  'exchange_insert_post',
  (at) => sql`
    with key as (${keyKept(at)})
    insert into ${posts} (id, user_id, food_name, folded_name, description, quantity, posted, giving, expiry_date, location,
                          photo_id, pantry_item_id, item_kept, comment_count, created_at, version, has_bare_key, met_key, ${columnNames(posts, offerKeys)})
    values (${at.id}, ${at.userId}, ${at.foodName}, ${at.foldedName}, ${at.description}, ${at.quantity}::int,
            ${at.quantity}::int, ${at.giving}, ${at.expiryDate}::date, ${at.location}, ${at.photoId}::uuid,
            ${at.pantryItemId}::uuid, ${at.itemKept}::jsonb, 0, ${at.createdAt}::timestamptz, 1, false, ${wordsKey(at.edition, at.foodName, at.description)},
            ${columnValues(posts, offerKeys, at)})
    on conflict (id) do nothing
    returning id`,
)

type ChangedPost = Omit<NewPost, keyof KeyValues | 'userId' | 'pantryItemId' | 'itemKept' | 'createdAt'> & {
  commentCount: number
  version: number
  removedAt: Date | null
  promised: number
  posted: number
  handedOver: number
  takenBack: number
}

/** Writes back all that can change of a post; columns that keep their value cost no index entry. */
export const savePost = sqlStatement<ChangedPost, never>(
  'exchange_save_post',
  (at) => sql`
    update ${posts} set food_name = ${at.foodName}, folded_name = ${at.foldedName}, description = ${at.description},
      quantity = ${at.quantity}::int, promised = ${at.promised}::int, posted = ${at.posted}::int,
      handed_over = ${at.handedOver}::int, taken_back = ${at.takenBack}::int, giving = ${at.giving},
      expiry_date = ${at.expiryDate}::date, location = ${at.location},
      photo_id = ${at.photoId}::uuid, comment_count = ${at.commentCount}::int, version = ${at.version}::int,
      removed_at = ${at.removedAt}::timestamptz, met_key = coalesce(${wordsKey(at.edition, at.foodName, at.description)}, met_key),
      ${columnsSet(posts, offerKeys, at)}
    where id = ${at.id}`,
)

/** Its comments go with it. */
export const deletePost = statement('exchange_delete_post', (orm, at: Slots<{ id: string }>) =>
  orm.delete(posts).where(eq(posts.id, at.id)),
)

/** Forgets posts that were removed before a moment; returns the images that they leave. */
export const purgePosts = statement('exchange_purge_posts', (orm, at: Slots<{ before: string }>) =>
  orm.delete(posts).where(lt(posts.removedAt, at.before)).returning({ photoId: posts.photoId }),
)

/** Somebody as their posts and comments show them now. */
export interface Writing {
  author: StoredPost['author']
  /** Who does not meet them. */
  hidden: readonly string[]
}

export const findAuthor = sqlStatement<{ userId: string }, Writing>(
  'exchange_find_author',
  (at) => sql`
    select ${authorJson(sql`u.id`, shownName('u'))} as author, ${hiddenFrom(sql`u.id`)} as hidden
    from ${users} u where u.id = ${at.userId}`,
)

/** For other features' statements: where a post says that it is picked up; null where it is gone. */
export const pickupPlaceOf = (id: SQL): SQL =>
  sql`(select offered.pickup_place from ${posts} offered where offered.id = ${id} and offered.removed_at is null)`

/** For other features' statements: when a post says that it is picked up, as JSON; null where it does not, or is gone. */
export const pickupWindowOf = (id: SQL): SQL => sql`(
  select json_build_object('from', ${isoUtc(sql`offered.pickup_from`)}, 'until', ${isoUtc(sql`offered.pickup_until`)})
  from ${posts} offered where offered.id = ${id} and offered.removed_at is null and offered.pickup_until is not null)`

/** For other features' statements: whether a post of this owner is there. */
export const postIsThere = (id: SQL, userId: SQL): SQL => sql`exists (
  select from ${posts} there where there.id = ${id} and there.user_id = ${userId} and there.removed_at is null)`

/** For other features' statements: whether a post is there, or was removed and may yet be restored. */
export const postIsKept = (id: SQL): SQL => sql`exists (select from ${posts} kept where kept.id = ${id})`
