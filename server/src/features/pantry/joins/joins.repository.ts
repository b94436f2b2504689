import { sql } from 'drizzle-orm'
import { columnNames } from '#platform/database/column-lists.ts'
import { sqlStatement } from '#platform/database/statement.ts'
import { itemActions, pantryItems } from '../pantry.table.ts'

/** Sets how many pieces items are, given as JSON. */
export const setQuantities = sqlStatement<{ userId: string; items: string }, never>(
  'pantry_set_quantities',
  (at) => sql`
    update ${pantryItems} i set quantity = s.quantity
    from json_to_recordset(${at.items}::json) as s (id uuid, quantity int)
    where i.user_id = ${at.userId} and i.id = s.id`,
)

/** Takes items out for good; their log entries stay. */
export const deleteItems = sqlStatement<{ userId: string; itemIds: string[] }, never>(
  'pantry_delete_items',
  (at) => sql`delete from ${pantryItems} where user_id = ${at.userId} and id = any(${at.itemIds}::uuid[])`,
)

type NewJoin = { userId: string; id: string; items: string; doneAt: string }

/** Keeps what the undo of an addition needs beside its log: which items it was joined to. */
export const insertJoin = sqlStatement<NewJoin, never>(
  'pantry_insert_join',
  (at) => sql`
    insert into ${itemActions} (${columnNames(itemActions, ['userId', 'id', 'action', 'items', 'doneAt'])})
    values (${at.userId}, ${at.id}, 'join', ${at.items}::jsonb, ${at.doneAt})`,
)
