import type { Pool } from 'pg'

interface Students {
  /** What their addresses begin with. */
  prefix?: string
  /** SQL of the number `n`. */
  id?: string
  /** They live in these in turn; null is the campus's. */
  zones?: readonly (string | null)[]
}

/** Stores students by the thousand, numbered from 1, who came the day before: straight by SQL, signing each up would take hours. */
export async function storeStudents(
  on: Pick<Pool, 'query'>,
  count: number,
  { prefix = 'student', id = 'gen_random_uuid()', zones = [null] }: Students = {},
): Promise<void> {
  await on.query(
    `insert into users (id, email, display_name, folded_name, password_hash, verified_at, time_zone, created_at)
     select ${id}, $1::text || '-' || n || '@campus.test', 'Student ' || n, 'student ' || n, 'none', now(),
            ($2::text[])[1 + n % cardinality($2::text[])], now() - interval '1 day'
     from generate_series(1, $3::int) as n`,
    [prefix, zones, count],
  )
}
