import { defaultDorms } from '@shelfmate/contract/campus/dorms'
import type { Client } from 'pg'
import type { Avoided } from '../../server/src/features/exchange/offers/avoided.ts'
import { storeStudents } from '../stored-students.ts'

const dorms = defaultDorms.slice(0, 8)
const places = ['Kitchen on level 3', 'Lobby', 'Lift on level 7']

export const dormOf = (n: number): string => dorms[n % dorms.length] ?? ''
export const placeOf = (n: number): string => places[n % places.length] ?? ''

/** Foods as they are offered, and whether they hold milk. */
const foods = [
  'Tofu',
  'Jasmine rice',
  'Oat milk',
  'Kaya',
  'Crème fraîche',
  'Eggs',
  'Yoghurt',
  'Instant noodles',
]
const milky = [4, 6]
const authors = 1_000

/**
 * Stores so many posts over a year of dates, read by the knowledge of this edition: a quarter with milk, a third with a time
 * and a place to pick them up, one in five with its allergens stated.
 */
export async function fillPosts(client: Client, posts: number, { mask, edition }: Avoided): Promise<void> {
  await storeStudents(client, authors, { prefix: 'author' })
  await client.query(
    `insert into posts (id, user_id, food_name, folded_name, description, quantity, expiry_date, location, comment_count,
                        created_at, version, met_contains, met_may, met_key, allergens, pickup_place, pickup_from, pickup_until)
     select gen_random_uuid(), author, name, lower(unaccent(name)), '', 1 + n % 9, current_date + (n % 365)::int,
            ($2::text[])[1 + n % 8], 0, now(), 1, case when n % 8 = any($5::int[]) then $6::int else 0 end, 0,
            hashtext($7 || name || chr(10) || ''),
            case when n % 5 = 0 then '{"contains": [], "mayContain": []}'::jsonb end,
            case when n % 3 = 0 then ($8::text[])[1 + n / 3 % 3] else '' end,
            case when n % 3 = 0 then now() + interval '1 hour' * (n % 48 - 24) end,
            case when n % 3 = 0 then now() + interval '1 hour' * (n % 48 - 22) end
     from (select n, ($3::text[])[1 + n % 8] || ' ' || n as name, people.id as author
           from generate_series(1, $1::int) as n
           join (select id, row_number() over () as place from users) as people on people.place = 1 + n % $4::int) as drafts`,
    [posts, dorms, foods, authors, milky, mask, edition, places],
  )
  await client.query('vacuum analyze')
}
