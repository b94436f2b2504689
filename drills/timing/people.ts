import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type pg from 'pg'
import { signUp } from '../product/api.ts'

/** Addresses with an account and without, of one form; and cookies of as many sessions. */
export interface People {
  known: string[]
  unknown: string[]
  cookies: string[]
}

/** The password of everybody here: that of `signUp`. */
export const password = 'steamed-rice with kaya 9'

const addresses = (count: number) =>
  Array.from({ length: count }, () => `${randomBytes(8).toString('hex')}@campus.test`)

/** Stores accounts by the hundred: copies of one that signed up, for hashing each password would take minutes. */
export async function storePeople(client: pg.Client, url: string, count: number): Promise<People> {
  const { userId } = await signUp(url)
  const [known, unknown] = [addresses(count), addresses(count)]
  const askers = addresses(2 * count)
  const tokens = askers.map(() => randomBytes(32).toString('base64url'))
  const ids = askers.map(() => randomUUID())
  const store = `
    insert into users (id, email, display_name, folded_name, password_hash, verified_at)
    select given.id, given.email, u.display_name, u.folded_name, u.password_hash, now()
    from users u, unnest($2::uuid[], $3::text[]) as given (id, email) where u.id = $1`
  await client.query(store, [userId, known.map(() => randomUUID()), known])
  await client.query(store, [userId, ids, askers])
  await client.query(
    `insert into sessions (user_id, token_hash, expires_at)
     select user_id, token_hash, now() + interval '30 days'
     from unnest($1::uuid[], $2::bytea[]) as given (user_id, token_hash)`,
    [ids, tokens.map((token) => createHash('sha256').update(token).digest())],
  )
  await client.query('analyze')
  return { known, unknown, cookies: tokens.map((token) => `sid=${token}`) }
}
