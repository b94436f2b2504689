import type { SeenBy } from '@shelfmate/contract/profile/seen-by'
import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import {
  literal,
  rowByRow,
  type Slots,
  sqlStatement,
  statement,
  uncounted,
} from '#platform/database/statement.ts'
import { isSuspended, isVerified, shownName, users } from '#platform/identity/users.table.ts'
import { shownImage } from '#platform/images/index.ts'
import { profiles } from './profile.table.ts'

const audienceOf = (column: SQLWrapper): SQL => sql`coalesce(${column}, 'everybody')`

/** For other features' queries, too: the image of a user, null where others see none. */
export const photoIdOf = (userId: SQL): SQL => sql`(
  select ${shownImage(sql`told.photo_id`)} from ${profiles} told join ${users} who_ on who_.id = told.user_id
  where told.user_id = ${userId} and not ${isSuspended('who_', sql`now()`)})`

/** A user with what they tell of themselves; every user has a profile, though it may say nothing. */
export const findProfile = statement('profile_find', (orm, at: Slots<{ userId: string }>) =>
  orm
    .select({
      userId: users.id,
      email: sql<string>`${users.email}`,
      displayName: users.displayName,
      shownName: sql<string>`${shownName('users')}`,
      age: profiles.age,
      dorm: sql<string>`coalesce(${profiles.dorm}, '')`,
      preferences: sql<string>`coalesce(${profiles.preferences}, '')`,
      allergies: sql<string>`coalesce(${profiles.allergies}, '')`,
      photoId: profiles.photoId,
      shownPhotoId: sql<string | null>`${photoIdOf(sql`${users.id}`)}`,
      seenBy: sql<SeenBy>`json_build_object('age', ${audienceOf(profiles.ageSeenBy)}, 'dorm', ${audienceOf(profiles.dormSeenBy)},
        'preferences', ${audienceOf(profiles.preferencesSeenBy)}, 'allergies', ${audienceOf(profiles.allergiesSeenBy)})`,
      verified: sql<boolean>`${isVerified('users')}`,
      suspended: sql<boolean>`${isSuspended('users', sql`now()`)}`,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, at.userId)),
)

/**
 * Name, image and dorm of several users, for lists that show them; who is not there any more, or not verified yet, is left out. Of
 * whoever is suspended there is no image.
 */
export const findProfiles = sqlStatement<
  { userIds: string[] },
  { userId: string; displayName: string; photoId: string | null; dorm: string }
>(
  'profile_find_many',
  (at) => sql`
    select u.id as "userId", ${shownName('u')} as "displayName", coalesce(p.dorm, '') as dorm,
           case when not ${isSuspended('u', sql`now()`)} then p.photo_id end as "photoId"
    from ${users} u
      left join ${rowByRow(sql`select ${shownImage(sql`own.photo_id`)} as photo_id, dorm from ${profiles} own where own.user_id = u.id`)} p on true
    where u.id = any(${uncounted(at.userIds, 'uuid')}) and ${isVerified('u')}`,
)

/** How many characters longer a name may be that looks the same: two letters may look like one, and gaps count for nothing. */
const mostLonger = 4

type Dwelling = { userId: string; dorm: string }

/** Waits for whoever else is about to take a name in that dorm, until the transaction ends. */
export const lockNamesOf = sqlStatement<{ dorm: string }, never>(
  'profile_lock_names',
  (at) => sql`
    select pg_advisory_xact_lock(hashtextextended('names of ' || lower(${at.dorm}), 0)) where ${at.dorm} <> ''`,
)

/** What others of a dorm are called, where the name is about as long. Who keeps a dorm to themselves is not counted: a mark would tell which it is. */
export const listDormNames = sqlStatement<
  Dwelling & { length: number },
  { userId: string; displayName: string }
>(
  'profile_list_dorm_names',
  (at) => sql`
    select u.id as "userId", u.display_name as "displayName"
    from ${profiles} p join ${users} u on u.id = p.user_id and u.id <> ${at.userId}::uuid and ${isVerified('u')}
    where p.dorm <> '' and lower(p.dorm) = lower(${at.dorm}) and p.dorm_seen_by = 'everybody'
      and abs(char_length(u.display_name) - ${at.length}::int) <= ${literal(mostLonger)}`,
)

/** Gives a user the mark that tells them from their namesakes, and takes it from who has none. */
export const markNamesake = sqlStatement<{ userId: string; namesakes: string[] }, { shownName: string }>(
  'profile_mark_namesake',
  (at) => sql`
    with me as (select id, coalesce(name_mark, 1) as mark from ${users} where id = ${at.userId}::uuid),
    others as (select coalesce(name_mark, 1) as mark from ${users} where id = any(${at.namesakes}::uuid[]))
    update ${users} u set name_mark = case
      when not exists (select from others) then null
      when exists (select from others o where o.mark = me.mark) then (select max(o.mark) + 1 from others o)
      else u.name_mark end
    from me where u.id = me.id returning ${shownName('u')} as "shownName"`,
)

