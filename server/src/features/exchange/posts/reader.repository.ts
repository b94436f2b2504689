import { sql } from 'drizzle-orm'
import { allergiesOf } from '#features/profile/index.ts'
import type { Revision, Revisions } from '#platform/identity/revisions.ts'
import { nobody } from '#platform/identity/visibility.ts'
import { posts } from '../exchange.table.ts'

/** What a page of posts depends on of who reads it, beside whom they don't meet. */
export interface Reader {
  /** The first date of what they offer themselves; empty: nothing. */
  ownFrom: string
  /** What they must not eat, as they wrote it; empty: nothing. Never leaves the answers to them. */
  allergies: string
}

/** Stands in no date. */
const space = ' '

/** Read with the session: whoever changed it before they asked finds it changed. */
export const readerRevision: Revision = {
  name: 'reader',
  of: (userId) => sql`concat(
    (select min(own.expiry_date) from ${posts} own where own.user_id = ${userId} and own.removed_at is null),
    ${sql.raw(`'${space}'`)}, ${allergiesOf(userId)})`,
}

/** The reader whom a session's lookup told of. */
export function readerAt(at: Revisions): Reader {
  const told = at[readerRevision.name]
  if (typeof told !== 'string') throw new Error('the reader comes with the session')
  const end = told.indexOf(space)
  return { ownFrom: told.slice(0, end), allergies: told.slice(end + space.length) }
}

/**
 * As whom a page is read. Own posts differ from others' only where their date has passed, as others don't see them, and where
 * allergies mark others' posts: everybody else shares a page with those who avoid the same.
 */
export function readAs(userId: string, { ownFrom, allergies }: Reader, today: string): string {
  const isAsOthers = ownFrom === '' || (allergies === '' && ownFrom >= today)
  return isAsOthers ? nobody : userId
}
