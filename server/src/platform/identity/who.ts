import { type SQL, sql } from 'drizzle-orm'
import { isVerified } from './users.table.ts'
import { hiddenFrom } from './visibility.ts'

/** Stands in no id, moment, address or zone. */
const unitSeparator = '\u001f'

/** A session and its user. */
export interface Who {
  id: string
  expiresAt: Date
  userId: string
  verified: boolean
  since: Date
  hidden: string[]
  timeZone: string | null
  email: string
  displayName: string
}

/** For the lookup: a session `s` and its user `u` in one text, which is another whenever anything of it is. */
export const who = (): SQL => sql`
  concat_ws(${sql.raw(`'${unitSeparator}'`)}, s.id, s.expires_at, u.id, ${isVerified('u')}, u.created_at,
    array_to_string(${hiddenFrom(sql`u.id`)}, ' '), coalesce(u.time_zone, ''), u.email, u.display_name)`

/** A session and its user from the text that the lookup writes of them. */
export function whoOf(text: string): Who {
  const [id = '', expiresAt = '', userId = '', verified, since = '', hidden, timeZone, email = '', ...name] =
    text.split(unitSeparator)
  return {
    id,
    userId,
    email,
    expiresAt: new Date(expiresAt),
    verified: verified === 't',
    since: new Date(since),
    hidden: hidden ? hidden.split(' ') : [],
    timeZone: timeZone || null,
    // The last, and the only one that somebody made up.
    displayName: name.join(unitSeparator),
  }
}
