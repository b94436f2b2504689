import { type SQL, sql } from 'drizzle-orm'
import { type Lists, listedAs, listsOf } from '#platform/database/column-lists.ts'
import { type Slots, sqlStatement } from '#platform/database/statement.ts'
import { idempotencyKeys } from './idempotency.table.ts'

export type RequestKind = (typeof idempotencyKeys.$inferSelect)['kind']

type Owned = { userId: string; id: string }

/** What a statement that keeps a key takes beside its own values. */
export type KeyValues = {
  keyOf: string
  keyId: string
  keyKind: RequestKind
  keyFingerprint: Buffer | null
  /** JSON; null for what is read anew when it is asked for again. */
  keyAnswer: string | null
  keyAt: string
}

/**
 * Keeps a request's key and answer: part of the statement that makes what was asked for, as `with key as (…)`, so that it
 * costs no exchange. Fails where the id was used before (see once); a twin that is under way is waited for. `condition`
 * says when there is something to keep it for.
 */
export const keyKept = (at: Slots<KeyValues>, condition = sql`true`): SQL => sql`
  insert into ${idempotencyKeys} (user_id, id, kind, fingerprint, answer, answered_at)
  select ${at.keyOf}::uuid, ${at.keyId}::uuid, ${at.keyKind}, fingerprint, ${at.keyAnswer}::jsonb, ${at.keyAt}::timestamptz
  from (select ${at.keyFingerprint}::bytea as fingerprint) sent
  where fingerprint is not null and ${condition}`

const keyColumns = {
  keyOf: 'uuid',
  keyId: 'uuid',
  keyKind: 'text',
  keyFingerprint: 'bytea',
  keyAnswer: 'jsonb',
  keyAt: 'timestamptz',
} as const satisfies Record<keyof KeyValues, string>

// Object.keys knows no names: they are the table's own.
const keyNames = Object.keys(keyColumns) as (keyof KeyValues)[]

/** The same of several requests, given as lists (see keyLists). */
export const keysKept = (at: Slots<Lists<KeyValues>>): SQL => sql`
  insert into ${idempotencyKeys} (user_id, id, kind, fingerprint, answer, answered_at)
  select * from (
    select ${sql.join(
      keyNames.map((name) => listedAs(at[name], keyColumns[name], name)),
      sql.raw(', '),
    )}
  ) sent
  where "keyFingerprint" is not null
  order by "keyOf", "keyId"`

/** Keys as the lists that keysKept takes. */
export const keyLists = (keys: readonly KeyValues[]): Lists<KeyValues> => listsOf(keys, keyNames)

/** The same for what may be made anew by the same request once it is gone. */
export const keyRenewed = (at: Slots<KeyValues>): SQL => sql`
  ${keyKept(at)} on conflict (user_id, id) do update set answered_at = excluded.answered_at`

/** The same as a statement of its own. */
export const keepKey = sqlStatement<KeyValues, never>('idempotency_keep', (at) => keyKept(at))

export interface KeptKey {
  kind: RequestKind
  fingerprint: Buffer | null
  answer: unknown
}

export const findKey = sqlStatement<Owned, KeptKey>(
  'idempotency_find',
  (at) => sql`
    select kind, fingerprint, answer from ${idempotencyKeys} where user_id = ${at.userId} and id = ${at.id}`,
)

/** For other queries: when a request was answered, while its key is kept. */
export const answeredAt = (userId: SQL, id: SQL): SQL => sql`
  (select answered_at from ${idempotencyKeys} k where k.user_id = ${userId} and k.id = ${id})`

/** Takes parts out of kept answers, for words that shall be kept nowhere; `of` selects user_id and id of their requests. */
export const forgettingParts = (of: SQL, parts: readonly string[]): SQL => {
  const nulls = JSON.stringify(Object.fromEntries(parts.map((part) => [part, null])))
  return sql`
    update ${idempotencyKeys} k set answer = answer || ${sql.raw(`'${nulls}'`)}::jsonb
    from (${of}) as request
    where k.user_id = request.user_id and k.id = request.id`
}

/** Forgets some keys that were kept before a moment. */
export const purgeKeys = sqlStatement<{ before: string; limit: number }, { id: string }>(
  'idempotency_purge',
  (at) => sql`
    delete from ${idempotencyKeys} where (user_id, id) in (
      select user_id, id from ${idempotencyKeys} where answered_at < ${at.before}::timestamptz limit ${at.limit}::int
    ) returning id`,
)
