import type { ErrorCode } from '@shelfmate/contract/api/errors'

/** What happened to a user, as SQL that takes their id, and how what they ask for then is refused. */
export type Unheard = [what: string, change: string, code: ErrorCode]

/** What another process may do to somebody who is remembered: this one hears nothing of it. */
export const unheard: Unheard[] = [
  ['has logged out', 'delete from sessions where user_id = $1', 'UNAUTHENTICATED'],
  [
    'has not been there for too long',
    "update sessions set expires_at = '2020-01-01' where user_id = $1",
    'UNAUTHENTICATED',
  ],
  [
    'has another token',
    'update sessions set token_hash = sha256(token_hash) where user_id = $1',
    'UNAUTHENTICATED',
  ],
  ['is suspended', 'update users set suspended_at = now() where id = $1', 'UNAUTHENTICATED'],
  ['is verified no more', 'update users set verified_at = null where id = $1', 'UNVERIFIED'],
]
