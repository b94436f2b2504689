import { type SQL, sql } from 'drizzle-orm'
import { blocks } from './blocks/blocks.table.ts'

/** Whoever looks, with the ids of those whom they neither see nor reach. */
export interface Onlooker {
  userId: string
  hidden: readonly string[]
}

/** The reader of what everybody sees: an id that no account has, nor could have when the nil UUID was still allowed. */
export const nobody = '00000000-0000-0000-0000-000000000001'

/** Whether somebody may see and reach somebody else: the one place that decides it (D57). */
export const mayInteract = ({ hidden }: Pick<Onlooker, 'hidden'>, otherId: string): boolean =>
  !hidden.includes(otherId)

/** For queries: whether two people are hidden from each other at the moment. */
export const isHidden = (userId: SQL, otherId: SQL): SQL => sql`exists (
  select from ${blocks} hidden_ where hidden_.user_id = ${userId} and hidden_.other_id = ${otherId})`

/** For queries: the ids of all who are hidden from a user, as an array; the same pair the other way round. */
export const hiddenFrom = (userId: SQL): SQL =>
  sql`array(select hidden_.other_id::text from ${blocks} hidden_ where hidden_.user_id = ${userId})`
