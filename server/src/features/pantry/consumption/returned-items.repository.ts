import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import {
  columnNames,
  columnOrDefault,
  columnsAs,
  columnsTyped,
  columnValues,
} from '#platform/database/column-lists.ts'
import { sqlStatement } from '#platform/database/statement.ts'
import type { StoredItem } from '../pantry.repository.ts'
import { commonKeys, itemKeys, itemLogs, pantryItems } from '../pantry.table.ts'

/** What a returned item is known by; how it was kept is told with it, else comes from the log. */
const returnedKeys = ['name', 'quantity', 'expiryDate', 'remark'] as const
type KeptKey = Exclude<(typeof commonKeys)[number], (typeof returnedKeys)[number] | 'dateAdded'>
const keptKeys = commonKeys.filter(
  (key): key is KeptKey => key !== 'dateAdded' && !returnedKeys.some((each) => each === key),
)

/** By these an item is known again beside how it is kept. */
const knownKeys = ['name', 'expiryDate'] as const

/** What an item is as it leaves a pantry, and how it is kept; a server of the version before tells the latter alone. */
export type ItemKept = Pick<StoredItem, KeptKey> & Partial<Pick<StoredItem, (typeof knownKeys)[number]>>

export const keptOf = (item: StoredItem): ItemKept =>
  // Each of the keys has its value here.
  Object.fromEntries([...keptKeys, ...knownKeys].map((key) => [key, item[key]])) as ItemKept

/** Whether an item is what left it, as far as that was told. A date that was confirmed meanwhile makes nothing else of it. */
export function isAsKept(item: StoredItem, kept: ItemKept | null): boolean {
  const now = keptOf(item)
  return isDeepStrictEqual({ ...now, ...kept, dateSource: now.dateSource }, now)
}

type ReturnedItem = Pick<StoredItem, 'userId' | 'id' | 'dateAdded' | (typeof returnedKeys)[number]> & {
  /** How it was kept, as JSON; null where nobody knows. */
  kept: string | null
  /** The item whose log tells how it was kept then, and its owner's when it was added. */
  loggedAs: string | null
  loggedBy: string
}

/** Stores an item that comes back after the pantry forgot it, or out of another one; it is no new logging. */
export const insertReturnedItem = sqlStatement<ReturnedItem, StoredItem>(
  'pantry_insert_returned_item',
  (at) => sql`
    insert into ${pantryItems} (${columnNames(pantryItems, ['userId', 'id', ...returnedKeys, 'dateAdded', ...keptKeys])})
    select ${columnValues(pantryItems, ['userId', 'id', ...returnedKeys], at)},
           coalesce(case when log.user_id = ${at.userId}::uuid then log.date_added end, ${at.dateAdded}::timestamptz)
           ${sql.join(keptKeys.map((key) => sql`, coalesce(kept.${sql.identifier(key)}, ${columnOrDefault(pantryItems, key, sql`log`)})`))}
    from json_to_record(coalesce(${at.kept}::json, '{}')) as kept (${columnsTyped(pantryItems, keptKeys)})
    left join ${itemLogs} log on log.user_id = ${at.loggedBy}::uuid and log.id = ${at.loggedAs}::uuid
    returning user_id as "userId", ${columnsAs(pantryItems, itemKeys)}, removed_at as "removedAt"`,
)
