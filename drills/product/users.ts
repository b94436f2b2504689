import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type pg from 'pg'
import { databaseOver } from '../../server/src/platform/database/database.ts'
import { insertSession, insertUser } from '../../server/src/platform/identity/identity.repository.ts'

const sessionMs = 30 * 86_400_000

export interface StoredUser {
  id: string
  token: string
  tokenHash: Buffer
}

/** A user with an open session, stored by the product's own statements. */
export async function addUser(pool: pg.Pool): Promise<StoredUser> {
  const database = databaseOver(pool)
  const id = randomUUID()
  await insertUser(database, {
    id,
    email: `${id}@bench.test`,
    displayName: 'Bench Student',
    passwordHash: 'none',
    timeZone: null,
    verifiedAt: new Date(),
  })
  return { id, ...(await addSession(pool, id)) }
}

/** An open session of a user that is there. */
export async function addSession(pool: pg.Pool, userId: string): Promise<Omit<StoredUser, 'id'>> {
  const token = randomBytes(32).toString('base64url')
  const tokenHash = createHash('sha256').update(token).digest()
  const expiresAt = new Date(Date.now() + sessionMs)
  await insertSession(databaseOver(pool), { userId, tokenHash, expiresAt })
  return { token, tokenHash }
}
