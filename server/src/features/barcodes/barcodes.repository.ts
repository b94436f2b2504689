import { limits } from '@shelfmate/contract/api/limits'
import { sql } from 'drizzle-orm'
import { literal, sqlStatement } from '#platform/database/statement.ts'
import { isSuspended, isVerified } from '#platform/identity/users.table.ts'
import { barcodeNames, barcodeProducts } from './barcodes.table.ts'

interface Known {
  mine: string | null
  campus: string | null
}

/** So many people call a product the same before others hear of it. */
const leastPeople = 2
/** People whose names of one product an answer looks at. */
const mostPeople = 400

/**
 * What each of these products is called, in their order: by me, and by the campus where people agree whose addresses are
 * verified and who are not suspended.
 */
export const findNames = sqlStatement<{ userId: string; codes: string[]; now: Date }, Known>(
  'barcodes_names',
  (at) => sql`
    select own.name as mine, campus.name as campus
    from unnest(${at.codes}::text[]) with ordinality as asked (code, n)
    left join ${barcodeNames} own on own.user_id = ${at.userId} and own.code = asked.code
    left join lateral (
      select mode() within group (order by name) as name
      from (
        select any_one.* from ${barcodeNames} any_one
        join users who on who.id = any_one.user_id
        where any_one.code = asked.code and ${isVerified('who')}
          and not ${isSuspended('who', sql`${at.now}::timestamptz`)}
        limit ${literal(mostPeople)}
      ) as names
      group by folded
      having count(*) >= ${literal(leastPeople)}
      order by count(*) desc, max(changed_at) desc
      limit 1
    ) as campus on true
    order by n`,
)

/** Keeps what a user calls products, given as JSON. */
export const keepNames = sqlStatement<{ userId: string; names: string; now: Date }, never>(
  'barcodes_learn',
  (at) => sql`
    insert into ${barcodeNames} (user_id, code, name, folded, changed_at)
    select ${at.userId}::uuid, code, name, folded, ${at.now}::timestamptz
    from json_to_recordset(${at.names}::json) as new (code text, name text, folded text)
    on conflict (user_id, code) do update
      set name = excluded.name, folded = excluded.folded, changed_at = excluded.changed_at`,
)

/** Forgets the oldest of a user's names beyond what one may have. */
export const forgetOldest = sqlStatement<{ userId: string }, never>(
  'barcodes_forget_oldest',
  (at) => sql`
    delete from ${barcodeNames} where user_id = ${at.userId} and code in (
      select code from ${barcodeNames} where user_id = ${at.userId}
      order by changed_at desc, code
      offset ${literal(limits.barcodeNames)}
    )`,
)

interface StoredProduct {
  name: string | null
  askedAt: Date
}

/** What the product-data server said of a product, and when. */
export const findProduct = sqlStatement<{ code: string }, StoredProduct>(
  'barcodes_product',
  (at) => sql`select name, asked_at as "askedAt" from ${barcodeProducts} where code = ${at.code}`,
)

/** Keeps what the product-data server said, and forgets what it said before `oldest`. */
export const keepProduct = sqlStatement<
  { code: string; name: string | null; now: Date; oldest: Date },
  never
>(
  'barcodes_keep_product',
  (at) => sql`
    with forgotten as (
      delete from ${barcodeProducts}
      where asked_at < ${at.oldest}::timestamptz and code <> ${at.code}
    )
    insert into ${barcodeProducts} (code, name, asked_at)
    values (${at.code}, ${at.name}, ${at.now}::timestamptz)
    on conflict (code) do update set name = excluded.name, asked_at = excluded.asked_at`,
)
