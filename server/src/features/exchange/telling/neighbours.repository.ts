import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { residentsOf } from '#features/profile/index.ts'
import { literal } from '#platform/database/statement.ts'
import { isSuspended, isVerified, users } from '#platform/identity/users.table.ts'
import { hiddenFrom } from '#platform/identity/visibility.ts'
import { posts } from '../exchange.table.ts'
import { looksFor } from '../searches/searches.repository.ts'

/** Days before its date in which food is to be rescued. */
const rescueDays = 2

type At = Record<'postId' | 'today' | 'now', SQLWrapper>

/**
 * For other features' statements: who lives where a post with something free is offered on a day and may see it, as rows of
 * (user_id, preferences, allergies, asked, rescued): whether a saved search of theirs looks for it, and whether its date is near.
 */
export const neighboursOf = ({ postId, today, now }: At): SQL => sql`
  select living.user_id, living.preferences, living.allergies,
    ${looksFor(sql`living.user_id`, sql`offered.folded_name`)} as asked,
    offered.expiry_date <= ${today}::date + ${literal(rescueDays)} as rescued
  from ${posts} offered cross join lateral (${residentsOf(sql`offered.location`)}) living
  join ${users} u on u.id = living.user_id
  where offered.id = ${postId}::uuid and offered.removed_at is null and offered.quantity > offered.promised
    and offered.expiry_date + offered.grace_days >= ${today}::date
    and living.user_id <> offered.user_id and living.user_id::text <> all(${hiddenFrom(sql`offered.user_id`)})
    and ${isVerified('u')} and not ${isSuspended('u', sql`${now}::timestamptz`)}`
