import { limits } from '@shelfmate/contract/api/limits'
import { commonPlaces } from '@shelfmate/contract/pantry/pantry'
import { sql } from 'drizzle-orm'
import type { Executor } from '#platform/database/database.ts'
import { sqlStatement } from '#platform/database/statement.ts'
import { DomainError } from '#platform/errors/domain-error.ts'
import { pantryItems } from '../pantry.table.ts'

const known = new Set<string>(['', ...commonPlaces])

/** How many places of their own somebody would use with these, and how many of these are new. */
const countPlaces = sqlStatement<
  { userId: string; places: string[]; common: string[] },
  { count: number; added: number }
>(
  'pantry_count_places',
  (at) => sql`
    with used as (
      select distinct place from ${pantryItems}
      where user_id = ${at.userId} and removed_at is null and place <> all(${at.common}::text[])
    ), new as (
      select place from unnest(${at.places}::text[]) as named (place) except select place from used
    )
    select ((select count(*) from used) + (select count(*) from new))::int as count,
           (select count(*) from new)::int as added`,
)

/** Places that everybody has, ones that this owner uses already, or a further one of their own (D37). Errors: PLACES_FULL. */
export async function requirePlaces(on: Executor, userId: string, places: readonly string[]): Promise<void> {
  const own = [...new Set(places)].filter((place) => !known.has(place))
  if (own.length === 0) return
  const [used] = await countPlaces(on, { userId, places: own, common: [...known] })
  if (used && used.count > limits.ownPlaces && used.added > 0) throw new DomainError('PLACES_FULL')
}
