import type pg from 'pg'
import { addUser } from '../product/users.ts'

export interface Person {
  id: string
  cookie: string
}

/** People with a session that outlasts every move of the clock, past their first days. */
export async function people(pool: pg.Pool, count: number): Promise<Person[]> {
  const users: Person[] = []
  while (users.length < count) {
    const { id, token } = await addUser(pool)
    users.push({ id, cookie: `sid=${token}` })
  }
  const ids = [users.map(({ id }) => id)]
  await pool.query(`update users set created_at = now() - interval '1 year' where id = any($1::uuid[])`, ids)
  await pool.query(`update sessions set expires_at = '2090-01-01' where user_id = any($1::uuid[])`, ids)
  return users
}
