import { sql } from 'drizzle-orm'
import webPush from 'web-push'
import type { Database } from '#platform/database/database.ts'
import { sqlStatement } from '#platform/database/statement.ts'
import { pushKeys } from './push-keys.table.ts'

export type PushKeys = { publicKey: string; privateKey: string }

/** Stores a pair unless there is one. */
const offerKeys = sqlStatement<PushKeys, never>(
  'push_offer_keys',
  (at) => sql`
    insert into ${pushKeys} (public_key, private_key) values (${at.publicKey}, ${at.privateKey}) on conflict do nothing`,
)

const findKeys = sqlStatement<Record<string, never>, PushKeys>(
  'push_find_keys',
  () => sql`select public_key as "publicKey", private_key as "privateKey" from ${pushKeys}`,
)

/** The installation's keys (VAPID, RFC 8292), made by whichever process is the first to ask. */
export async function readPushKeys(database: Database): Promise<PushKeys> {
  const [known] = await findKeys(database, {})
  if (known) return known
  await offerKeys(database, webPush.generateVAPIDKeys())
  const [kept] = await findKeys(database, {})
  if (!kept) throw new Error('the push keys could not be stored')
  return kept
}
