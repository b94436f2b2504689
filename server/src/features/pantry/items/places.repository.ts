import { sql } from 'drizzle-orm'
import { sqlStatement } from '#platform/database/statement.ts'
import { pantryItems } from '../pantry.table.ts'

/** How many places of their own somebody would use with these, and how many of these are new beside other items than the named. */
export const countPlaces = sqlStatement<
  { userId: string; places: string[]; common: string[]; but: string[] },
  { count: number; added: number }
>(
  'pantry_count_places',
  (at) => sql`
    with used as (
      select distinct place from ${pantryItems}
      where user_id = ${at.userId} and removed_at is null and place <> all(${at.common}::text[])
        and id <> all(${at.but}::uuid[])
    ), new as (
      select place from unnest(${at.places}::text[]) as named (place) except select place from used
    )
    select ((select count(*) from used) + (select count(*) from new))::int as count,
           (select count(*) from new)::int as added`,
)
