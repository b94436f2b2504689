import type pg from 'pg'
import type { State, StoredActs } from './acts.ts'
import type { Item, Shelf } from './shelf.ts'

/** What PostgreSQL holds of one owner, read past the product. */
export interface Stored {
  shelf: Shelf
  /** Numbers that the product keeps beside the rows they count, and what they should be. */
  faults: string[]
}

/** Everything that the database holds of a user’s pantry, read past the product. */
export async function readStored(client: pg.Client, userId: string): Promise<Stored> {
  const rowsOf = async <Row>(text: string): Promise<Row[]> => (await client.query(text, [userId])).rows
  const items = await rowsOf<Item>(
    `select id, name, quantity, expiry_date::text as "expiryDate", remark, place, condition
     from pantry_items where user_id = $1 and removed_at is null`,
  )
  const logged = await rowsOf<{ id: string; replaces: string | null }>(
    'select id, replaces from item_logs where user_id = $1',
  )
  const consumed = await rowsOf<{ id: string }>('select id from consumption_logs where user_id = $1')
  const [counts] = await rowsOf<Record<string, number>>(
    `select item_count, coalesce(c.logged, 0) as logged, coalesce(c.consumed, 0) as consumed
     from pantries p left join achievement_counters c using (user_id) where p.user_id = $1`,
  )
  const added = logged.filter(({ replaces }) => replaces === null).length
  const should = { item_count: items.length, logged: added, consumed: consumed.length }
  return {
    shelf: {
      items: new Map(items.map((item) => [item.id, item])),
      logged: new Map(logged.map(({ id, replaces }) => [id, replaces === null ? 'added' : 'replaced'])),
      consumptions: new Set(consumed.map(({ id }) => id)),
    },
    faults: Object.entries(should)
      .filter(([name, count]) => (counts?.[name] ?? 0) !== count)
      .map(([name, count]) => `${name} is ${counts?.[name]} but ${count} rows are there`),
  }
}

/** What is stored of a user's actions on several items, and of what they did. */
export async function readActs(client: pg.Client, userId: string): Promise<StoredActs> {
  const rowsOf = async <Row>(text: string): Promise<Row[]> => (await client.query(text, [userId])).rows
  const actions = await rowsOf<StoredActs['actions'][number]>(
    'select id, action, items from item_actions where user_id = $1 order by seq, done_at',
  )
  const uses = await rowsOf<{ id: string; itemId: string }>(
    'select id, item_id as "itemId" from consumption_logs where user_id = $1',
  )
  const items = await rowsOf<{ id: string; isRemoved: boolean } & State>(
    `select id, removed_at is not null and quantity > 0 as "isRemoved", expiry_date::text as "expiryDate",
       date_source as "dateSource", place, condition, date_before as "dateBefore"
     from pantry_items where user_id = $1`,
  )
  return {
    actions,
    consumptions: new Map(uses.map(({ id, itemId }) => [id, itemId])),
    items: new Map(items.map(({ id, isRemoved, ...state }) => [id, { isRemoved, state }])),
  }
}
