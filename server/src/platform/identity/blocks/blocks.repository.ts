import { serverLimits } from '@shelfmate/contract/api/server-limits'
import { sql } from 'drizzle-orm'
import { isoUtc } from '#platform/database/column-lists.ts'
import type { Executor } from '#platform/database/database.ts'
import { literal, sqlStatement } from '#platform/database/statement.ts'
import { isVerified, shownName, users } from '../users.table.ts'
import { hiddenFrom } from '../visibility.ts'
import { blocks } from './blocks.table.ts'

type Pair = { userId: string; otherId: string }

/**
 * Hides two people from each other because the first wants it; returns nothing where they want it already, or where there is
 * nobody else of that id. Rows of a pair are written in one order, however the two are named.
 */
export const insertBlock = sqlStatement<Pair & { now: string }, { userId: string }>(
  'identity_insert_block',
  (at) => sql`
    insert into ${blocks} as b (user_id, other_id, by_user, by_other, blocked_at)
    select pair.user_id, pair.other_id, pair.user_id = ${at.userId}::uuid, pair.user_id <> ${at.userId}::uuid, ${at.now}::timestamptz
    from (values (${at.userId}::uuid, ${at.otherId}::uuid), (${at.otherId}::uuid, ${at.userId}::uuid)) as pair (user_id, other_id)
    where pair.user_id <> pair.other_id and exists (
      select from ${users} other where other.id = ${at.otherId}::uuid and ${isVerified('other')})
    order by pair.user_id
    on conflict (user_id, other_id) do update set
      by_user = b.by_user or excluded.by_user, by_other = b.by_other or excluded.by_other
    where not case b.user_id when ${at.userId}::uuid then b.by_user else b.by_other end
    returning user_id as "userId"`,
)

/** Takes the first one's wish back; the two meet again unless the other wants it, too. Returns nothing where the first never wanted it. */
export const withdrawBlock = sqlStatement<Pair, { userId: string }>(
  'identity_withdraw_block',
  (at) => sql`
    with locked as (
      select user_id, other_id, user_id = ${at.userId}::uuid as is_mine from ${blocks}
      where (user_id = ${at.userId}::uuid and other_id = ${at.otherId}::uuid)
         or (user_id = ${at.otherId}::uuid and other_id = ${at.userId}::uuid)
      order by user_id for update
    )
    update ${blocks} b set by_user = b.by_user and not is_mine, by_other = b.by_other and is_mine
    from locked where b.user_id = locked.user_id and b.other_id = locked.other_id
      and case when is_mine then b.by_user else b.by_other end
    returning b.user_id as "userId"`,
)

/** Forgets a pair that nobody wants apart any more. */
export const deleteSettledBlocks = sqlStatement<Pair, never>(
  'identity_delete_settled_blocks',
  (at) => sql`
    delete from ${blocks}
    where not by_user and not by_other
      and ((user_id = ${at.userId}::uuid and other_id = ${at.otherId}::uuid)
        or (user_id = ${at.otherId}::uuid and other_id = ${at.userId}::uuid))`,
)

/** Whom a user has blocked, the latest first; one who wants the same is hidden from this list, too, as everywhere. */
export const listBlocks = sqlStatement<
  { userId: string },
  { userId: string; displayName: string; blockedAt: string }
>(
  'identity_list_blocks',
  (at) => sql`
    select u.id as "userId", ${shownName('u')} as "displayName",
           ${isoUtc(sql`b.blocked_at`)} as "blockedAt"
    from ${blocks} b join ${users} u on u.id = b.other_id
    where b.user_id = ${at.userId}::uuid and b.by_user and not b.by_other
    order by b.blocked_at desc, u.id limit ${literal(serverLimits.blocksShown)}`,
)

/** Whether a user has blocked another; whatever the other wants. */
export const findOwnBlock = sqlStatement<Pair, { userId: string }>(
  'identity_find_own_block',
  (at) => sql`
    select user_id as "userId" from ${blocks}
    where user_id = ${at.userId}::uuid and other_id = ${at.otherId}::uuid and by_user`,
)

const findHidden = sqlStatement<{ userId: string }, { hidden: string[] }>(
  'identity_find_hidden',
  (at) => sql`select ${hiddenFrom(sql`${at.userId}::uuid`)} as hidden`,
)

/** Who is hidden from a user now, for work that no request of theirs began. */
export async function hiddenNow(on: Executor, userId: string): Promise<readonly string[]> {
  const [onlooker] = await findHidden(on, { userId })
  return onlooker?.hidden ?? []
}