/** Locks whoever lives in a dorm until the transaction ends, each as they lock themselves to save their profile. */
export const lockDwellers = sqlStatement<{ dorm: string }, never>(
  'profile_lock_dwellers',
  (at) => sql`
    select from ${users} where id in (select user_id from ${profiles} where lower(dorm) = lower(${at.dorm}))
    order by id for no key update`,
)

/** Has whoever lives in a dorm live in another; returns each with whether somebody lived there before. */
export const moveDwellers = sqlStatement<{ from: string; to: string }, { userId: string; meets: boolean }>(
  'profile_move_dwellers',
  (at) => sql`
    update ${profiles} set dorm = ${at.to} where lower(dorm) = lower(${at.from})
    returning user_id as "userId", exists (select from ${profiles} there where lower(there.dorm) = lower(${at.to})) as meets`,
)

type NewProfile = {
  userId: string
  age: number | null
  dorm: string
  preferences: string
  allergies: string
  photoId: string | null
  /** JSON of a SeenBy. */
  seenBy: string
  now: Date
}

const seenByColumns = sql.raw('age_seen_by, dorm_seen_by, preferences_seen_by, allergies_seen_by')

export const upsertProfile = sqlStatement<NewProfile, never>(
  'profile_upsert',
  (at) => sql`
    insert into ${profiles} (user_id, age, dorm, preferences, allergies, photo_id, ${seenByColumns}, updated_at)
    select ${at.userId}::uuid, ${at.age}::int, ${at.dorm}, ${at.preferences}, ${at.allergies}, ${at.photoId}::uuid,
      seen->>'age', seen->>'dorm', seen->>'preferences', seen->>'allergies', ${at.now}::timestamptz
    from (select ${at.seenBy}::jsonb as seen) as chosen
    on conflict (user_id) do update set age = excluded.age, dorm = excluded.dorm, preferences = excluded.preferences,
      allergies = excluded.allergies, photo_id = excluded.photo_id,
      (${seenByColumns}) = (excluded.age_seen_by, excluded.dorm_seen_by, excluded.preferences_seen_by, excluded.allergies_seen_by),
      updated_at = excluded.updated_at`,
)

/** Has the profile that shows an image show none, and returns whose it is. */
export const dropPhoto = sqlStatement<{ photoId: string }, { userId: string }>(
  'profile_drop_photo',
  (at) => sql`
    update ${profiles} set photo_id = null where photo_id = ${at.photoId}::uuid returning user_id as "userId"`,
)

/** Whose profile shows an image. */
export const findShowing = sqlStatement<{ photoId: string }, { userId: string }>(
  'profile_find_showing',
  (at) => sql`select user_id as "userId" from ${profiles} where photo_id = ${at.photoId}::uuid`,
)

/** For other features' queries: who lives in a dorm, as rows of (user_id, preferences, allergies). */
export const residentsOf = (dorm: SQLWrapper): SQL =>
  sql`select user_id, preferences, allergies from ${profiles} where dorm <> '' and lower(dorm) = lower(${dorm})`

/**
 * What several users show everybody of themselves, but for what they must not eat, which is copied nowhere. Who is suspended
 * shows nothing.
 */
export const findShown = sqlStatement<
  { userIds: string[] },
  { userId: string; dorm: string; preferences: string; photoId: string | null }
>(
  'profile_find_shown',
  (at) => sql`
    select p.user_id as "userId", p.photo_id as "photoId", case when dorm_seen_by = 'everybody' then dorm else '' end as dorm,
           case when preferences_seen_by = 'everybody' then preferences else '' end as preferences
    from ${profiles} p join ${users} u on u.id = p.user_id
    where p.user_id = any(${uncounted(at.userIds, 'uuid')}) and not ${isSuspended('u', sql`now()`)}`,
)

/** For other features' queries: whether a user ever said anything of themselves. */
export const keepsProfile = (userId: SQL): SQL =>
  sql`exists (select from ${profiles} told where told.user_id = ${userId})`

/** For other features' queries: whether a user keeps their dorm from somebody. */
export const keepsDorm = (userId: SQLWrapper): SQL => sql`
  coalesce((select told.dorm_seen_by <> 'everybody' from ${profiles} told where told.user_id = ${userId}), false)`

/** For other features' queries: what a user must not eat, as they wrote it; empty where they wrote nothing. */
export const allergiesOf = (userId: SQLWrapper): SQL =>
  sql`coalesce((select told.allergies from ${profiles} told where told.user_id = ${userId}), '')`
