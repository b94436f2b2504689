import type { ImagePurpose } from '@shelfmate/contract/api/images'
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { type Slots, sqlStatement, statement } from '#platform/database/statement.ts'
import { type KeyValues, keyRenewed } from '#platform/idempotency/idempotency.repository.ts'
import { isSuspended, isVerified, users } from '#platform/identity/users.table.ts'
import { imageBlobs, images } from './images.table.ts'

/**
 * Names a blob. An existing row is locked, and one that is being collected is waited for and made anew: from here to the
 * end of the transaction nobody takes the bytes away.
 */
export const upsertBlob = sqlStatement<
  { hash: string; width: number; height: number; byteSize: number },
  never
>(
  'images_upsert_blob',
  (at) => sql`
    insert into ${imageBlobs} as b (hash, width, height, byte_size)
    values (${at.hash}, ${at.width}::int, ${at.height}::int, ${at.byteSize}::int)
    on conflict (hash) do update set byte_size = b.byte_size`,
)

type NewImage = { id: string; ownerId: string; purpose: ImagePurpose; hash: string; now: Date }

/** Names an image; the same id again replaces one whose bytes never arrived. Returns nothing when the id is taken. */
export const upsertImage = sqlStatement<NewImage, { id: string }>(
  'images_upsert_image',
  (at) => sql`
    insert into ${images} as i (id, owner_id, purpose, hash, created_at)
    values (${at.id}, ${at.ownerId}, ${at.purpose}, ${at.hash}, ${at.now}::timestamptz)
    on conflict (id) do update set hash = excluded.hash, purpose = excluded.purpose
      where i.owner_id = excluded.owner_id and i.stored_at is null
    returning id`,
)

/** Notes that an image's bytes lie in the store, and keeps the key of its upload: an earlier one is of an image that is gone. */
export const markStored = sqlStatement<
  { id: string; ownerId: string; hash: string; now: Date } & KeyValues,
  never
>(
  'images_mark_stored',
  (at) => sql`
    with key as (${keyRenewed(at)})
    update ${images} set stored_at = ${at.now}::timestamptz
    where id = ${at.id} and owner_id = ${at.ownerId} and hash = ${at.hash}`,
)

/** A stored image with what decides who may see it. */
export const findImage = statement('images_find', (orm, at: Slots<{ id: string }>) =>
  orm
    .select({
      id: images.id,
      ownerId: images.ownerId,
      purpose: images.purpose,
      hash: images.hash,
      attachedAt: images.attachedAt,
      hiddenAt: images.hiddenAt,
      ownerVerified: sql<boolean>`${isVerified('users')}`,
      ownerSuspended: sql<boolean>`${isSuspended('users', sql`now()`)}`,
      width: imageBlobs.width,
      height: imageBlobs.height,
    })
    .from(images)
    .innerJoin(imageBlobs, eq(imageBlobs.hash, images.hash))
    .innerJoin(users, eq(users.id, images.ownerId))
    .where(and(eq(images.id, at.id), isNotNull(images.storedAt))),
)

export type StoredImage = Awaited<ReturnType<typeof findImage>>[number]

/** Attaches the owner's own, stored, yet unattached image of that purpose; returns nothing when there is none. */
export const attach = statement(
  'images_attach',
  (orm, at: Slots<{ id: string; ownerId: string; purpose: ImagePurpose; now: Date }>) =>
    orm
      .update(images)
      .set({ attachedAt: sql`${at.now}` })
      .from(imageBlobs)
      .where(
        and(
          eq(imageBlobs.hash, images.hash),
          eq(images.id, at.id),
          eq(images.ownerId, at.ownerId),
          eq(images.purpose, at.purpose),
          isNotNull(images.storedAt),
          isNull(images.attachedAt),
        ),
      )
      .returning({ id: images.id, width: imageBlobs.width, height: imageBlobs.height }),
)

/** Locks an image until the transaction ends. */
export const lockImage = sqlStatement<{ id: string }, never>(
  'images_lock',
  (at) => sql`select from ${images} where id = ${at.id}::uuid for no key update`,
)

/** Hides an image from all but its owner; returns nothing where it was hidden. */
export const hideImage = sqlStatement<{ id: string; at: Date }, { id: string }>(
  'images_hide',
  (at) => sql`
    update ${images} set hidden_at = ${at.at}::timestamptz where id = ${at.id}::uuid and hidden_at is null returning id`,
)

/** Lets others see it again; returns nothing where they did. */
export const showImage = sqlStatement<{ id: string }, { id: string }>(
  'images_show',
  (at) => sql`
    update ${images} set hidden_at = null where id = ${at.id}::uuid and hidden_at is not null returning id`,
)

/** Has the bytes of an image stand under another id too, hidden, which nobody collects: its owner's, until their account goes. */
export const copyImage = sqlStatement<{ id: string; copyId: string; now: Date }, never>(
  'images_copy',
  (at) => sql`
    insert into ${images} (id, owner_id, purpose, hash, created_at, stored_at, attached_at, hidden_at)
    select ${at.copyId}::uuid, owner_id, purpose, hash, ${at.now}::timestamptz, stored_at, ${at.now}::timestamptz, ${at.now}::timestamptz
    from ${images} where id = ${at.id}::uuid and stored_at is not null`,
)

export const deleteImage = statement('images_delete', (orm, at: Slots<{ id: string }>) =>
  orm.delete(images).where(eq(images.id, at.id)),
)

/** Forgets what nothing has named since `before`, and since a day ago all but the latest of each owner. */
export const deleteUnattached = sqlStatement<{ before: Date; aDayAgo: Date; most: number }, never>(
  'images_delete_unattached',
  (at) => sql`
    delete from ${images}
    where attached_at is null and created_at < ${at.aDayAgo}::timestamptz
      and (created_at < ${at.before}::timestamptz or id in (
        select id from (
          select id, row_number() over (partition by owner_id order by created_at desc, id desc) as place
          from ${images} where attached_at is null
        ) latest where place > ${at.most}::int))`,
)

/** Some blobs that no image names any more. */
export const listOrphanBlobs = sqlStatement<{ limit: number }, { hash: string }>(
  'images_list_orphan_blobs',
  (at) => sql`
    select hash from ${imageBlobs} b
    where not exists (select from ${images} i where i.hash = b.hash)
    limit ${at.limit}::int`,
)

/** Forgets a blob unless somebody names it again; returns whether it did. */
export const deleteOrphanBlob = sqlStatement<{ hash: string }, { hash: string }>(
  'images_delete_orphan_blob',
  (at) => sql`
    delete from ${imageBlobs} b
    where hash = ${at.hash} and not exists (select from ${images} i where i.hash = b.hash)
    returning hash`,
)

/** Whether bytes may be taken away now: until the end of the transaction nobody begins to copy the store. */
export const tryCollecting = sqlStatement<{ lock: number }, { taken: boolean }>(
  'images_try_collecting',
  (at) => sql`select pg_try_advisory_xact_lock_shared(${at.lock}::bigint) as taken`,
)

/** The id of an image, or null while it is hidden. */
export const shownImage = (id: SQL): SQL =>
  sql`(select shown.id from ${images} shown where shown.id = ${id} and shown.hidden_at is null)`

/** The id of an image while it is hidden, else null. */
export const hiddenImage = (id: SQL): SQL =>
  sql`(select unseen.id from ${images} unseen where unseen.id = ${id} and unseen.hidden_at is not null)`

/** Whether there is an image of that id, hidden or not. */
export const isImage = (id: SQL): SQL =>
  sql`(select true from ${images} seen where seen.id = ${id}) is not null`

/** Whether an image is a hidden copy of another's bytes, by their ids. */
export const isHiddenCopy = (id: SQL, of: SQL): SQL => sql`
  exists (
    select from ${images} seen join ${images} copy on copy.hash = seen.hash
    where seen.id = ${of} and copy.id = ${id} and copy.hidden_at is not null)`
